/// Names of zip members: their encoding, and what makes one dangerous.
public enum ZipName {
    /// The name in `bytes`: UTF-8 if the archive says so, else code page 437; broken UTF-8 is repaired with U+FFFD.
    static func decode(_ bytes: some Collection<UInt8>, isUTF8: Bool) -> String {
        guard !isUTF8 else { return String(decoding: bytes, as: UTF8.self) }
        var name = String.UnicodeScalarView()
        for byte in bytes { name.append(byte < 0x80 ? Unicode.Scalar(byte) : codePage437[Int(byte) - 0x80]) }
        return String(name)
    }

    /// Whether `name` would be dangerous as a path on some system.
    ///
    /// So are: absolute names, empty, `.` and `..` parts, backslashes, colons (drives and hidden streams), control and
    /// direction characters, U+FFFD from a repair, characters that Windows reserves, its device names, parts that end
    /// with a point or blank or are longer than 255 bytes, and no name at all.
    /// - Complexity: O(n) in the name.
    public static func isSuspicious(_ name: String) -> Bool {
        guard !name.unicodeScalars.contains(where: isDangerous) else { return true }
        var parts = name.split(separator: "/", omittingEmptySubsequences: false)
        if parts.count > 1, parts.last?.isEmpty == true { parts.removeLast() }
        return parts.contains { isDangerous(part: $0) }
    }

    private static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7f..<0xa0: true
        case 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069, 0xfeff, 0xfffd: true
        default: "\\:*?\"<>|".unicodeScalars.contains(scalar)
        }
    }

    private static func isDangerous(part: Substring) -> Bool {
        guard let last = part.utf8.last, part.utf8.count <= 255 else { return true }
        guard last != ascii("."), last != ascii(" ") else { return true }
        let stem = part.prefix { $0 != "." }.uppercased()
        if ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"].contains(stem) { return true }
        return stem.count == 4 && (stem.hasPrefix("COM") || stem.hasPrefix("LPT")) && stem.last?.isNumber == true
    }
}

/// The characters of code page 437 for the bytes 0x80 to 0xff.
private let codePage437 = Array(
    """
    ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒ
    áíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐
    └┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀
    αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{a0}
    """.unicodeScalars.filter { $0 != "\n" }
)

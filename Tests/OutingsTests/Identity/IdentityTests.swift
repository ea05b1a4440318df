import Testing
import TurOutings

@Suite struct SHA256Tests {
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func `the digests are those of FIPS 180-4`(text: String, digest: String) {
        #expect(SHA256.digest(Array(text.utf8)).description == digest)
    }

    @Test func `feeding in parts of any size gives the digest of the whole`() {
        let bytes = (0..<1_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
        for size in [1, 3, 55, 56, 63, 64, 65, 200, 999] {
            var hash = SHA256()
            for start in stride(from: 0, to: bytes.count, by: size) {
                hash.update(Array(bytes[start..<min(start + size, bytes.count)]))
            }
            #expect(hash.finish() == SHA256.digest(bytes), "parts of \(size)")
        }
    }
}

@Suite struct IdentifierTests {
    @Test func `an identifier of content is UUID version 8 and the same every time`() {
        let digest = SHA256.digest(Array("abc".utf8))
        let identifier = Identifier.named("outing 0", in: digest)
        #expect(identifier == .named("outing 0", in: digest))
        #expect(identifier != .named("outing 1", in: digest))
        let text = identifier.description
        #expect(Array(text)[14] == "8" && "89ab".contains(Array(text)[19]))
        #expect(Identifier(text.uppercased()) == identifier && Identifier(bytes: identifier.bytes) == identifier)
    }

    @Test func `order is that of the texts`() {
        var generator = SystemRandomNumberGenerator()
        let identifiers = (0..<200).map { _ in Identifier.random(using: &generator) }
        #expect(identifiers.sorted().map(\.description) == identifiers.map(\.description).sorted())
    }

    @Test(arguments: [
        "", "abc", "6ba7b810-9dad-11d1-80b4-00c04fd430c", "6ba7b810-9dad-11d1-80b4-00c04fd430cg",
        "+ba7b810-9dad-11d1-80b4-00c04fd430c8",
    ])
    func `what is no UUID is none`(text: String) { #expect(Identifier(text) == nil) }
}

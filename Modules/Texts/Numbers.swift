/// Numbers, lengths, durations and dates as a person of the language writes them.
extension Texts {
    private var decimalSeparator: String {
        switch language {
        case .en, .ja: "."
        default: ","
        }
    }

    /// `value` with `decimals` digits behind the separator, rounded half away from zero, without grouping.
    public func number(_ value: Double, decimals: Int) -> String {
        let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
        let scaled = (abs(value) * scale).rounded()
        guard scaled < 1e15 else { return "\(value)" }
        let digits = String(Int(scaled))
        let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
        let whole = padded.dropLast(decimals)
        let sign = value < 0 && scaled > 0 ? "-" : ""
        return sign + whole + (decimals > 0 ? decimalSeparator + padded.suffix(decimals) : "")
    }

    /// A length: metres below one kilometre, else kilometres with two digits; or feet and miles.
    public func length(_ metres: Double, units: Units) -> String {
        switch units {
        case .kilometres:
            return metres.rounded() < 1_000
                ? "\(number(metres, decimals: 0)) m" : "\(number(metres / 1_000, decimals: 2)) km"
        case .miles:
            let miles = metres / 1_609.344
            return miles < 0.1 ? "\(number(metres / 0.3048, decimals: 0)) ft" : "\(number(miles, decimals: 2)) mi"
        }
    }

    /// A height: whole metres, or feet.
    public func height(_ metres: Double, units: Units) -> String {
        units == .miles ? "\(number(metres / 0.3048, decimals: 0)) ft" : "\(number(metres, decimals: 0)) m"
    }

    /// A speed: kilometres or miles an hour with one digit.
    public func speed(_ metresPerSecond: Double, units: Units) -> String {
        units == .miles
            ? "\(number(metresPerSecond * 3_600 / 1_609.344, decimals: 1)) mph"
            : "\(number(metresPerSecond * 3.6, decimals: 1)) km/h"
    }

    /// A pace: minutes and seconds for a kilometre or mile.
    public func pace(_ metresPerSecond: Double, units: Units) -> String {
        guard metresPerSecond > 0 else { return "–" }
        let seconds = Int(((units == .miles ? 1_609.344 : 1_000) / metresPerSecond).rounded())
        let rest = seconds % 60
        return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest) /\(units == .miles ? "mi" : "km")"
    }

    /// A duration on a clock: 45:10, or 1:02:03 from an hour on.
    public func duration(_ seconds: Double) -> String {
        let whole = Int(seconds.rounded())
        let (hours, minutes, rest) = (whole / 3_600, whole / 60 % 60, whole % 60)
        let tail = "\(two(minutes)):\(two(rest))"
        return hours > 0 ? "\(hours):\(tail)" : "\(minutes):\(two(rest))"
    }

    /// A day with its weekday, for example "lø.
    ///
    /// 11. mai 2024"; `weekday` from Monday 1 to Sunday 7.
    public func date(year: Int, month: Int, day: Int, weekday: Int) -> String {
        let name = weekdays[weekday - 1]
        switch language {
        case .ja: return "\(year)年\(month)月\(day)日(\(name))"
        case .en: return "\(name) \(day) \(months[month - 1]) \(year)"
        case .fr, .it: return "\(name) \(day) \(months[month - 1]) \(year)"
        case .nb, .de, .cs: return "\(name) \(day). \(months[month - 1]) \(year)"
        }
    }

    /// A month with its year, for example "mai 2024".
    public func month(_ month: Int, year: Int) -> String {
        language == .ja ? "\(year)年\(month)月" : "\(months[month - 1]) \(year)"
    }

    /// The short names of the days of the week, Monday first.
    public var weekdays: [String] {
        switch language {
        case .nb: ["ma.", "ti.", "on.", "to.", "fr.", "lø.", "sø."]
        case .de: ["Mo.", "Di.", "Mi.", "Do.", "Fr.", "Sa.", "So."]
        case .en: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        case .fr: ["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."]
        case .it: ["lun", "mar", "mer", "gio", "ven", "sab", "dom"]
        case .cs: ["po", "út", "st", "čt", "pá", "so", "ne"]
        case .ja: ["月", "火", "水", "木", "金", "土", "日"]
        }
    }

    private var months: [String] { Self.months[language] ?? [] }

    private static let months: [Language: [String]] = [
        .nb: "jan. feb. mars april mai juni juli aug. sep. okt. nov. des.",
        .de: "Jan. Feb. März April Mai Juni Juli Aug. Sep. Okt. Nov. Dez.",
        .en: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
        .fr: "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
        .it: "gen feb mar apr mag giu lug ago set ott nov dic",
        .cs: "led úno bře dub kvě čvn čvc srp zář říj lis pro",
        .ja: "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月",
    ].mapValues { $0.split(separator: " ").map(String.init) }

    private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

/// The units in which lengths are shown.
public enum Units: String, CaseIterable, Sendable {
    case kilometres = "km"
    case miles = "mi"
}

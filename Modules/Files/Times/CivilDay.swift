/// A day of the proleptic Gregorian calendar, without a zone.
public struct CivilDay: BitwiseCopyable, Hashable, Comparable, Sendable {
    /// The year; 0 is the year before 1.
    public var year: Int
    /// The month, 1 to 12.
    public var month: Int
    /// The day of the month, 1 to 31.
    public var day: Int

    /// The day as given, which is not checked; see ``isReal``.
    @inlinable public init(year: Int, month: Int, day: Int) { (self.year, self.month, self.day) = (year, month, day) }

    /// The day that is `days` after 1970-01-01, negative before it.
    ///
    /// The calendar repeats every 400 years or 146,097 days. Within such an era, begun on 1 March so that the leap day
    /// comes last, the year follows from taking out the leap days, and the month from a line through the lengths of the
    /// months March to February (153 days for five months).
    @inlinable public init(daysSince1970 days: Int) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
        month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// How many days after 1970-01-01 this is, negative before it; the inverse of `init(daysSince1970:)`.
    @inlinable public var daysSince1970: Int {
        let marchYear = month <= 2 ? year - 1 : year
        let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
        let yearOfEra = marchYear - era * 400
        let marchMonth = month > 2 ? month - 3 : month + 9
        let dayOfYear = (153 * marchMonth + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// The day of the week, 1 for Monday to 7 for Sunday.
    @inlinable public var weekday: Int {
        let remainder = (daysSince1970 + 3) % 7
        return (remainder < 0 ? remainder + 7 : remainder) + 1
    }

    /// Whether the calendar has this day.
    @inlinable public var isReal: Bool {
        month >= 1 && month <= 12 && day >= 1 && (day <= 28 || day <= Self.length(ofMonth: month, year: year))
    }

    /// The number of days of a month, 28 to 31.
    @inlinable public static func length(ofMonth month: Int, year: Int) -> Int {
        guard month == 2 else { return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31 }
        return isLeap(year) ? 29 : 28
    }

    /// Whether `year` has a 29 February.
    @inlinable public static func isLeap(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }

    /// Earlier first.
    @inlinable public static func < (left: CivilDay, right: CivilDay) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

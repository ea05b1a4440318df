import Testing
import TurFiles

@Suite struct CivilDayTests {
    @Test func `every day from 1900 to 2100 follows the one before and comes back from its number`() {
        var date = CivilDay(year: 1900, month: 1, day: 1)
        var number = -25_567
        var weekday = 1
        while date.year <= 2100 {
            #expect(date.isReal && date.daysSince1970 == number && CivilDay(daysSince1970: number) == date)
            #expect(date.weekday == weekday)
            (date, number, weekday) = (Self.next(date), number + 1, weekday % 7 + 1)
        }
        #expect(number == 47_847)
    }

    @Test(arguments: [
        (1970, 1, 1, 0), (1970, 1, 2, 1), (1969, 12, 31, -1), (2000, 2, 29, 11_016), (2000, 3, 1, 11_017),
        (2024, 5, 11, 19_854), (1, 1, 1, -719_162), (0, 3, 1, -719_468), (0, 2, 29, -719_469), (-1, 12, 31, -719_529),
        (-400, 3, 1, -865_565), (9_999, 12, 31, 2_932_896),
    ])
    func `known days have their known numbers`(year: Int, month: Int, day: Int, number: Int) {
        let date = CivilDay(year: year, month: month, day: day)
        #expect(date.daysSince1970 == number)
        #expect(CivilDay(daysSince1970: number) == date)
    }

    @Test(arguments: [
        (2023, 2, 29), (1900, 2, 29), (2024, 2, 30), (2024, 4, 31), (2024, 13, 1), (2024, 0, 1), (2024, 1, 0),
        (2024, 1, 32),
    ])
    func `days that the calendar lacks are not real`(year: Int, month: Int, day: Int) {
        #expect(!CivilDay(year: year, month: month, day: day).isReal)
    }

    private static func next(_ date: CivilDay) -> CivilDay {
        let lengths =
            [31, date.year % 4 == 0 && date.year != 1900 && date.year != 2100 ? 29 : 28, 31, 30, 31, 30]
            + [31, 31, 30, 31, 30, 31]
        if date.day < lengths[date.month - 1] {
            return CivilDay(year: date.year, month: date.month, day: date.day + 1)
        }
        if date.month < 12 { return CivilDay(year: date.year, month: date.month + 1, day: 1) }
        return CivilDay(year: date.year + 1, month: 1, day: 1)
    }
}

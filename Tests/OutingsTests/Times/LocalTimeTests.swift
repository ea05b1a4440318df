import Testing
import TurGeo
import TurOutings

@Suite struct LocalTimeTests {
    @Test(arguments: [
        "2024-10-27T02:30:00+02:00", "2024-10-27T02:30:00+01:00", "1969-12-31T23:59:59.999-05:30",
        "2000-02-29T00:00:00+00:00", "1900-03-01T12:00:00.500+14:00",
    ])
    func `a written time comes back`(text: String) throws {
        #expect(try #require(LocalTime(text)).description == text)
    }

    @Test func `the offset decides the local day`() throws {
        let time = try #require(LocalTime("2024-05-11T23:30:00Z"))
        #expect(time.date.text == "2024-05-11")
        #expect(LocalTime(time.instant, offsetMinutes: 120).date.text == "2024-05-12")
        #expect(LocalTime(time.instant, offsetMinutes: 120).millisecondsOfDay == 5_400_000)
        #expect(LocalTime(Instant(milliseconds: -1), offsetMinutes: 0).date.text == "1969-12-31")
    }

    @Test(arguments: [
        "", "2024-05-11", "2024-13-11T00:00:00Z", "2024-05-11T24:00:00Z", "2024-05-11T10:00Z", "2024-05-11 10:00:00Z",
    ])
    func `what is no time is none`(text: String) { #expect(LocalTime(text) == nil) }
}

@Suite struct CivilDateTests {
    @Test func `every day from 1899 to 2101 counts on by one and comes back`() throws {
        var date = try #require(CivilDate(year: 1899, month: 1, day: 1))
        var days = date.daysSince1970
        var weekday = date.weekday
        while date.year < 2_101 {
            #expect(date.daysSince1970 == days && CivilDate(date.text) == date && date.weekday == weekday)
            days += 1
            weekday = weekday % 7 + 1
            date = CivilDate(daysSince1970: days)
        }
    }

    @Test func `known days have their weekday`() {
        #expect(CivilDate("2024-05-11")?.weekday == 6)
        #expect(CivilDate("1970-01-01")?.weekday == 4)
        #expect(CivilDate("2023-02-29") == nil && CivilDate("1900-02-29") == nil && CivilDate("2000-02-29") != nil)
    }
}

import Foundation
import Testing
import TurFormatMapPage
import TurGeo
import TurOutings
import TurTestBrowser

@Suite(.serialized, .enabled(if: Chromium.program != nil, "Chromium is not installed: no page was opened"))
struct MapPageBrowserTests {
    @Test func `filters change what is drawn, counted, labelled and listed`() throws {
        let visit = try PageVisit(SampleMap.page.html(SampleMap.outings(60, points: 120), today: SampleMap.today))
        #expect(try visit.drawn == 60)
        #expect(try visit.text("#count") == "60 of 60 outings")
        #expect(try visit.count("#list .row") == 60)
        #expect(try visit.labelled() == 60)
        // The 60 days up to Saturday, 30 November 2024: nine Saturdays, eight Sundays.
        for (filter, value, expected) in [
            ("days", "end", 17), ("days", "6", 9), ("days", "work", 43), ("period", "days", 21), ("period", "year", 43),
        ] {
            try visit.choose(filter, value)
            #expect(try visit.drawn == expected, "\(filter) \(value)")
            #expect(try visit.text("#count") == "\(expected) of 60 outings")
            #expect(try visit.count("#list .row") == expected)
            #expect(try visit.labelled() == expected)
        }
        try visit.choose("period", "all")
        try visit.choose("days", "all")
        let runs = SampleMap.outings(60, points: 120).filter { $0.kinds == [KindID(rawValue: "run")] }.count
        try visit.choose("kind", "2")
        #expect(try visit.drawn == runs && runs > 0)
        try visit.close()
    }

    @Test func `a filter that nothing passes says so, and one button takes it off`() throws {
        var outings = SampleMap.outings(2, points: 60)
        for index in outings.indices { outings[index].start = nil }
        let visit = try PageVisit(SampleMap.page.html(outings, today: SampleMap.today))
        try visit.choose("period", "days")
        #expect(try visit.drawn == 0)
        #expect(try visit.text("#message p") == "No outing matches these filters.")
        _ = try visit.page.value("document.querySelector('#message button').click()")
        try visit.page.settle()
        #expect(try visit.drawn == 2)
        #expect(try visit.text("#message").isEmpty)
        try visit.close()
    }

    @Test func `a click on a line opens its popup, Escape closes it, a click beside it does nothing`() throws {
        let visit = try PageVisit(SampleMap.page.html(SampleMap.apart(), today: SampleMap.today))
        for (weekday, title) in [(1, "By the lake"), (3, "Up the hill")] {
            let place = try visit.placeOnLine(weekday: weekday)
            try visit.page.click(place.x + 8, place.y)
            #expect(try visit.text("#card h2") == title)
            #expect(try visit.count("#card svg .area") == 1)
            #expect(try visit.count("body.chosen") == 1)
            try visit.page.press("Escape")
            #expect(try visit.text("#card").isEmpty)
            #expect(try visit.count("body.chosen") == 0)
        }
        try visit.page.click(1_300, 40)
        #expect(try visit.text("#card").isEmpty)
        try visit.close()
    }

    @Test func `several lines under one click are offered as a choice`() throws {
        var outings = SampleMap.apart()
        outings[1].legs = outings[0].legs
        let visit = try PageVisit(SampleMap.page.html(outings, today: SampleMap.today))
        let place = try visit.placeOnLine(weekday: 3)
        try visit.page.click(place.x, place.y)
        #expect(try visit.text("#card h2") == "Choose an outing")
        #expect(try visit.count("#card .row") == 2)
        _ = try visit.page.value("document.querySelectorAll('#card .row')[0].click()")
        #expect(["By the lake", "Up the hill"].contains(try visit.text("#card h2")))
        try visit.close()
    }

    @Test func `keys, wheel and buttons zoom, arrows pan`() throws {
        let visit = try PageVisit(SampleMap.page.html(SampleMap.apart(), today: SampleMap.today))
        let whole = try visit.text("#scale")
        _ = try visit.page.value("document.getElementById('map').focus()")
        for _ in 0..<4 { try visit.page.press("+") }
        #expect(try visit.text("#scale") != whole)
        for _ in 0..<25 { try visit.page.press("ArrowLeft") }
        #expect(try visit.drawn == 0)
        #expect(try visit.text("#list .hint") == "Nothing here. Zoom out to find your outings.")
        _ = try visit.page.value("document.getElementById('fit').click()")
        try visit.page.settle()
        #expect(try visit.drawn == 2)
        #expect(try visit.text("#scale") == whole)
        let wheel: [String: Any] = ["type": "mouseWheel", "x": 900, "y": 400, "deltaX": 0, "deltaY": -800]
        for _ in 0..<4 { try visit.page.call("Input.dispatchMouseEvent", wheel) }
        try visit.page.settle()
        #expect(try visit.text("#scale") != whole)
        try visit.close()
    }

    @Test func `a finger drags, two fingers zoom, and a finger hits a line at twice the reach of a mouse`() throws {
        let visit = try PageVisit(SampleMap.page.html(SampleMap.apart(), today: SampleMap.today))
        try visit.page.call("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 2])
        let place = try visit.placeOnLine(weekday: 1)
        try visit.page.touch([[(place.x - 18, place.y)]])
        #expect(try visit.text("#card h2") == "By the lake")
        try visit.page.press("Escape")
        let whole = try visit.text("#scale")
        try visit.page.touch([[(800, 400), (900, 400)], [(700, 400), (1_000, 400)], [(500, 400), (1_200, 400)]])
        #expect(try visit.text("#scale") != whole)
        _ = try visit.page.value("document.getElementById('fit').click()")
        for _ in 0..<3 { try visit.page.touch([[(500, 400)], [(900, 400)], [(1_300, 400)]]) }
        #expect(try visit.drawn == 0)
        #expect(try visit.text("#card").isEmpty)
        try visit.close()
    }

    @Test func `one outing opens with its legs, its ends and its profile`() throws {
        let visit = try PageVisit(SampleMap.page.html([SampleMap.legs(points: 900)], today: SampleMap.today))
        #expect(try visit.text("h1") == "Walk, Run and drive")
        #expect(try visit.count("#card .legs li") == 4)
        #expect(try visit.text("#filters").isEmpty)
        #expect(try visit.text("#list").isEmpty)
        #expect(try visit.count("#card svg .area") == 1)
        try visit.close()
    }

    @Test func `an empty archive says what to do`() throws {
        let visit = try PageVisit(SampleMap.page.html([], today: SampleMap.today))
        #expect(try visit.text("#message h2") == "Off on an adventure?")
        try visit.close()
    }

    @Test func `a line over the antimeridian is shown whole and close`() throws {
        var outing = SampleMap.outings(1, points: 2)[0]
        var fixes = Fixes()
        for index in 0...40 {
            let longitude = 179.98 + Double(index) * 0.001
            let position = SampleMap.spot(-17, longitude > 180 ? longitude - 360 : longitude)
            fixes.append(Fix(sequence: Int64(index), time: nil, position: position))
        }
        outing.legs[0].pieces = [fixes]
        let visit = try PageVisit(SampleMap.page.html([outing], today: SampleMap.today))
        #expect(try visit.text("#scale") == "500 m")
        try visit.close()
    }

    @Test func `hostile texts open no dialog, run nothing and are shown as they are`() throws {
        let texts = HostileTexts.all
        let page = HostileMap.page("<img src=x onerror=alert(1)>")
        let visit = try PageVisit(page.html(HostileMap.outings(texts), today: SampleMap.today))
        for (index, text) in texts.reversed().enumerated() {
            _ = try visit.page.value("document.querySelectorAll('#list .row')[\(index)].click()")
            try visit.page.settle()
            #expect(try visit.text("#card h2") == text)
            #expect(try visit.text("#card .note") == text)
            try visit.page.press("Escape")
            _ = try visit.page.value("document.getElementById('fit').click()")
            try visit.page.settle()
        }
        let own = "header, div, h2, p, button, svg, path, dl, dt, dd, ul, li, i, span"
        #expect(try visit.count("#card *:not(\(own)), #list *:not(h2, ul, li, button, i, strong, span)") == 0)
        try visit.close()
    }

    @Test func `the policy is in force: a picture and a script from elsewhere are refused`() throws {
        let visit = try PageVisit(SampleMap.page.html([], today: SampleMap.today))
        _ = try visit.page.value("document.body.append(Object.assign(new Image(), { src: 'https://evil.example/p' }))")
        try visit.page.settle()
        #expect(try visit.page.number("self.violations") == 1)
        #expect(throws: BrowserFault.self) { try visit.page.value("document.body.innerHTML = '<b>x</b>'") }
        try visit.browser.close()
    }

    @Test(arguments: [(360, 640), (390, 844), (760, 600), (1_440, 900)])
    func `nothing reaches beyond the view`(width: Int, height: Int) throws {
        let long = String(repeating: "Donaudampfschifffahrt", count: 6)
        let outings = SampleMap.outings(11, points: 80) + HostileMap.outings([long])
        let visit = try PageVisit(SampleMap.page.html(outings, today: SampleMap.today), width: width, height: height)
        for _ in 0..<2 {
            let beyond = try visit.page.text(
                """
                [...document.querySelectorAll('body *')].filter(e => e.checkVisibility())
                    .filter(e => !e.closest('svg, canvas, form span'))
                    .filter(e => (box => box.right > innerWidth + 1 || box.left < -1)(e.getBoundingClientRect()))
                    .map(e => e.tagName + e.id + e.className + ' in ' + e.parentElement.className).join(' ')
                """
            )
            #expect(beyond.isEmpty)
            let small = try visit.page.text(
                """
                [...document.querySelectorAll('#buttons button, select, .row, .close')].filter(e => e.checkVisibility())
                    .filter(e => e.getBoundingClientRect().height < 40).map(e => e.id + e.className).join(' ')
                """
            )
            #expect(small.isEmpty)
            _ = try visit.page.value("document.querySelectorAll('#list .row')[0].click()")
            try visit.page.settle()
        }
        try visit.close()
    }

    @Test func `every control has a name`() throws {
        let visit = try PageVisit(SampleMap.page.html(SampleMap.outings(9, points: 80), today: SampleMap.today))
        let nameless = try visit.page.text(
            """
            [...document.querySelectorAll('button, select, [role]')].filter(e => e.checkVisibility())
                .filter(e => !(e.getAttribute('aria-label') || e.labels?.[0]?.textContent.trim()
                    || e.tagName !== 'SELECT' && e.textContent.trim() || e.role === 'status'))
                .map(e => e.outerHTML).join(' ')
            """
        )
        #expect(nameless.isEmpty)
        try visit.close()
    }

    /// Three times the budgets: 1.5 s to the first picture, 200 ms for a step of the zoom or a filter.
    ///
    /// Other tests run at the same time, hence the best of three tries.
    @Test func `ten thousand outings with a million points stay quick`() throws {
        let outings = SampleMap.outings(10_000, points: 100, step: 40)
        let visit = try PageVisit(SampleMap.page.html(outings, today: SampleMap.today))
        let first = try visit.page.number("Number(document.getElementById('lines').dataset.time)")
        #expect(first <= 4_500)
        #expect(try visit.drawn == 10_000)
        var times = ["zoom in": [Double](), "zoom out": [], "weekend": [], "all days": [], "this year": [], "all": []]
        for _ in 1...3 {
            times["zoom in"]?.append(try visit.time("document.getElementById('closer').click()"))
            times["zoom out"]?.append(try visit.time("document.getElementById('farther').click()"))
            times["weekend"]?.append(try visit.time(PageVisit.choice("days", "end")))
            times["all days"]?.append(try visit.time(PageVisit.choice("days", "all")))
            times["this year"]?.append(try visit.time(PageVisit.choice("period", "year")))
            times["all"]?.append(try visit.time(PageVisit.choice("period", "all")))
        }
        for (name, tries) in times { #expect(try #require(tries.min()) <= 600, "\(name): \(tries)") }
        let figures = times.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.map { Int($0) })" }
        print("map page, 10,000 outings, ms: first picture \(Int(first)), " + figures.joined(separator: ", "))
        try visit.close()
    }
}

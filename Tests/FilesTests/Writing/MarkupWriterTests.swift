import Testing
import TurFiles

@Suite struct MarkupWriterTests {
    private static func write(indent: Int? = nil, _ body: (inout MarkupWriter) -> Void) -> String {
        var writer = MarkupWriter(indent: indent)
        body(&writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    private static func track(_ xml: inout MarkupWriter) {
        xml.declaration()
        xml.start("gpx", ["version": "1.1", "creator": "tur"])
        xml.start("trk")
        xml.element("name", "Ås & Oslo")
        xml.start("trkpt")
        xml.attribute("lat", fixed: 599_123_000, decimals: 7)
        xml.attribute("lon", fixed: -107_000_000, decimals: 7, trimsZeros: false)
        xml.element("ele", fixed: 1_250, decimals: 2)
        xml.element("time", time: 1_715_421_600_000)
        xml.element("time", time: .max)
        xml.end()
        xml.start("empty")
        xml.end()
        xml.raw(Array("<x:hr>1</x:hr>".utf8))
        xml.end()
        xml.end()
    }

    @Test func `elements, attributes and values stand in the order of the calls`() {
        let text = Self.write(Self.track)
        #expect(
            text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <gpx version="1.1" creator="tur"><trk><name>Ås &amp; Oslo</name><trkpt lat="59.9123" lon="-10.7000000">\
                <ele>12.5</ele><time>2024-05-11T10:00:00Z</time></trkpt><empty/><x:hr>1</x:hr></trk></gpx>
                """
        )
    }

    @Test func `indented text has a line for each element`() {
        #expect(
            Self.write(indent: 1, Self.track) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <gpx version="1.1" creator="tur">
                 <trk>
                  <name>Ås &amp; Oslo</name>
                  <trkpt lat="59.9123" lon="-10.7000000">
                   <ele>12.5</ele>
                   <time>2024-05-11T10:00:00Z</time>
                  </trkpt>
                  <empty/>
                  <x:hr>1</x:hr>
                 </trk>
                </gpx>
                """
        )
    }

    @Test func `text among elements is not torn apart by indentation`() {
        let text = Self.write(indent: 2) { xml in
            xml.start("p")
            xml.text("a ")
            xml.element("b", "c")
            xml.text(" d")
            xml.end()
        }
        #expect(text == "<p>a <b>c</b> d</p>")
    }

    @Test func `text and attributes are escaped, and what XML can't hold is dropped`() {
        let text = "<a href='x'>\"&\"]]>\t\n\r\u{0}\u{8}\u{b}\u{1f}\u{7f}\u{fffd}\u{fffe}\u{ffff}\u{ff01}😀"
        let tail = "\u{7f}\u{fffd}\u{ff01}😀"
        #expect(Self.write { $0.text(text) } == "&lt;a href='x'&gt;\"&amp;\"]]&gt;\t\n&#13;" + tail)
        let attribute = Self.write { xml in
            xml.start("a")
            xml.attribute("b", text)
            xml.end()
        }
        #expect(attribute == "<a b=\"&lt;a href='x'&gt;&quot;&amp;&quot;]]&gt;&#9;&#10;&#13;" + tail + "\"/>")
    }

    @Test func `an end without a start is let pass, and depth is told`() {
        var xml = MarkupWriter()
        xml.end()
        xml.start("a")
        xml.start("b")
        #expect(xml.depth == 2)
        xml.end()
        xml.end()
        xml.end()
        #expect(xml.bytes == Array("<a><b/></a>".utf8) && xml.depth == 0)
    }

    @Test func `writing goes on behind what is there, and bytes can be taken out`() {
        var bytes = Array("<!--x-->".utf8)
        MarkupWriter.append(to: &bytes) { xml in xml.element("a", "b") }
        #expect(bytes == Array("<!--x--><a>b</a>".utf8))
        var (xml, taken) = (MarkupWriter(indent: 1), [UInt8]())
        xml.start("a")
        for _ in 0..<3 {
            xml.element("b", "")
            taken += xml.bytes
            xml.bytes.removeAll(keepingCapacity: true)
        }
        xml.end()
        #expect(taken + xml.bytes == Array("<a>\n <b></b>\n <b></b>\n <b></b>\n</a>".utf8))
    }
}

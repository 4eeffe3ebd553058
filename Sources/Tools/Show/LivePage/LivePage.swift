import LoopbackServer
import Output

/// The page of `live`: its frame, which the script fills.
struct LivePage {
    let architectures: [String]
    /// The phrases for sentences, as JSON.
    let phrases: String
    /// Lets the styles and the script of this page run, and no others.
    let nonce: String

    var response: HTTPResponse {
        let policy =
            "default-src 'none'; style-src 'nonce-\(nonce)'; style-src-attr 'unsafe-inline'; "
            + "script-src 'nonce-\(nonce)'; connect-src 'self'; img-src data:; "
            + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        return HTTPResponse(
            status: 200,
            headers: [
                "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store",
                "Content-Security-Policy": policy, "Referrer-Policy": "no-referrer",
                "X-Content-Type-Options": "nosniff",
            ], body: Array(html.markup.utf8))
    }

    private var html: HTML {
        let phrases = phrases.replacing("</", with: "<\\/")
        return HTMLPage(
            title: "Triptych, live",
            style: CodeColumns.style + Self.text(PackageResources.live_css)
                + Self.text(PackageResources.live_rebuild_css),
            script: "const phrases = \(phrases);\n"
                + Self.text(PackageResources.live_js)
                + Self.text(PackageResources.live_rebuild_js), body: body,
            nonce: nonce
        ).html
    }

    private static func text(_ resource: [UInt8]) -> String {
        String(decoding: resource, as: UTF8.self)
    }

    private var body: HTML {
        """
        <a class="skip" href="#screens">Skip to the screens</a>
        \(header)
        <div id="parts">
        \(history)
        <main class="code-columns" style="--columns: \(architectures.count)" aria-label="The apps">
        \(CodeColumns.names(architectures, of: "live"))
        <div class="row" id="screens">\(architectures.map(column))</div>
        \(Self.note)
        <h2>What ran <span id="calls-note"></span></h2>
        <div id="calls"></div>
        </main>
        </div>
        <p id="said" role="status"></p>
        """
    }

    private var header: HTML {
        """
        <header>
        <h1>Triptych, live</h1>
        <label>Open <select id="open"><option value="">a scenario …</option></select></label>
        <label class="button">Open a file <input type="file" id="file" accept=".feature,text/plain"></label>
        <label>Name <input id="name" value="A session" autocomplete="off"></label>
        <label>Tags <input id="tags" placeholder="@only-MVP" size="10" autocomplete="off"></label>
        <button id="save">Save as a feature file</button>
        <button id="copy">Copy</button>
        </header>
        """
    }

    private var history: HTML {
        """
        <aside aria-label="The sentences">
        <h2>Sentences <button id="back" title="One sentence back (←)">←</button>
        <button id="on" title="One sentence on (→)">→</button>
        <button id="edit" aria-pressed="false">Edit</button></h2>
        <ol id="sentences"></ol>
        <textarea id="text" hidden rows="16" spellcheck="false" aria-label="All sentences, one on each line"></textarea>
        <div class="beside-editor">
        <form id="say"><label>Say <input name="sentence" list="phrases" autocomplete="off" spellcheck="false"
        placeholder="a sentence"></label></form>
        <datalist id="phrases"></datalist>
        <h2>Requests on hold</h2>
        <ol id="held"></ol>
        <h2>The server and the clock</h2>
        <div id="server"></div>
        </div>
        </aside>
        """
    }

    private func column(of name: String) -> HTML {
        """
        <section class="cell" data-name="\(name)" aria-label="\(name)">
        <div class="screen" tabindex="-1"></div>
        <p class="difference" hidden></p>
        <p class="counts"></p>
        </section>
        """
    }

    /// A note on what is missing below the screens.
    private static var note: HTML {
        #if DEBUG && os(Linux)
            """
            <p class="note">Allocations, retains and releases are counted in a release build:
            <code>swift run -c release triptych live</code>.</p>
            """
        #else
            ""
        #endif
    }
}

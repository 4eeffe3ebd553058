import Loopback
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
            style: CodeColumns.style
                + Self.text([
                    PackageResources.live_css, PackageResources.changes_css,
                    PackageResources.pointing_css,
                ]),
            script: "const phrases = \(phrases);\n" + Self.script, body: body, nonce: nonce
        ).html
    }

    /// One script. Its parts use each other, and the last one starts it.
    private static let script = text([
        PackageResources.basics_js, PackageResources.sentences_js, PackageResources.fields_js,
        PackageResources.screens_js, PackageResources.outlines_js, PackageResources.columns_js,
        PackageResources.calls_js,
        PackageResources.moments_js, PackageResources.questions_js, PackageResources.changes_js,
        PackageResources.decisions_js, PackageResources.requests_js, PackageResources.builds_js,
        PackageResources.actions_js, PackageResources.files_js,
    ])

    private static func text(_ resources: [[UInt8]]) -> String {
        resources.map { String(decoding: $0, as: UTF8.self) }.joined()
    }

    private var body: HTML {
        """
        <a class="skip" href="#screens">Skip to the screens</a>
        \(header)
        <main class="code-columns" style="--columns: \(architectures.count)">
        <div id="stage">
        \(history)
        <div class="row" id="screens" aria-label="The apps">\(architectures.map(column))</div>
        </div>
        \(now)
        <section id="ran" aria-label="What ran">
        \(callTools)
        <form id="question" class="question" hidden></form>
        <div id="calls"></div>
        \(Self.note)
        </section>
        </main>
        <p id="said" role="status"></p>
        """
    }

    private var header: HTML {
        """
        <header>
        <h1>Triptych, live</h1>
        <label>Open <select id="open"><option value="">a scenario …</option></select></label>
        <label class="button">Open a file <input type="file" id="file" accept=".feature,text/plain"></label>
        <details id="saving"><summary class="button">Save …</summary><div>
        <label>Name <input id="name" value="A session" autocomplete="off"></label>
        <label>Tags <input id="tags" placeholder="@only-MVP" autocomplete="off"></label>
        <button id="save">Save as a feature file</button>
        <button id="copy">Copy</button></div>
        </details>
        </header>
        <div id="shown" role="group" aria-label="Columns">
        \(architectures.map { "<label><input type=\"checkbox\" checked> \($0)</label>" as HTML })
        </div>
        """
    }

    private var history: HTML {
        """
        <aside aria-label="The sentences">
        <h2>Sentences <button id="edit" aria-pressed="false">Edit</button></h2>
        <ol id="sentences"></ol>
        <textarea id="text" hidden spellcheck="false" aria-label="All sentences, one on each line"></textarea>
        <div class="beside-editor">
        <form id="say"><label>Say <input name="sentence" list="phrases" autocomplete="off" spellcheck="false"
        placeholder="a sentence"></label></form>
        <datalist id="phrases"></datalist>
        <h2>The server and the clock</h2>
        <div id="server"></div>
        </div>
        </aside>
        """
    }

    /// The sentence that is shown, and what waits for the person.
    private var now: HTML {
        """
        <section id="now" aria-label="The sentence">
        <button id="back" title="One sentence back (←)">←</button>
        <button id="on" title="One sentence on (→)">→</button>
        <b id="sentence"></b>
        <span>On hold: </span><ol id="held"></ol>
        </section>
        """
    }

    /// What can be done with the calls.
    private var callTools: HTML {
        let folds = ["Toolkit", "Services", "Binding"].map { title -> HTML in
            """
            <button aria-pressed="true" data-group="\(title.lowercased())" \
            title="Show or fold these calls (\(title.prefix(1).lowercased()))">\(title)</button>
            """
        }
        return """
            <div id="tools">
            <h2>What ran</h2>
            \(folds)
            <span class="keys">↑ ↓ or k j: call by call</span>
            <label>Beside <select id="beside"><option value="">no other sentence</option></select></label>
            <label>in <select id="one">\(architectures.map { "<option>\($0)</option>" as HTML })</select></label>
            <button id="ask" aria-pressed="false">Ask me first</button>
            <output id="score"></output>
            <span id="calls-note"></span>
            </div>
            """
    }

    private func column(of name: String) -> HTML {
        """
        <section class="cell" data-name="\(name)" aria-label="\(name)">
        <h2>\(name)</h2>
        <div class="screen" tabindex="-1"></div>
        <p class="difference" hidden></p>
        <p class="counts"></p>
        </section>
        """
    }

    /// A note below the screens about counts that this build lacks.
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

import ArchitectureRules
import Console
import Foundation
import InMemoryServer
import Loopback
import Pages

/// The page of `live`: its frame, which the scripts fill.
struct LivePage {
    let architectures: [String]
    /// The phrases for sentences, as JSON.
    let phrases: String
    /// The answers that a saved page has instead of a server, as JSON.
    var answers = "null"

    /// - Parameter nonce: Lets the styles and the scripts of this page run, and no others.
    func response(nonce: String) -> HTTPResponse {
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
            ], body: Array(html(nonce: nonce).markup.utf8))
    }

    /// - Parameter nonce: Nil for a page in a file.
    func html(nonce: String? = nil) -> HTML {
        HTMLPage(
            title: "Triptych, live",
            style: ([CodeColumns.style]
                + ["live.css", "changes.css", "pointing.css"].map(Bundle.module.text)).joined()
                // Without indentation, comments, spaces beside punctuation, and the last semicolon of a rule.
                .replacing(#/(?m)^ *(/\*.*\*/\n)?/#, with: "")
                .replacing(#/([:;,{>]) /#) { $0.output.1 }.replacing(#/ ([{>])/#) { $0.output.1 }
                .replacing(";}", with: "}"),
            body: "\(body)\(data)\(ScriptModules.html(nonce: nonce))", nonce: nonce
        ).html
    }

    /// The data for the scripts.
    private var data: HTML {
        let json = "{\"phrases\": \(phrases), \"saved\": \(answers)}"
        return "<script type=\"application/json\" id=\"data\">\(HTML(markup: json))</script>\n"
    }

    private var body: HTML {
        """
        <a class="skip" href="#screens">Skip to the screens</a>
        <a class="skip" href="#ran">Skip to what ran</a>
        <noscript><p>This page needs JavaScript.</p></noscript>
        \(header)
        <main class="code-columns" style="--columns: \(architectures.count)">
        <div id="stage">
        \(history)
        <div class="row" id="screens" role="group" aria-label="The apps">\(architectures.map(column))</div>
        </div>
        \(now)
        <section id="ran" aria-label="What ran" tabindex="-1">
        <p id="problem" class="difference" hidden></p>
        \(hint)
        <section id="start" aria-label="Lessons" hidden></section>
        \(callTools)
        <form id="question" class="question" hidden></form>
        <section id="decisions" aria-label="Who decides" hidden></section>
        <div id="room"><p id="calls-note"></p><div id="list">
        <section id="requests" aria-label="The life of each request" hidden></section>
        <div id="calls"></div>
        </div></div>
        </section>
        <section id="code" class="codes" aria-label="The code of the call" hidden></section>
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
        <button popovertarget="saving">Save …</button>
        <div id="saving" popover role="dialog" aria-label="Save">
        <label>Name <input id="name" value="A session" autocomplete="off"></label>
        <label>Tags <input id="tags" placeholder="@only-MVP" autocomplete="off"></label>
        <button id="save">Save as a feature file</button>
        <button id="copy">Copy</button>
        <button id="save-page" title="With all screens, calls and code. It opens without a server.">Save as a page</button>
        </div>
        <button id="present" aria-pressed="false" aria-keyshortcuts="p" title="Large type, without the steps (p)">Present</button>
        <button popovertarget="keys" aria-keyshortcuts="?" title="Keys and colours (?)">Help</button>
        <div id="shown" role="group" aria-label="Columns">
        \(architectures.map { "<label><input type=\"checkbox\" checked> \($0)</label>" as HTML })
        </div>
        </header>
        \(keys)
        """
    }

    private var history: HTML {
        """
        <aside id="steps" aria-label="The steps">
        <h2>Steps <button id="edit" aria-pressed="false">Edit</button></h2>
        <p id="dropped" role="status" hidden>.<button id="undo">Undo</button></p>
        <ol id="sentences"></ol>
        <section id="lesson" aria-labelledby="lesson-title" hidden>
        <h2 id="lesson-title">Questions</h2>
        <ol></ol>
        <p id="summary" class="summary" hidden></p>
        </section>
        <textarea id="text" hidden spellcheck="false" aria-label="All steps, one on each line"></textarea>
        <div class="beside-editor">
        <form id="say"><label>Say <input name="sentence" list="phrases" autocomplete="off" spellcheck="false"
        placeholder="a step" aria-describedby="problem"></label></form>
        <datalist id="phrases"></datalist>
        <h2>The server and the clock</h2>
        <div id="server"></div>
        </div>
        </aside>
        """
    }

    /// The current sentence, and the requests on hold.
    private var now: HTML {
        """
        <section id="now" aria-label="The step">
        <button id="back" title="One step back (←)" aria-label="One step back" aria-keyshortcuts="ArrowLeft">←</button>
        <button id="on" title="One step on (→)" aria-label="One step on" aria-keyshortcuts="ArrowRight">→</button>
        <b id="sentence"></b>
        <ol id="held" aria-label="On hold"></ol>
        </section>
        """
    }

    /// How to log in.
    private var hint: HTML {
        let (name, password) = InMemoryBackend.passwords.min { $0.key < $1.key } ?? ("", "")
        return """
            <p id="hint" hidden>Log in with the username <b>\(name)</b> and the password <b>\(password)</b>.</p>
            """
    }

    /// The controls for the list of calls. What is seldom used is behind "Filter".
    private var callTools: HTML {
        let folds = ["Toolkit", "Services", "Binding"].map { title -> HTML in
            let key = "\(title.prefix(1).lowercased())"
            return """
                <button aria-pressed="true" aria-keyshortcuts="\(key)" data-group="\(title.lowercased())" \
                title="Show or fold these calls (\(key))">\(title)</button>
                """
        }
        return """
            <div id="tools">
            <h2>What ran</h2>
            <div id="scrubber">
            <button id="play" aria-pressed="false">▶ Play</button>
            <input type="range" id="call" min="0" value="0" aria-label="Call">
            <span id="place"></span>
            </div>
            <span id="score"></span>
            <button id="who" class="main" aria-pressed="false" aria-keyshortcuts="w"
            title="Who decides what a screen shows? Or: right click on it, or hold it (w)">Who decides?</button>
            <button id="ask" aria-pressed="false">Ask me first</button>
            <button id="filter" aria-expanded="false" aria-controls="filters">Filter</button>
            <button id="with-code" aria-pressed="true" aria-keyshortcuts="c" title="Show the code of the call (c)">Code</button>
            </div>
            <div id="filters" hidden>
            <span id="legend" role="group" aria-label="Roles, to fold their calls"></span>
            \(folds)
            <label>Beside <select id="beside"><option value="">no other step</option></select></label>
            <label>in <select id="one">\(architectures.map { "<option>\($0)</option>" as HTML })</select></label>
            </div>
            """
    }

    /// What the keys do.
    private var keys: HTML {
        """
        <div id="keys" popover role="dialog" aria-labelledby="keys-title">
        <h2 id="keys-title">Keys</h2>
        <dl>
        <dt><kbd>←</kbd> <kbd>→</kbd></dt><dd>One step back, one step on</dd>
        <dt><kbd>j</kbd> <kbd>k</kbd></dt><dd>The next call, the one before; in the list also <kbd>↓</kbd> <kbd>↑</kbd></dd>
        <dt><kbd>w</kbd></dt><dd>Who decides? Also <kbd>F2</kbd> in a field, a right click, or a long press on a screen</dd>
        <dt><kbd>c</kbd></dt><dd>The code of the call</dd>
        <dt><kbd>p</kbd></dt><dd>Present: large type, without the steps</dd>
        <dt><kbd>t</kbd> <kbd>s</kbd> <kbd>b</kbd></dt><dd>Calls of the toolkit, the services, the binding</dd>
        <dt><kbd>Esc</kbd></dt><dd>The screens at the end of the step again; ends Present</dd>
        <dt><kbd>?</kbd></dt><dd>This help</dd>
        </dl>
        <label><input type="checkbox" id="letters" checked> Letters are keys</label>
        <h2>Colours of types</h2>
        <p>\(Concern.allCases.map { "<b data-concern=\"\($0.rawValue)\">\($0.title)</b>" as HTML })</p>
        <p>In a narrow column, VC is a view controller, and VM a view model.</p>
        </div>
        """
    }

    private func column(of name: String) -> HTML {
        """
        <section class="cell" data-name="\(name)" aria-label="\(name)">
        <h2>\(name)</h2>
        <div class="screen" tabindex="-1" title="Right click: who decides what this shows?"></div>
        <p class="difference" hidden></p>
        <p class="counts"></p>
        </section>
        """
    }
}

import Console
import Foundation
import Pages

/// The scripts of the page, which are modules of ECMAScript. The page must open from a disk, too, where a browser
/// loads no other file. So each address in its import map contains a whole module.
enum ScriptModules {
    /// The modules by the names under which they import each other.
    static let texts = Bundle.module.names(in: "Script").map { file in
        (name: String(file.dropLast(".js".count)), text: Bundle.module.text(at: "Script/\(file)"))
    }

    private static let importMap = texts.map { name, text in
        "\"\(name)\": \"data:text/javascript,\(encoded(text, as: name))\""
    }.joined(separator: ",\n")

    /// - Parameter nonce: Lets the modules run. A browser passes it on from `main` to all imported modules.
    static func html(nonce: String?) -> HTML {
        let key: HTML = nonce.map { " nonce=\"\($0)\"" } ?? ""
        return """
            <script type="importmap"\(key)>{"imports": {\(HTML(markup: importMap))}}</script>
            <script type="module"\(key)>import "main";</script>
            """
    }

    /// A module as a part of an address in a string of JSON. No character that remains can end an element of HTML.
    private static func encoded(_ text: String, as name: String) -> String {
        // Without indentation and comments, which leave empty lines, so that the developer tools of browsers number the
        // lines as the sources do.
        let code = text.replacing(#/(?m)^ *(//.*)?/#, with: "")
        // They show this name instead of the address.
        let text = code + "//# sourceURL=\(name).js\n"
        return (text.addingPercentEncoding(withAllowedCharacters: kept) ?? "")
            .replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }

    /// The characters that are not encoded. Scripts contain the last ones often, so leaving them keeps the page small.
    private static let kept = CharacterSet.urlQueryAllowed.union(
        CharacterSet(charactersIn: " >[]{}`|^\\\""))
}

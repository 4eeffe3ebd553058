import Console
import Foundation

/// A page in one file that needs no network. Its Content Security Policy keeps a browser from loading anything else.
package struct HTMLPage {
    private let title: String
    private let style: String
    private let body: HTML
    private let nonce: String?

    /// - Parameters:
    ///   - style: CSS in addition to ``frameStyle``.
    ///   - nonce: The nonce by which a browser accepts `style`, if a server sends a Content Security Policy as a header; nil
    ///     to write a policy into the page.
    package init(title: String, style: String, body: HTML, nonce: String? = nil) {
        self.title = title
        self.style = style
        self.body = body
        self.nonce = nonce
    }

    /// The CSS for colours and for the frame of a page.
    package static let frameStyle = Bundle.module.text(at: "page-frame.css")

    /// `data:` lets a script import modules that the page itself contains, as `data:` URLs.
    private static let policy: HTML = """
        <meta http-equiv="Content-Security-Policy" \
        content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline' data:">
        """

    package var html: HTML {
        let key: HTML = nonce.map { " nonce=\"\($0)\"" } ?? ""
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <title>\(title)</title>
            <meta name="viewport" content="width=device-width, initial-scale=1">
            \(nonce == nil ? Self.policy : "<link rel=\"icon\" href=\"data:,\">")
            <style\(key)>
            \(HTML(markup: Self.frameStyle + style))
            </style>
            </head>
            <body>
            \(body)
            </body>
            </html>

            """
    }
}

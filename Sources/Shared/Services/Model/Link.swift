/// A link into the app.
package enum Link: Equatable, Sendable {
    case news
    /// `triptych://article/ID`
    case article(Article.ID)

    /// Parses a link.
    ///
    /// - Returns: Nil if it is malformed or unknown.
    package init?(_ text: String) {
        let scheme = "triptych://"
        guard text.hasPrefix(scheme) else { return nil }
        let path = text.dropFirst(scheme.count).split(
            separator: "/", omittingEmptySubsequences: false)
        switch (path.first, path.count) {
        case ("news", 1):
            self = .news
        case ("article", 2):
            let id = path[1]
            guard !id.isEmpty, id.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }) else {
                return nil
            }
            self = .article(String(id))
        default:
            return nil
        }
    }
}

import Services

extension [Article] {
    /// The articles with this text in their title or their author, in any case.
    func matching(_ text: String) -> [Article] {
        if text.isEmpty { return self }
        let text = text.lowercased()
        return filter {
            $0.title.lowercased().containsBytes(of: text)
                || $0.author.lowercased().containsBytes(of: text)
        }
    }
}

extension String {
    /// Whether the UTF-8 of this text contains that of another. Compares bytes, because comparing characters, as
    /// `contains` does, would make random walks noticeably slower.
    fileprivate func containsBytes(of other: String) -> Bool {
        var rest = utf8[...]
        while rest.count >= other.utf8.count {
            if rest.starts(with: other.utf8) { return true }
            rest.removeFirst()
        }
        return false
    }
}

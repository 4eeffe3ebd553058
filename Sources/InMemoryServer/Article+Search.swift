import Services

// Foundation's `contains` took an eighth of the time of a random walk, so this file does not import it.

extension [Article] {
    /// The articles with this text in their title or their author, in any case.
    func matching(_ text: String) -> [Article] {
        if text.isEmpty { return self }
        let text = text.lowercased()
        return filter {
            $0.title.lowercased().contains(text) || $0.author.lowercased().contains(text)
        }
    }
}

extension Line {
    /// The language a comment such as `# language: fr` sets, if the line is one.
    var language: String? {
        guard isComment else { return nil }
        let header = /#\s*language\s*:\s*([a-zA-Z_\-]+)\s*/
        return Substring(content).wholeMatch(of: header).map { String($0.1) }
    }
}

extension Line {
    /// The name after a title keyword, such as `Feature:`, if the line begins with one.
    func title(_ kind: TitleKind, in dialect: Dialect) -> Title? {
        guard
            let prefix = dialect.titlePrefixes(of: kind).first(where: { starts(with: $0) })
        else { return nil }
        return Title(name: rest(after: prefix), location: location)
    }

    /// The step on the line, without what stands below it.
    func step(in dialect: Dialect) -> StepLine? {
        guard
            let keyword = dialect.stepKeywords.first(where: { starts(with: $0.text) })
        else { return nil }
        return StepLine(keyword: keyword, text: rest(after: keyword.text), location: location)
    }
}

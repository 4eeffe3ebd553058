extension RunnableScenario {
    /// Whether it is for an app of this name. A tag such as `@only-MVP` excludes all apps that it does not
    /// name, because they do not have the feature yet.
    package func isMeant(for app: String) -> Bool {
        let tags = scenario.tags.filter { $0.hasPrefix(Self.only) }
        return tags.isEmpty || tags.contains(Self.only + app)
    }

    private static let only = "@only-"
}

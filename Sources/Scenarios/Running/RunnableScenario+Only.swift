extension RunnableScenario {
    /// Whether it is for an app of this name. Tags such as `@only-MVP` leave out all apps that they don't name:
    /// those that are still without the feature.
    package func isMeant(for app: String) -> Bool {
        let tags = scenario.tags.filter { $0.hasPrefix(Self.only) }
        return tags.isEmpty || tags.contains(Self.only + app)
    }

    private static let only = "@only-"
}

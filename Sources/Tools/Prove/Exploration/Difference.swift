/// Apps that showed different things after the same step.
nonisolated struct Difference {
    /// The apps that agree: the largest group or, among several as large, the one whose first app comes first.
    let agreeing: [String]
    /// The other apps, in groups that agree with each other, and the aspects in which each group differs. There is at least
    /// one aspect.
    let deviations: [(names: [String], aspects: [Aspect])]

    /// Compares the observations of the apps with these names.
    ///
    /// - Returns: Nil if all are equal.
    @MainActor init?(among observations: [Observation], of names: [String]) {
        guard observations.contains(where: { $0 != observations[0] }) else { return nil }
        var groups: [(observation: Observation, names: [String])] = []
        for (name, observation) in zip(names, observations) {
            if let group = groups.firstIndex(where: { $0.observation == observation }) {
                groups[group].names.append(name)
            } else {
                groups.append((observation, [name]))
            }
        }
        let largest = groups.map(\.names.count).max() ?? 0
        let expected = groups.firstIndex { $0.names.count == largest } ?? 0
        agreeing = groups[expected].names
        let usual = groups.remove(at: expected).observation
        deviations = groups.map { group in
            (group.names, group.observation.aspects(against: usual))
        }
    }
}

/// One property in which an app differs from what it should have shown.
nonisolated struct Aspect: Equatable {
    let expected: String
    let seen: String
    /// A step that passes on the apps that show what is expected; nil if no phrase can say it.
    let step: String?
}

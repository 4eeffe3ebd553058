/// What ran in one part of the app until it went on in another: the code, in order, and what it called
/// meanwhile of what was shown before or is not shown at all.
struct Hop: Equatable {
    /// The part of the app.
    enum Part: Hashable {
        case concern(Concern)
        /// A type, or a module, that serves none of them alone.
        case other(String)
    }

    let part: Part
    var passages: [Passage]

    /// How well it stands beside another: nil if it does not.
    func likeness(to other: Hop) -> Int? {
        guard part == other.part else { return nil }
        return 2 + 2 * names.intersection(other.names).count
    }

    /// What its functions are called, without their types.
    private var names: Set<Substring> {
        Set(
            passages.filter { !$0.lines.isEmpty }.compactMap {
                $0.function?.split(separator: ".").last
            })
    }
}

extension Hop.Part {
    init(_ participant: Participant) {
        if let role = Role(fileName: participant.name) {
            self = .concern(Concern(role))
        } else {
            self =
                Self.makers.contains(participant.name)
                ? .concern(.destination) : .other(participant.name)
        }
    }

    /// What makes screens and has no role to its name.
    private static let makers: Set = ["AppCoordinator", "Route", "ScreenFactory"]

    /// The part in words.
    var title: String {
        switch self {
        case .concern(let concern): concern.title
        case .other(let name): name
        }
    }
}

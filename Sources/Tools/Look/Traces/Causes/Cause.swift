import ArchitectureRules
import Foundation

/// Why something on a screen is as it is: the calls that led to its last change, backwards to the event that began them.
package struct Cause: Equatable, Sendable {
    /// A function of the chain, and the line in it that makes the next call. A closure that computes a value for the binding
    /// makes none: its line is its own.
    package struct Link: Equatable, Sendable {
        package let call: RecordedCall
        /// `file:line` from the folder `Sources`; nil if it is unknown.
        package let place: String?
        package let code: String?
        /// Whether this participant decides.
        package let decides: Bool
    }

    /// The call that changed the screen. The first link makes it.
    package let change: RecordedCall
    /// The functions of the chain. The first one made the change, and the last one received the event.
    package let links: [Link]

    /// - Parameter chain: The calls from the event to the change.
    /// - Returns: Nil if nothing ran.
    package init?(of chain: [RecordedCall], reading sources: inout SourceLines) throws {
        guard let change = chain.last else { return nil }
        self.change = change
        let decider = chain.decider
        links = try chain.dropLast().reversed().map { call in
            let place = call.place.flatMap { place in
                guard let next = call.calls.first else { return place }
                return next.site.lines.first.map {
                    SourcePlace(file: place.file, firstLine: $0, lastLine: $0)
                }
            }
            return Link(
                call: call, place: (place ?? call.place)?.textUnderSources,
                code: try place.flatMap { try sources.lines(at: $0).first }?
                    .trimmingCharacters(in: .whitespaces),
                decides: call.participant == decider)
        }
    }
}

extension [RecordedCall] {
    /// The participant that decides: of the roles in the chain, the one furthest from the views. Business logic is further
    /// than presentation logic, and that is further than navigation. If several are equally far, the last one called.
    ///
    /// Only the calls after the last call by the toolkit count. If the toolkit has loaded a screen, for example, the calls
    /// before that have only decided to show it. An override of a function of the toolkit counts as the toolkit.
    ///
    /// Nil if a view only gets a value from the binding that was computed before.
    package var decider: Participant? {
        let participants = reversed()
            .drop { $0.participant.group == .toolkit || $0.member == last?.member }
            .prefix { $0.participant.group != .toolkit }.map(\.participant)
        let roles = participants.filter { $0.colour != nil }
        let deepest = roles.map(\.depth).max()
        if deepest == 0, participants.contains(where: { $0.group == .binding }) { return nil }
        return roles.first { $0.depth == deepest }
    }
}

extension Participant {
    /// How far the role is from the views. A coordinator has no role, but navigates.
    fileprivate var depth: Int {
        switch colour {
        case .business: 3
        case .content: 2
        case .navigation: 1
        case .appearance, .contracts, nil: 0
        }
    }
}

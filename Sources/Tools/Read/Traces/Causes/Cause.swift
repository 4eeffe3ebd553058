import ArchitectureRules
import Foundation
import Output

/// Why something on a screen is as it is: the calls that led to its last change, backwards to the event that began them.
package struct Cause: Equatable, Sendable {
    /// A function of the chain, and the line in it that makes the next call.
    package struct Link: Equatable, Sendable {
        package let call: RecordedCall
        /// `file:line` from the folder `Sources`; nil if it is unknown.
        package let place: String?
        package let code: String?
        /// Whether it is of the one who decides.
        package let decides: Bool
    }

    /// What was changed: the call that the first link makes.
    package let change: RecordedCall
    /// The nearest first.
    package let links: [Link]
    /// Whether the event is the answer of the server, for which the last link has waited.
    package var isAnswer: Bool { links.last?.call.isResumed ?? change.isResumed }

    /// - Parameters:
    ///   - chain: The calls from the event to the change.
    ///   - package: The folder of the package.
    /// - Returns: Nil if nothing ran.
    package init?(of chain: [RecordedCall], package: URL) throws {
        guard let change = chain.last else { return nil }
        self.change = change
        let decider = chain.decider
        var sources = SourceLines(package: package)
        links = try zip(chain, chain.dropFirst()).reversed().map { call, next in
            let place = call.place.flatMap { place in
                next.site.lines.first.map {
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
    /// Who decides: where a chain goes no deeper from what a person sees towards the business, and turns back. Of several that
    /// are as deep, the last.
    ///
    /// Where the toolkit has called a screen, as when it is loaded, the calls before have only decided to show that screen.
    package var decider: Participant? {
        let roles = reversed().drop { $0.participant.group == .toolkit }
            .prefix { $0.participant.group != .toolkit }
            .map(\.participant).filter { $0.role != nil }
        let deepest = roles.map(\.depth).max()
        return roles.first { $0.depth == deepest }
    }
}

extension Participant {
    /// How far its role is from what a person sees.
    fileprivate var depth: Int {
        switch role.map(Concern.init) {
        case .business: 3
        case .content: 2
        case .navigation: 1
        case .appearance, .contracts, nil: 0
        }
    }
}

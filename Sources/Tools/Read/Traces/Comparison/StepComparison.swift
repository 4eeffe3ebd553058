import ArchitectureRules
import Foundation
import Output

extension CodeColumns {
    /// The code that ran in a step, in the order it ran. Code with the same purpose is in the same
    /// row.
    ///
    /// - Parameters:
    ///   - traces: What each architecture did in that step, and in no other.
    ///   - subjects: The architectures.
    ///   - package: The folder of the package.
    ///   - detail: Whether the code of the toolkit and the services is shown, or only named.
    ///   - subtitle: A remark on the whole.
    package init(
        ofStep step: String, in traces: [Trace], of subjects: [ArchitectureSources],
        package: URL, detail: CallTreeBuilder.Detail = .roles, subtitle: String? = nil
    ) throws {
        let modules = Set(subjects.map(\.module))
        let hops = try traces.map { trace in
            var reader = HopReader(package: package, architectures: modules, detail: detail)
            for call in trace.steps.flatMap(\.calls) { try reader.read(call) }
            return reader.hops
        }
        // A reason is shown once, and only if no code that ran in the step belongs to that part of
        // the app.
        var explained = hops.map { Set($0.map(\.subject.part)) }
        var last: AppPart?
        let rows = Alignment(hops) {
            $0.subject.part == $1.subject.part ? $0.subject.likeness(to: $1.subject) : nil
        }.rows.map { row in
            let part = row.lazy.compactMap { $0?.subject.part }.first
            let isFirst = part != last
            defer { last = part }
            return Row(
                title: isFirst ? part?.title ?? "" : "",
                cells: row.indices.map { column in
                    if let hop = row[column] { return hop.blocks }
                    guard case .concern(let concern)? = part,
                        explained[column].insert(.concern(concern)).inserted
                    else { return isFirst ? .nothing : [] }
                    let name = traces[column].architecture
                    let module = subjects.first { $0.name == name }?.module ?? name
                    let reason = Structure.absence(of: concern, in: nil, of: module)
                    return reason == nil && !isFirst ? [] : .absence(of: concern, reason)
                })
        }
        self.init(
            title: step, subtitle: subtitle, columns: traces.map(\.architecture), rows: rows)
    }
}

/// What a piece of code belongs to, in a comparison.
enum AppPart: Hashable {
    case concern(Concern)
    /// A type, or a module, that serves none of them alone.
    case other(String)

    init(_ participant: Participant) {
        let name = participant.name
        if let concern = participant.role.map(Concern.init) ?? Self.withoutRole[name] {
            self = .concern(concern)
        } else {
            self = .other(name.hasSuffix("App") ? "The app" : name)
        }
    }

    /// Types that serve a concern without having its role in their names.
    private static let withoutRole: [String: Concern] = [
        "AppCoordinator": .navigation, "ArticleContent": .content, "BaseViewInput": .content,
        "NavigationController": .navigation, "PocketUI": .appearance, "ScreenFactory": .navigation,
        "Status": .content,
    ]

    var title: String {
        switch self {
        case .concern(let concern): concern.title
        case .other(let name): name
        }
    }
}

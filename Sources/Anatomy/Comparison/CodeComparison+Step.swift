extension CodeComparison {
    /// The code that ran in a step, in the order it ran; what served the same end in a row.
    ///
    /// - Parameters:
    ///   - traces: What each architecture did in that step, and in no other.
    ///   - subjects: The architectures.
    ///   - detail: Whether the code of the toolkit and the services is shown, or only named.
    package init(
        ofStep step: String, in traces: [Trace], of subjects: [Subject], texts: SourceTexts,
        detail: CallTreeBuilder.Detail = .roles
    ) throws {
        let hops = try traces.map { trace in
            var reader = HopReader(
                texts: texts, architectures: Set(subjects.map(\.module)), detail: detail)
            for call in trace.steps.flatMap(\.calls) { try reader.read(call) }
            return reader.hops
        }
        let names = traces.map(\.architecture)
        let modules = names.map { name in
            subjects.first { $0.name == name }?.module ?? name
        }
        // A reason is told once, and only where nothing else in the step takes the part of the role.
        var told = hops.map { Set($0.map(\.part)) }
        var last: AppPart?
        let rows = Alignment(hops) { $0.likeness(to: $1) }.rows.map { row in
            let part = row.lazy.compactMap { $0?.part }.first
            defer { last = part }
            return Row(
                title: part == last ? "" : part?.title ?? "",
                cells: row.indices.map { column in
                    if let hop = row[column] { return .passages(hop.passages) }
                    guard let part, told[column].insert(part).inserted else { return .absence(nil) }
                    return Self.absence(of: part, in: modules[column])
                })
        }
        self.init(title: step, architectures: names, rows: rows)
    }

    /// Why an architecture has nothing for a part of the app.
    private static func absence(of part: AppPart, in module: String) -> Cell {
        guard case .concern(let concern) = part else { return .absence(nil) }
        return .absence(of: concern, Structure.absence(of: concern, in: nil, of: module))
    }
}

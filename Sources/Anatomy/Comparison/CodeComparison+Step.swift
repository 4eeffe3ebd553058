extension CodeComparison {
    /// The code that ran in a step, in the order it ran; what served the same end in a row.
    ///
    /// - Parameters:
    ///   - traces: What each architecture did in that step, and in no other.
    ///   - detail: Whether the code of the toolkit and the services is shown, or only named.
    public init(
        ofStep step: String, in traces: [Trace], texts: SourceTexts,
        detail: CallTreeBuilder.Detail = .roles
    ) throws {
        let hops = try traces.map { trace in
            var reader = HopReader(texts: texts, detail: detail)
            for call in trace.steps.flatMap(\.calls) { try reader.read(call) }
            return reader.hops
        }
        let names = traces.map(\.architecture)
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
                    return .absence(Self.absence(of: part, in: names[column]))
                })
        }
        self.init(title: step, architectures: names, rows: rows)
    }

    /// Why an architecture has nothing for a part of the app.
    private static func absence(of part: AppPart, in architecture: String) -> String? {
        guard case .concern(let concern) = part else { return nil }
        return Structure.absence(of: concern, in: nil, of: architecture)
            .map { "no such role here, because \($0)" }
    }
}

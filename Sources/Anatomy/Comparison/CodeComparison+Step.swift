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
        var explained: Set<String> = []
        var last: AppPart?
        let rows = Alignment(hops) { $0.likeness(to: $1) }.rows.map { row in
            let part = row.lazy.compactMap { $0?.part }.first
            defer { last = part }
            return Row(
                title: part == last ? "" : part?.title ?? "",
                cells: zip(row, names).map { hop, name in
                    if let hop { return .passages(hop.passages) }
                    return .absence(Self.absence(of: part, in: name, explained: &explained))
                })
        }
        self.init(title: step, architectures: names, rows: rows)
    }

    /// Why an architecture has nothing for a part of the app; told once.
    private static func absence(
        of part: AppPart?, in architecture: String, explained: inout Set<String>
    ) -> String? {
        guard case .concern(let concern) = part,
            let reason = Structure.absence(of: concern, in: nil, of: architecture),
            explained.insert(reason + architecture).inserted
        else { return nil }
        return "no such role here, because \(reason)"
    }
}

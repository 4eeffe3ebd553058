import CallRecording

/// Reads the steps that programs of one build have recorded. To look up a function takes time, so each is looked up
/// once.
package struct StepReader {
    private let symbolizer: Symbolizer
    private let architectures: Set<String>
    private let detail: CallTreeBuilder.Detail
    private var functions: [UInt64: RecordedFunction] = [:]
    /// Including those without a function.
    private var known: Set<UInt64> = []

    init(of symbolizer: Symbolizer, architectures: Set<String>, detail: CallTreeBuilder.Detail) {
        self.symbolizer = symbolizer
        self.architectures = architectures
        self.detail = detail
    }

    /// The steps with the names of the functions.
    package mutating func read(_ steps: [Recording.Step]) throws -> [Trace.Step] {
        let new = Set(steps.flatMap(\.offsets)).subtracting(known)
        if !new.isEmpty {
            // Generated code alone would look like a program without debug information.
            let written = functions.first { $0.value.place != nil }.map { [$0.key] } ?? []
            functions.merge(try symbolizer.functions(at: new.union(written))) { $1 }
        }
        known.formUnion(new)
        return steps.map { step in
            let builder = CallTreeBuilder(
                step, functions: functions, architectures: architectures, detail: detail)
            return Trace.Step(text: step.text, calls: builder.calls, lost: step.lost)
        }
    }
}

import CallRecording

/// Reads the steps that programs of one build have recorded. To look up an address takes time, so each is looked up once.
package struct StepReader {
    private let symbolizer: Symbolizer
    private let architectures: Set<String>
    private var functions: [UInt64: RecordedFunction] = [:]
    private var lines: [UInt64: SourcePlace] = [:]
    /// All addresses of functions and of calls that were looked up, including those that are not in the sources.
    private var knownFunctions: Set<UInt64> = []
    private var knownCalls: Set<UInt64> = [0]
    private var texts = SourceTexts()
    private var sites: CallSites?

    init(of symbolizer: Symbolizer, architectures: Set<String>) {
        self.symbolizer = symbolizer
        self.architectures = architectures
    }

    /// The steps with the names of the functions.
    package mutating func read(_ steps: [Recording.Step]) throws -> [Trace.Step] {
        try zip(steps, builders(of: steps)).map(Trace.Step.init)
    }

    /// The calls of a scenario, with the names of the functions.
    ///
    /// - Parameter index: The index of the step; nil for all steps.
    package mutating func trace(
        _ recording: Recording, architecture: String, step index: Int? = nil
    ) throws -> Trace {
        let steps = recording.steps.enumerated()
            .filter { index == nil || $0.offset == index }.map(\.element)
        return Trace(
            architecture: architecture, steps: try read(steps), failure: recording.failure)
    }

    /// Builders that select the calls of the steps.
    package mutating func builders(
        of steps: [Recording.Step], detail: CallTreeBuilder.Detail = .roles
    ) throws -> [CallTreeBuilder] {
        let newFunctions = Set(steps.flatMap(\.offsets)).subtracting(knownFunctions)
        let newCalls = Set(steps.flatMap(\.sites)).subtracting(knownCalls)
        if !newFunctions.isEmpty || !newCalls.isEmpty {
            let symbols = try symbolizer.symbols(at: newFunctions.union(newCalls))
            functions.merge(symbolizer.functions(at: newFunctions, in: symbols, of: &texts)) { $1 }
            lines.merge(symbolizer.lines(at: newCalls, in: symbols)) { $1 }
            if functions.values.allSatisfy({ $0.place == nil }) { throw symbolizer.isForeign }
        }
        knownFunctions.formUnion(newFunctions)
        knownCalls.formUnion(newCalls)
        let sites = try sites ?? symbolizer.sites(of: architectures)
        self.sites = sites
        return steps.map { step in
            CallTreeBuilder(
                step, functions: functions, lines: lines, sites: sites,
                architectures: architectures, detail: detail)
        }
    }
}

extension Trace.Step {
    package init(_ recorded: Recording.Step, from builder: CallTreeBuilder) {
        self.init(text: recorded.text, calls: builder.calls, lost: recorded.lost)
    }
}

@testable import CallRecording
@testable import Traces

/// Functions made up for a test.
enum Made {
    /// A function of an architecture, in a file named after its type.
    static func function(
        _ type: String, _ name: String, kind: FunctionName.Kind = .function,
        module: String = "MVP", folder: String = "Login", isAsync: Bool = false,
        isResumption: Bool = false, hasPlace: Bool = true
    ) -> RecordedFunction {
        RecordedFunction(
            name: FunctionName(
                kind: kind, module: module, type: type, name: name, isAsync: isAsync,
                isResumption: isResumption, conformance: nil),
            symbol: "\(module).\(type).\(name)",
            place: hasPlace
                ? SourcePlace(
                    file: "Sources/Architectures/\(module)/\(folder)/\(type).swift", firstLine: 1,
                    lastLine: 2)
                : nil)
    }

    /// What passes a call by a protocol on.
    static func witness(
        of conformance: String, for type: String, module: String = "MVP", isAsync: Bool = false
    ) -> RecordedFunction {
        RecordedFunction(
            name: FunctionName(
                kind: .witness, module: module, type: "", name: "", isAsync: isAsync,
                isResumption: false,
                conformance: .init(name: conformance, type: type, module: module)),
            symbol: "witness", place: nil)
    }

    /// The calls in these functions, each of which was entered from the one with that number.
    ///
    /// - Parameters:
    ///   - sites: Where the sources call what, by their files.
    ///   - lines: The lines of their callers that the program called them from, as far as it is known.
    static func calls(
        _ entries: [(function: RecordedFunction?, caller: Int)],
        detail: CallTreeBuilder.Detail = .roles, sites: [String: [CallSite]] = [:],
        lines: [Int: Int] = [:]
    ) -> [RecordedCall] {
        builder(entries, detail: detail, sites: sites, lines: lines).calls
    }

    /// What the calls in these functions can be selected from.
    static func builder(
        _ entries: [(function: RecordedFunction?, caller: Int)],
        detail: CallTreeBuilder.Detail = .roles, sites: [String: [CallSite]] = [:],
        lines: [Int: Int] = [:]
    ) -> CallTreeBuilder {
        var functions: [UInt64: RecordedFunction] = [:]
        for (index, entry) in entries.enumerated() { functions[UInt64(index)] = entry.function }
        let step = Recording.Step(
            text: "a step", offsets: entries.indices.map { UInt64($0) },
            callers: entries.map(\.caller), sites: entries.indices.map { UInt64($0) }, lost: 0)
        let places = lines.map { entry, line in
            let file = entries[entries[entry].caller].function?.place?.file ?? ""
            return (UInt64(entry), SourcePlace(file: file, firstLine: line, lastLine: line))
        }
        return CallTreeBuilder(
            step, functions: functions, lines: Dictionary(uniqueKeysWithValues: places),
            sites: CallSites(sites), architectures: ["MVP", "MVVM", "VIPER"], detail: detail)
    }
}

extension [RecordedCall] {
    /// Every call, each before those that it made.
    var flattened: [RecordedCall] {
        flatMap { [$0] + $0.calls.flattened }
    }

    /// The calls as indented text: the function, how often, and by which protocol.
    func path(depth: Int = 0) -> String {
        map { call in
            let line = String(repeating: "  ", count: depth) + call.title
            let inner = call.calls.path(depth: depth + 1)
            return inner.isEmpty ? line : line + "\n" + inner
        }.joined(separator: "\n")
    }
}

import CallRecording

/// Selects the recorded calls that a reader wants to see.
///
/// Left out are thunks, accessors and other code that the compiler generates, and calls within a module that
/// the architectures share. The calls of a function that is left out move up to its caller.
package struct CallTreeBuilder {
    package enum Detail: Sendable {
        /// The whole architecture, and of the shared modules only the functions that it calls or that call it.
        case roles
        case all
    }

    /// The context of a call in the recorded tree.
    private struct Surroundings {
        /// The layer of the nearest call that is shown.
        var layer: Layer?
        /// The protocol witness that leads to the next call.
        var conformance: FunctionName.Conformance?

        /// The context inside a function that is not shown. A thunk leads to the intended function, and a
        /// closure to the next call. Any other hidden function also hides the calls within its module.
        func within(hidden function: RecordedFunction, of own: Layer) -> Surroundings {
            switch function.name.kind {
            case .witness, .other:
                return Surroundings(
                    layer: layer, conformance: function.name.conformance ?? conformance)
            case .closure where layer != nil:
                return Surroundings(layer: layer)
            default:
                return Surroundings(layer: [.outside, .server].contains(own) ? layer : own)
            }
        }
    }

    private let functions: [RecordedFunction?]
    private let nesting: CallNesting
    private let architectures: Set<String>
    private let detail: Detail

    /// Takes what was recorded in one step.
    ///
    /// - Parameters:
    ///   - known: The functions at the places recorded.
    ///   - architectures: The modules that are shown in full.
    package init(
        _ step: Recording.Step, functions known: [UInt64: RecordedFunction],
        architectures: Set<String>, detail: Detail = .roles
    ) {
        functions = step.offsets.map { known[$0] }
        nesting = CallNesting(callers: step.callers, functions: functions)
        self.architectures = architectures
        self.detail = detail
    }

    package var calls: [RecordedCall] {
        calls(to: nesting.roots, in: Surroundings())
    }

    private func calls(to entries: [Int], in surroundings: Surroundings) -> [RecordedCall] {
        entries.flatMap { calls(to: $0, in: surroundings) }
    }

    /// The call of an entry or, if it is not shown, those that it made.
    private func calls(to entry: Int, in surroundings: Surroundings) -> [RecordedCall] {
        let called = nesting.called[entry]
        guard let function = functions[entry] else { return calls(to: called, in: surroundings) }
        let isResumed = nesting.isResumed[entry]
        let own = Layer(of: function, architectures: architectures)
        // The setter of a property with an observer only calls the observer.
        let isPassing =
            function.name.kind == .setter
            && called.contains { functions[$0]?.name.kind == .observer }
        guard !isPassing, isShown(function, of: own, isResumed: isResumed, in: surroundings) else {
            return calls(to: called, in: surroundings.within(hidden: function, of: own))
        }
        let conformance = surroundings.conformance
        return [
            RecordedCall(
                participant: Participant(function, in: own, calledBy: conformance),
                module: function.name.module, type: function.name.type,
                function: function.name.text, place: function.place,
                byProtocol: conformance?.name, isResumed: isResumed,
                calls: calls(to: called, in: Surroundings(layer: own)))
        ]
    }

    private func isShown(
        _ function: RecordedFunction, of own: Layer, isResumed: Bool, in surroundings: Surroundings
    ) -> Bool {
        let layer = surroundings.layer
        switch (function.name.kind, own) {
        case (.witness, _), (.other, _), (_, .outside):
            return false
        case (.getter, .architecture), (.setter, .architecture), (.observer, .architecture):
            // A stored property is shown only if it is accessed through a protocol.
            return function.place != nil || surroundings.conformance != nil
        case (_, .architecture):
            return function.place != nil
        case (_, .support) where detail == .all, (_, .server) where detail == .all:
            return function.place != nil
        case (.function, .support(let module)) where module != "AppContract":
            return function.place != nil && own != layer && !isResumed
        case (.setter, .support("PocketUI")), (.observer, .support("PocketUI")):
            // What a person finally sees is set here, mostly by stored properties.
            return layer != nil && own != layer
        case (.setter, .support), (.observer, .support):
            return function.place != nil && own != layer
        default:
            return false
        }
    }
}

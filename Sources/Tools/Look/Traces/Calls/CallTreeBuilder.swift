import ArchitectureList
import CallRecording
import Console

/// Selects the recorded calls that a reader wants to see.
///
/// It leaves out thunks, accessors and other code that the compiler generates, and calls within a module that the
/// architectures share. The calls of a function that is left out move up to its caller.
package struct CallTreeBuilder {
    package enum Detail: Sendable {
        /// The whole architecture, and of the shared modules only the functions that it calls or that call it.
        case roles
        /// Like `roles`, and also the release of objects that have no `deinit` in their code.
        case ends
    }

    /// The context of a call in the recorded tree.
    private struct Surroundings {
        /// The layer of the nearest call that is shown.
        var layer: Layer?
        /// The protocol witness that leads to the next call.
        var conformance: FunctionName.Conformance?
        /// How the nearest call that is shown leads to the next call.
        var way = Way()

        /// The context inside a function that is not shown. Inside a thunk, the context stays the same, because a thunk
        /// only calls the intended function. Inside a closure, the protocol witness is dropped. Inside any other hidden
        /// function, the calls within its module are hidden, too.
        func within(hidden function: RecordedFunction, of own: Layer) -> Surroundings {
            switch function.name.kind {
            case .witness, .other:
                return Surroundings(
                    layer: layer, conformance: function.name.conformance ?? conformance, way: way)
            case .closure where layer != nil:
                return Surroundings(layer: layer, way: way)
            default:
                return Surroundings(layer: own == .outside ? layer : own, way: way)
            }
        }
    }

    /// How the nearest call that is shown leads to the next one.
    private struct Way {
        var caller: RecordedFunction?
        /// The first entry on the way from the caller to the next call.
        var first: Int?
        /// The function that the caller's code names; nil as long as all functions on the way are generated.
        var callee: RecordedFunction?

        func through(_ entry: Int, _ function: RecordedFunction?) -> Way {
            let isNamed = function.map { ![.witness, .other].contains($0.name.kind) } ?? false
            return Way(
                caller: caller, first: first ?? entry, callee: callee ?? (isNamed ? function : nil))
        }
    }

    private let functions: [RecordedFunction?]
    private let sites: CallSites
    /// For each entry, the place that called it; nil if that is unknown.
    private let places: [SourcePlace?]
    let nesting: CallNesting
    private let architectures: Set<String>
    private let detail: Detail
    /// The entries to which the tree is limited; nil for all.
    private var path: Set<Int>?

    /// Selects the calls of one step.
    ///
    /// - Parameters:
    ///   - known: The recorded functions, by address.
    ///   - lines: The source lines of the calls, by address.
    ///   - sites: All calls in the sources, with their places.
    ///   - architectures: The modules that are shown in full.
    init(
        _ step: Recording.Step, functions known: [UInt64: RecordedFunction],
        lines: [UInt64: SourcePlace], sites: CallSites, architectures: Set<String>,
        detail: Detail = .roles
    ) {
        functions = step.offsets.map { known[$0] }
        places = step.sites.map { lines[$0] }
        self.sites = sites
        nesting = CallNesting(callers: step.callers, functions: functions)
        self.architectures = architectures
        self.detail = detail
    }

    package var calls: [RecordedCall] {
        calls(to: nesting.roots, in: Surroundings())
    }

    /// The calls that led to an entry, beginning with the event that caused them. Between them are the calls that computed
    /// the value for the next one. Only these have no inner calls.
    package func chain(to entry: Int) -> [RecordedCall] {
        let way = way(to: entry)
        var builder = self
        builder.path = Set(way)
        let calls = sequence(state: builder.calls) { calls in
            defer { calls = calls.first?.calls ?? [] }
            return calls.first
        }
        let computing = zip(way, way.dropFirst()).flatMap { computations(in: $1, before: $0) }
        return (calls + computing).sorted { $0.entry.index < $1.entry.index }
    }

    /// The calls of an architecture that computed a value for another call of the same function: in the binding, the closures
    /// that it called before; elsewhere, the getters that it called before on the same line. The getter of the object on
    /// which the other function is called computes no value for it.
    private func computations(in caller: Int, before entry: Int) -> [RecordedCall] {
        let earlier = nesting.called[caller].filter { $0 < entry }
        let found =
            switch layer(of: caller) {
            case .support(ArchitectureSources.binding): earlier.flatMap { ends(of: $0, .closure) }
            case .architecture:
                earlier.filter { places[$0] != nil && places[$0] == places[entry] }
                    .flatMap { ends(of: $0, .getter) }.filter { !isReceiver($0, in: entry) }
            default: [Int]()
            }
        return found.flatMap { end in
            var builder = self
            builder.path = [end]
            return builder.calls(to: end, in: Surroundings())
        }
    }

    /// Whether a getter returns an object on which something is called in the line of another call.
    private func isReceiver(_ getter: Int, in entry: Int) -> Bool {
        guard let place = places[entry], let name = functions[getter]?.name.name else {
            return false
        }
        return sites.receivers(in: place).contains(name.prefix { $0 != "." })
    }

    /// The functions of an architecture with this kind that an entry leads to, if only thunks and closures of the binding are
    /// between them.
    private func ends(of entry: Int, _ kind: FunctionName.Kind) -> [Int] {
        let own = functions[entry]?.name.kind
        if own == kind, layer(of: entry) == .architecture { return [entry] }
        return switch own {
        case .closure, .witness, .other, nil: nesting.called[entry].flatMap { ends(of: $0, kind) }
        default: []
        }
    }

    func layer(of entry: Int) -> Layer? {
        functions[entry].map { Layer(of: $0, architectures: architectures) }
    }

    /// The entries of the functions with this name, without entries that only resume a function.
    package func entries(of type: String, _ function: String) -> [Int] {
        functions.indices.filter { index in
            functions[index].map {
                $0.name.name == function && $0.name.type == type && !$0.name.isResumption
            } ?? false
        }
    }

    private func calls(to entries: [Int], in surroundings: Surroundings) -> [RecordedCall] {
        entries.filter { path?.contains($0) ?? true }.flatMap { calls(to: $0, in: surroundings) }
    }

    /// The call of an entry or, if it is not shown, the calls that it made.
    private func calls(to entry: Int, in surroundings: Surroundings) -> [RecordedCall] {
        let called = nesting.called[entry]
        var surroundings = surroundings
        surroundings.way = surroundings.way.through(entry, functions[entry])
        guard let function = functions[entry] else { return calls(to: called, in: surroundings) }
        let isResumed = nesting.isResumed[entry]
        let own = Layer(of: function, architectures: architectures)
        // The setter of a property with an observer only calls the observer. In the toolkit, the observer only counts.
        let isPassing =
            function.name.kind == .setter && own != .support("PocketUI")
            && called.contains { functions[$0]?.name.kind == .observer }
        if isPassing { return calls(to: called, in: surroundings) }
        guard isShown(function, of: own, isResumed: isResumed, in: surroundings) else {
            return calls(to: called, in: surroundings.within(hidden: function, of: own))
        }
        let conformance = surroundings.conformance
        let inner = calls(to: called, in: Surroundings(layer: own, way: Way(caller: function)))
        // Reading a property is no message, unless it calls something that is shown, or stands in a protocol. But it may be
        // what decides, so it stays on the way to a call.
        let isRead = function.name.kind == .getter && own == .architecture && conformance == nil
        if isRead, inner.isEmpty, path == nil { return [] }
        return [
            RecordedCall(
                participant: Participant(function, in: own, calledBy: conformance),
                module: function.name.module, type: function.name.type,
                function: function.name.text, place: function.place,
                byProtocol: conformance?.name, isResumed: isResumed,
                site: site(of: function, at: surroundings.way),
                entry: RecordedCall.Entry(index: entry), calls: inner)
        ]
    }

    /// The place in the caller's code that makes a call.
    private func site(of function: RecordedFunction, at way: Way) -> RecordedCall.Site {
        guard let caller = way.caller, let place = caller.place, let first = way.first else {
            return RecordedCall.Site()
        }
        let from = places[first].flatMap { $0.file == place.file ? $0.firstLine : nil }
        let sites = way.callee.map { self.sites.sites(of: $0.name, in: caller, near: from) } ?? []
        if sites.isEmpty, let from, (place.firstLine...place.lastLine).contains(from) {
            return RecordedCall.Site(lines: [from])
        }
        let lines = sites.map(\.line).uniqued()
        // Check the names, because the caller may call a hidden function of another object.
        guard let callee = way.callee?.name, callee.type == function.name.type,
            callee.member == function.name.member
        else { return RecordedCall.Site(lines: lines) }
        let receivers = sites.compactMap(\.receiver).uniqued()
        return RecordedCall.Site(
            lines: lines, receiver: receivers.count == 1 ? receivers[0] : nil,
            isOnSelf: !sites.isEmpty && sites.allSatisfy(\.isOnSelf))
    }

    private func isShown(
        _ function: RecordedFunction, of own: Layer, isResumed: Bool, in surroundings: Surroundings
    ) -> Bool {
        let layer = surroundings.layer
        switch (function.name.kind, own) {
        case (.deinitializer, .architecture) where detail == .ends,
            (.deinitializer, .support("Services")) where detail == .ends:
            return true
        case (.witness, _), (.other, _), (_, .outside):
            return false
        case (.getter, .architecture), (.setter, .architecture), (.observer, .architecture):
            // A stored property is shown only if it is accessed through a protocol.
            return function.place != nil || surroundings.conformance != nil
        case (_, .architecture):
            return function.place != nil
        case (_, .support) where layer == .server:
            // Hide these calls, because the server uses types of `Services` internally.
            return false
        case (.function, .support(let module)) where module != "AppContract":
            return function.place != nil && own != layer && !isResumed
        case (.observer, .support("PocketUI")):
            return false
        case (.setter, .support("PocketUI")):
            // Show these setters, because they change what a person sees.
            return layer != nil && own != layer
        case (.setter, .support), (.observer, .support):
            return function.place != nil && own != layer
        default:
            return false
        }
    }
}

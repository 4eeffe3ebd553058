extension CallTreeBuilder {
    /// A function that went on after it had waited.
    package struct Wait {
        /// The entry of the function.
        package let function: Int
        /// The entry at which it went on.
        package let end: Int
        /// Whether the recording does not have its beginning, or not the way there: it began in an earlier step, or at another
        /// place of the stack.
        package let isResumed: Bool
    }

    /// The functions of the app and the services that had waited on the way to an entry, outermost first.
    package func waits(before entry: Int) -> [Wait] {
        let way = self.way(to: entry)
        return zip(way, [entry] + way).compactMap { function, next in
            guard let layer = layer(of: function), layer != .server, layer != .outside,
                let end = nesting.resumptions[function]?.last(where: { $0 <= next })
            else { return nil }
            return Wait(
                function: function, end: end, isResumed: nesting.isResumed[function])
        }.reversed()
    }

    /// Whether a function led to an entry.
    package func isWay(_ function: Int, to entry: Int) -> Bool {
        way(to: entry).contains(function)
    }

    /// An entry and those that led to it, innermost first.
    func way(to entry: Int) -> [Int] {
        Array(sequence(first: entry) { nesting.parents[$0] })
    }
}

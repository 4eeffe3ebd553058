extension [Benchmark] {
    /// The benchmark that an entry of an order means, and its subjects.
    func find(_ entry: WorkOrder.Entry) throws(WorkOrderError) -> (Benchmark, [Subject]) {
        guard let benchmark = first(where: { $0.id == entry.benchmark }) else {
            throw WorkOrderError(name: entry.benchmark)
        }
        let subjects = entry.subjects.compactMap { name in
            benchmark.subjects.first { $0.name == name }
        }
        guard subjects.count == entry.subjects.count else {
            throw WorkOrderError(name: entry.benchmark)
        }
        return (benchmark, subjects)
    }
}

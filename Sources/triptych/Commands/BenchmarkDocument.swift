/// The figures of a run, as they are written to a file.
struct BenchmarkDocument: Encodable {
    let head: RunHead
    let figures: [BenchmarkFigures]
}

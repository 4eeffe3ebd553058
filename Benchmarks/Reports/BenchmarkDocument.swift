import Measuring

/// A run as it is written to a file: what is needed to read it again, and what was found in it.
struct BenchmarkDocument: Encodable {
    let run: BenchmarkRun
    let findings: [Finding]
}

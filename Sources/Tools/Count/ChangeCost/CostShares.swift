import Foundation
import Measuring

/// The parts of the variance of the logarithms of edits: of all, by change, by author of a change, and by architecture.
/// The parts of a design in which each author makes each change in each architecture add up to 1: Scheffé, "The Analysis of
/// Variance" (1959), section 4.1.
struct CostShares {
    let change: Double
    let author: Double
    let architecture: Double

    var rest: Double { max(0, 1 - change - author - architecture) }

    init(of changes: [ChangeCosts], in architectures: [String]) {
        let logs = changes.map { change in
            change.counts(in: architectures, \.edits).map { $0.map { log(Double($0)) } }
        }
        let all = logs.flatMap { $0.flatMap(\.self) }
        let mean = all.mean
        let total = all.variance * Double(all.count)
        /// The part of groups: each figure stands for as many as its group has.
        func part(_ groups: [[Double]], around mean: Double) -> Double {
            groups.map { Double($0.count) * ($0.mean - mean) * ($0.mean - mean) }.reduce(0, +)
                / total
        }
        change = part(logs.map { $0.flatMap(\.self) }, around: mean)
        author = logs.map { part($0, around: $0.flatMap(\.self).mean) }.reduce(0, +)
        architecture = part(
            architectures.indices.map { place in logs.flatMap { $0.map { $0[place] } } },
            around: mean)
    }
}

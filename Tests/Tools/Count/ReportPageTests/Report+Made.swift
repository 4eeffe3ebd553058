import Anatomy
import ArchitectureList
import ArchitectureRules
import Foundation
import Measuring
import Pages
import SourceFixtures
import TestSupport

@testable import ChangeCost
@testable import Console
@testable import ReportPage
@testable import Traces

extension Report {
    /// A report of made figures and the sources as they are.
    static func made(tour: Result<[Trace], any Error> = .success(Report.tour)) throws -> Report {
        Report(
            run: .made, tour: tour, anatomy: anatomy, changes: changes, claims: claims,
            sources: try sources.get(), comparisons: try comparisons.get())
    }

    // What is read of the package is read once for all tests.

    /// The files of the architectures.
    private static let sources = Result<[ArchitectureFiles], any Error> {
        try Architecture.all.subjects.map { try ArchitectureFiles(of: $0, in: ThisPackage.root) }
    }

    /// The files of all architectures.
    static func files() throws -> [SourceFile] { try sources.get().flatMap(\.files) }

    private static let comparisons = Result<[CodeColumns], any Error> {
        let files = try sources.get()
        return features(of: files).map { CodeColumns(ofFeature: $0, in: files) }
    }

    private static let claims = Result<String, any Error> {
        try String(contentsOf: ThisPackage.root.appending(path: claimsPath), encoding: .utf8)
    }

    static let anatomy = Result<AnatomyFigures, any Error>.success(
        .made(of: Architecture.all.subjects))

    /// One change, which takes 10 statements in the first architecture and one more in each that follows.
    static let changes = Result<CostReport, any Error> {
        let names = Architecture.all.names
        let change = ChangeCosts.made(
            names.enumerated().map { ($1, ["Presenter": 10 + $0]) })
        return CostReport([change], of: names)
    }
}

extension BenchmarkRun {
    static let made = BenchmarkRun.made(of: Architecture.all.names)
}

extension Report {
    /// One message in each action.
    static let tour = Architecture.all.names.map { architecture in
        Trace(
            architecture: architecture,
            steps: FiveActions.steps.map { text in
                Trace.Step(text: text, calls: [call])
            }, failure: nil)
    }

    private static let call = RecordedCall(
        participant: .person, module: "PocketUI", function: "Person.tap(_:)", place: nil,
        calls: [
            RecordedCall(
                participant: Participant("Presenter"), module: "MVP",
                function: "Presenter.submit<T>()",
                place: nil, byProtocol: "Submitting")
        ])
}

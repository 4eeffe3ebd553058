import Foundation
import Testing
import TestSupport
import Trials

@testable import Workshop

@Suite("Damaged files of the workshop")
struct DamageTests {
    @Test("A prediction is read, or its error is inside it", .timeLimit(.minutes(10)))
    func predictions() {
        for input in DamagedInputs(of: [Self.prediction], count: 300) {
            do throws(FileError) {
                _ = try Prediction(input.text, path: "prediction.md")
            } catch {
                expect(error, isAt: "prediction.md", of: input)
            }
            _ = Prediction.form(from: input.text)
        }
    }

    private static let prediction = """
        # Who takes part?

        - Step: I refresh
        - Feature: scenarios/news.feature

        ## MVC
        - Roles: View, Presenter
        - Messages to the toolkit: 5
        - Other messages: 2

        ## MVP
        - Roles: ?
        - Messages to the toolkit: ?
        - Other messages: ?

        """

    /// The error is one line that begins with the file, and names a line that is there, or the end.
    private func expect(_ error: any Error, isAt path: String, of input: DamagedInput) {
        guard let error = error as? FileError else {
            Issue.record("\(error), \(input)")
            return
        }
        let lines = input.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        #expect(error.path.hasPrefix(path), "\(error), \(input)")
        #expect((1...lines.count + 1).contains(error.line ?? 1), "\(error), \(input)")
        let isOneLine = !error.description.contains { $0.isNewline }
        #expect(isOneLine, "\(error), \(input)")
    }
}

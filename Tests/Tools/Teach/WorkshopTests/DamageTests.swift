import Foundation
import TestSupport
import Testing

@testable import Workshop

@Suite("Damaged files of the workshop")
struct DamageTests {
    @Test(
        "An exercise is read or is one error, at a place of its files", .timeLimit(.minutes(5)),
        arguments: ["README.md", "hints.md", "teacher.md", "MVP.patch", "wrong/too-loud.patch"])
    func exercises(name: String) throws {
        let path = "\(MadePackage.change)/\(name)"
        let sound = try #require(MadePackage.whole[path] ?? nil)
        let package = try MadePackage()
        for input in DamagedInputs(of: [sound], count: 20) {
            try Data(input.bytes).write(to: package.folder.appending(path: path))
            let catalogue = package.catalogue
            #expect(catalogue.exercises.count + catalogue.errors.count == 1, "\(input)")
            for error in catalogue.errors { expect(error, isAt: MadePackage.change, of: input) }
        }
    }

    @Test("A prediction is read, or its error is inside it", .timeLimit(.minutes(5)))
    func predictions() {
        for input in DamagedInputs(of: [Self.prediction], count: 300) {
            do throws(WorkshopError) {
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
        - Messages: 7

        ## MVP
        - Roles: ?
        - Messages: ?

        """

    @Test("A list of progress is read, or put aside with a note", .timeLimit(.minutes(5)))
    func progress() throws {
        let package = try MadePackage([".triptych/workshop/progress.json": nil])
        let file = ProgressFile(of: package.folder)
        let exercise = try package.catalogue.exercise("1")
        let work = LearningProgress.Work(exercise: exercise.name, architecture: "MVP")
        var sound = LearningProgress()
        sound.start(work, at: Date(timeIntervalSince1970: 9))
        sound.change(work) { $0.hints = 2 }
        try file.write(sound)
        let path = ".triptych/workshop/progress.json"
        for input in DamagedInputs(of: [try package.read(path)], count: 100) {
            try Data(input.bytes).write(to: package.folder.appending(path: path))
            var notes: [String] = []
            let bench = try Workbench(package.catalogue, isForReading: true) { notes.append($0) }
            for note in notes {
                #expect(note.contains("/\(path) can't be read"), "\(input)")
                #expect(bench.progress == LearningProgress(), "\(input)")
                let name = ".triptych/workshop/progress.json.1"
                try FileManager.default.removeItem(at: package.folder.appending(path: name))
            }
            for entry in bench.progress.entries { #expect((0...1_000_000).contains(entry.hints)) }
        }
    }

    /// The error is one line that begins with the file, and names a line that is there, or the end.
    private func expect(_ error: any Error, isAt path: String, of input: DamagedInput) {
        guard let error = error as? WorkshopError else {
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

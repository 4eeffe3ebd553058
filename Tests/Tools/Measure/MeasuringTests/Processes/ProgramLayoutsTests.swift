import Foundation
import Testing
import Toolchain

@testable import Measuring

#if os(Linux)
    @Suite("Layouts of a program")
    struct ProgramLayoutsTests {
        private let files = FileManager.default
        private let scratch: URL
        private var program: URL { scratch.appending(path: "triple/release/program") }

        /// Builds a program of two files by hand, and leaves what `swift build` leaves.
        init() throws {
            scratch = files.temporaryDirectory.appending(path: UUID().uuidString)
            let folder = program.deletingLastPathComponent()
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            let sources = [
                "main": "print(twice(21))", "twice": "func twice(_ n: Int) -> Int { n + n }",
            ]
            for (name, text) in sources {
                try text.write(
                    to: folder.appending(path: "\(name).swift"), atomically: true, encoding: .utf8)
            }
            try Subprocess(["swiftc", "-c", "main.swift", "twice.swift"], in: folder).run()
                .expectSuccess(of: "swiftc")
            let objects = ["main.o", "twice.o"].map { folder.appending(path: $0).path }
            let list = folder.appending(path: "Objects.LinkFileList").path
            try objects.joined(separator: "\n").write(
                toFile: list, atomically: true, encoding: .utf8)
            let words = [
                "swiftc", "-emit-executable", "-o", program.path, "@\(list)",
            ]
            try Subprocess(words).run().expectSuccess(of: words[0])
            let other = words.map { $0 == program.path ? program.path + "2" : $0 }
            let commands = try [other, words].map {
                "    args: " + String(decoding: try encoder.encode($0), as: UTF8.self)
            }
            try commands.joined(separator: "\n").write(
                to: scratch.appending(path: "release.yaml"), atomically: true, encoding: .utf8)
        }

        @Test("Each seed has a layout of its own, which does the same and is kept")
        func made() throws {
            defer { try? files.removeItem(at: scratch) }
            let layouts = try ProgramLayouts(of: program)
            try layouts.make([1, 2, 3])
            let made = try [1, 2, 3].map { try layouts.layout(of: $0) }
            for layout in made {
                #expect(try Subprocess([layout.path]).run().text == "42\n")
            }
            #expect(Set(try made.map { try Data(contentsOf: $0) }).count == 3)
            let first = try date(of: made[0])
            try layouts.make([1, 4])
            #expect(try date(of: made[0]) == first)
            #expect(made.map { files.fileExists(atPath: $0.path) } == [true, false, false])
        }

        @Test("A program that is linked anew gets new layouts")
        func changed() throws {
            defer { try? files.removeItem(at: scratch) }
            let layouts = try ProgramLayouts(of: program)
            let layout = try layouts.layout(of: 1)
            let later = Date(timeIntervalSinceNow: 10)
            try files.setAttributes([.modificationDate: later], ofItemAtPath: program.path)
            try Data().write(to: layout)
            #expect(try Data(contentsOf: try layouts.layout(of: 1)).count > 1000)
        }

        @Test(
            "Without the words or the objects of the build there are none, and the reason is said")
        func unavailable() throws {
            defer { try? files.removeItem(at: scratch) }
            let object = program.deletingLastPathComponent().appending(path: "main.o")
            let later = Date(timeIntervalSinceNow: 10)
            try files.setAttributes([.modificationDate: later], ofItemAtPath: object.path)
            #expect { try ProgramLayouts(of: program) } throws: {
                "\($0)" == "the object files of the program are missing, or newer than the program"
            }
            try files.removeItem(at: object)
            #expect(throws: MeasuringError.self) { try ProgramLayouts(of: program) }
            #expect { try ProgramLayouts(of: object) } throws: {
                "\($0)"
                    == "there is no file with the command by which `swift build` linked the program"
            }
        }

        private let encoder: JSONEncoder = {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .withoutEscapingSlashes
            return encoder
        }()

        private func date(of file: URL) throws -> Date? {
            try files.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
        }
    }
#endif

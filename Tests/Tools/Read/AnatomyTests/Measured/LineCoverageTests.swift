import Foundation
import Testing

@testable import Anatomy

@Suite("Which lines have run")
struct LineCoverageTests {
    private let package = URL(fileURLWithPath: "/p")

    @Test("A file is read from its name to the end of its record")
    func reading() {
        let files = LineCoverage.read(
            """
            SF:/p/Sources/B.swift
            FN:3,$b
            FNDA:1,$b
            DA:3,2
            DA:4,0
            DA:5,0
            DA:9,0
            BRF:0
            LF:4
            end_of_record
            SF:/elsewhere/A.swift
            DA:1,18446744073709551615
            DA:nonsense
            DA:2,1
            end_of_record
            """, in: package)
        #expect(
            files == [
                LineCoverage(path: "/elsewhere/A.swift", count: 2, missed: []),
                LineCoverage(path: "Sources/B.swift", count: 4, missed: [4, 5, 9]),
            ])
    }

    @Test("Lines that never ran are listed with their file, neighbours as a range")
    func missed() {
        let files = [
            LineCoverage(path: "A.swift", count: 10, missed: [2, 3, 4, 8]),
            LineCoverage(path: "B.swift", count: 6, missed: []),
        ]
        #expect(files.missedLines == ["A.swift: 2-4, 8"])
        #expect(files.share == 0.75)
        #expect([LineCoverage]().share == nil)
    }
}

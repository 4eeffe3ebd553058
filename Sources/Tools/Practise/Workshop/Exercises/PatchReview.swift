import Foundation
import Trials

/// What a reader has answered about one solution of a change: would you take this patch?
package struct PatchReview: Codable, Equatable, Sendable {
    package enum Answer: String, CaseIterable, Codable, Sendable {
        case yes
        case remark = "yes, with a remark"
        case no
    }

    package let architecture: String
    /// `first`, `second` or `third`.
    package let author: String
    package let answer: Answer
    package let reason: String

    /// Reads the rows of a table in Markdown.
    static func all(in text: String, path: String) throws(FileError) -> [PatchReview] {
        var reviews: [PatchReview] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        where line.hasPrefix("| ") {
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            if ["Architecture", "---"].contains(cells[0]) { continue }
            guard cells.count == 4, let answer = Answer(rawValue: cells[2]) else {
                throw FileError(
                    path: path, line: index + 1, seen: "\"\(line)\"",
                    expected: "an architecture, an author, an answer and a reason",
                    advice: "the answer is one of "
                        + Answer.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))
            }
            reviews.append(
                PatchReview(
                    architecture: cells[0], author: cells[1], answer: answer, reason: cells[3]))
        }
        return reviews
    }
}

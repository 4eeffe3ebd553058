import Foundation
import PocketUI
import Replay

/// All answers that a page needs to do without a server. An answer is often the same as another: each is kept once.
struct SavedAnswers {
    /// The sentences up to each place that is asked about, as one text.
    private(set) var places: [String] = []
    /// For each question, the number of its answer.
    private var numbers: [String: Int] = [:]
    private var answers: [String] = []
    private var known: [String: Int] = [:]
    /// The code of all functions that are called, by its place.
    var codes: [String: String] = [:]

    /// Begins with the answers at another place in a list of sentences.
    mutating func begin(_ sentences: some Sequence<String>) {
        places.append(sentences.joined(separator: "\n"))
    }

    /// Keeps the answer to a question of the page, at the place that was begun last.
    mutating func add(
        _ answer: some Encodable, to path: String, of architecture: String = "",
        on part: ScreenPart? = nil
    ) throws {
        let json = try LiveJSON.text(answer)
        let number = known[json] ?? answers.count
        if number == answers.count { answers.append(json) }
        known[json] = number
        let place = places.isEmpty ? "" : "\(places.count - 1)"
        let words = [
            path, place, architecture, part?.property.rawValue ?? "",
            part?.element.map(String.init) ?? "",
        ]
        // The page makes the same key of what it asks.
        numbers[words.joined(separator: " ")] = number
    }

    /// All of it as JSON, for an element that `</script` or a comment of HTML would end.
    func json() throws -> String {
        let parts = try [
            "\"answers\": [\(answers.joined(separator: ",\n"))]",
            "\"codes\": \(LiveJSON.text(codes))",
            "\"numbers\": \(LiveJSON.text(numbers))",
            "\"places\": \(LiveJSON.text(places))",
        ]
        return "{\(parts.joined(separator: ",\n"))}".replacing("<!--", with: "\\u003c!--")
    }
}

/// JSON as the page gets it.
enum LiveJSON {
    static func encode(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        // The page compares the parts of screens in their order.
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(value)
    }

    static func text(_ value: some Encodable) throws -> String {
        String(decoding: try encode(value), as: UTF8.self)
    }
}

extension Snapshot {
    /// All parts of a screen for which the page can ask which type decides what they show. The rows of a table are
    /// together.
    var parts: [ScreenPart] {
        let ofElements = elements.enumerated().flatMap { index, element -> [ScreenPart] in
            switch element {
            case .label: [ScreenPart(.text, of: index)]
            case .field: [ScreenPart(.text, of: index), ScreenPart(.isEnabled, of: index)]
            case .button: [ScreenPart(.isEnabled, of: index)]
            case .table: [ScreenPart(.rows, of: index)]
            }
        }
        return ofElements + [ScreenPart(.title)]
            + (toast == nil ? [] : [ScreenPart(.toast)])
            + (isLoading ? [ScreenPart(.loading)] : [])
    }
}

import Foundation
import PocketUI
import Replay

/// All answers that a page needs to work without a server. Equal answers are stored once.
struct SavedAnswers {
    /// The lists of sentences that the answers are about, each as one text.
    private(set) var places: [String] = []
    /// The index of the answer for each request of the page.
    private var numbers: [String: Int] = [:]
    private var answers: [String] = []
    private var known: [String: Int] = [:]
    /// The code of all called functions, by its place.
    var codes: [String: String] = [:]

    /// Begins the answers about a list of sentences.
    ///
    /// - Returns: The number of the list.
    @discardableResult
    mutating func begin(_ sentences: some Sequence<String>) -> Int {
        places.append(sentences.joined(separator: "\n"))
        return places.count - 1
    }

    /// Adds the answer to a request about a list of sentences.
    ///
    /// - Parameter place: The number of the list; nil for the one that was begun last.
    mutating func add(
        _ answer: some Encodable, to path: String, of architecture: String = "",
        on part: ScreenPart? = nil, at place: Int? = nil
    ) throws {
        let json = try LiveJSON.text(answer)
        let number = known[json] ?? answers.count
        if number == answers.count { answers.append(json) }
        known[json] = number
        let place = places.isEmpty ? "" : "\(place ?? places.count - 1)"
        let words = [
            path, place, architecture, part?.property.rawValue ?? "",
            part?.element.map(String.init) ?? "", part?.entry.map(String.init) ?? "",
        ]
        // The page makes the same key from its request.
        numbers[words.joined(separator: " ")] = number
    }

    /// Everything as JSON for a `script` element. It contains neither `</script` nor the start of an HTML comment,
    /// because these would end the element.
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

/// JSON for the page.
enum LiveJSON {
    static func encode(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        // Sort the keys, because the page compares parts of screens by their JSON.
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(value)
    }

    static func text(_ value: some Encodable) throws -> String {
        String(decoding: try encode(value), as: UTF8.self)
    }
}

extension Snapshot {
    /// All parts of a screen for which the page can ask which type decides what they show. The rows of a table are one
    /// part.
    ///
    /// - Parameters:
    ///   - entry: The entry of the recording that begins when the screen is seen; nil for the end of a sentence.
    ///   - sentence: The sentence, counted from 0.
    func parts(before entry: Int? = nil, in sentence: Int) -> [ScreenPart] {
        let ofElements = elements.enumerated().flatMap { index, element in
            element.properties.map { ScreenPart($0, of: index, before: entry, in: sentence) }
        }
        let ofScreen: [ShownValue.Property] =
            [.title, .screens] + (toast == nil ? [] : [.toast]) + (isLoading ? [.loading] : [])
        return ofElements + ofScreen.map { ScreenPart($0, before: entry, in: sentence) }
    }
}

extension Snapshot.Element {
    fileprivate var properties: [ShownValue.Property] {
        switch self {
        case .label: [.text]
        case .field: [.text, .isEnabled]
        case .button: [.isEnabled]
        case .table: [.rows]
        }
    }
}

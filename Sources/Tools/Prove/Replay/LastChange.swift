import CallRecording
import PocketUI
import Scenarios

/// The part of a screen that a person points at.
package struct ScreenPart: Codable, Hashable, Sendable {
    package let property: ShownValue.Property
    /// The place of a view among the elements of the screen; nil for the screen itself.
    package let element: Int?
    /// The row of a table, counted from 0.
    package let row: Int?
    /// The moment when this entry of the sentence's recording begins; nil for the end of the sentence.
    package let entry: Int?
    /// The sentence in which it is seen, counted from 0; nil for the last that is carried out.
    package var sentence: Int?

    package init(
        _ property: ShownValue.Property, of element: Int? = nil, row: Int? = nil,
        before entry: Int? = nil, in sentence: Int? = nil
    ) {
        self.property = property
        self.element = element
        self.row = row
        self.entry = entry
        self.sentence = sentence
    }
}

/// The last change of a part of the screen.
package struct LastChange: Codable, Sendable {
    /// The sentence, counted from 0.
    package let sentence: Int
    /// The last function that was entered before the change was seen; nil if it was seen at the end of the sentence.
    package let entry: Int?
    /// Whether the view or the screen came with this value.
    package let isFirst: Bool
}

/// Records the last change of each part of the screens, while the sentences are carried out.
///
/// The recorder calls this before the code of each function runs. So if the screen has changed since the previous call, the
/// function of that previous call has changed it, or one that called it.
@MainActor
final class ChangeLog {
    private struct Place {
        let sentence: Int
        var entry: Int?
        var isFirst = false
    }

    private let parts: [ScreenPart]
    /// The indices of the parts, by the sentence and the moment that they are about.
    private let indices: [Int: [Int?: [Int]]]
    private weak var world: World?
    /// How many sentences have ended.
    private var sentence = 0
    private var values: [ShownValue] = []
    /// ``Window/changes`` at the last look.
    private var seen: Int?
    private var places: [ShownValue.Key: Place] = [:]
    /// The function that was entered last on the thread of the app.
    private var entry: Int?
    /// For each part that is a row, by its index: the cell, its table, and the sentence after which the cell was new.
    private var cells: [Int: (table: ObjectIdentifier, cell: Cell, sentence: Int)] = [:]

    /// The last change of each part, up to its moment; nil for one that is not on the screen.
    private(set) var lastChanges: [LastChange?]

    /// The log that is recording. It is static, because the recorder's callback can't capture anything.
    private static var current: ChangeLog?

    /// - Parameter last: The last sentence that is carried out, counted from 0.
    init(of parts: [ScreenPart], upTo last: Int) {
        self.parts = parts
        indices = Dictionary(grouping: parts.indices) { parts[$0].sentence ?? last }
            .mapValues { Dictionary(grouping: $0) { parts[$0].entry } }
        lastChanges = parts.map { _ in nil }
    }

    /// Records the calls of the next sentence.
    func start(in world: World) {
        (self.world, entry, Self.current) = (world, nil, self)
        CallRecording.start { entry in
            // The recorder calls this closure on the thread that has started the recording.
            MainActor.assumeIsolated { ChangeLog.current?.look(before: Int(entry)) }
        }
    }

    /// Notes the changes at the end of a sentence.
    func stop(in world: World, screen: Snapshot?) {
        noteChanges()
        for index in parts.indices { noteRow(of: screen, part: index) }
        noteLastChanges(before: nil)
        sentence += 1
        Self.current = nil
    }

    private func look(before next: Int) {
        noteChanges()
        noteLastChanges(before: next)
        entry = next
    }

    private func noteLastChanges(before next: Int?) {
        guard let indices = indices[sentence]?[next] else { return }
        for index in indices { lastChanges[index] = lastChange(ofPart: index) }
    }

    private func noteChanges() {
        if seen == Window.changes { return }
        seen = Window.changes
        let now = world?.window.shownValues ?? []
        let before = Dictionary(values.map { ($0.key, $0.value) }) { $1 }
        // Forget the values that are no longer shown, because a new object may be allocated at the same address.
        places = Dictionary(
            now.map { value in
                let place = Place(
                    sentence: sentence, entry: entry, isFirst: before[value.key] == nil)
                return (
                    value.key, before[value.key] == value.value ? places[value.key] ?? place : place
                )
            }
        ) { $1 }
        values = now
    }

    /// Compares a row with its last known cell. This is done only at the end of a sentence, because no data source is asked
    /// in the middle of one.
    private func noteRow(of screen: Snapshot?, part index: Int) {
        guard let row = parts[index].row, let element = parts[index].element, let screen,
            let window = world?.window,
            let table = window.objects(showing: .rows, of: element).first,
            screen.elements.indices.contains(element),
            case .table(_, let first, let cells) = screen.elements[element],
            cells.indices.contains(row - first)
        else { return }
        let known = self.cells[index]
        if known?.table == table, known?.cell == cells[row - first] { return }
        self.cells[index] = (table, cells[row - first], sentence)
    }

    private func lastChange(ofPart index: Int) -> LastChange? {
        let part = parts[index]
        let objects = world?.window.objects(showing: part.property, of: part.element) ?? []
        var place = objects.compactMap {
            places[ShownValue.Key(object: $0, property: part.property)]
        }
        .max { ($0.sentence, $0.entry ?? .max) < ($1.sentence, $1.entry ?? .max) }
        if let cell = cells[index], cell.sentence != place?.sentence {
            place = Place(sentence: cell.sentence)
        }
        return place.map {
            LastChange(sentence: $0.sentence, entry: $0.entry, isFirst: $0.isFirst)
        }
    }
}

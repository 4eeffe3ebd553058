import CallRecording
import PocketUI
import Scenarios

/// What a person points at on a screen.
package struct ScreenPart: Codable, Equatable, Sendable {
    package let property: ShownValue.Property
    /// The place of a view among the elements of the screen; nil for the screen itself.
    package let element: Int?
    /// The row of a table, counted from 0.
    package let row: Int?

    package init(_ property: ShownValue.Property, of element: Int? = nil, row: Int? = nil) {
        self.property = property
        self.element = element
        self.row = row
    }
}

/// Where something that a person sees has become what it is.
package struct LastChange: Codable, Sendable {
    /// The sentence, counted from 0.
    package let sentence: Int
    /// The last function that was entered before the change was seen; nil if it was seen at the end of the sentence.
    package let entry: Int?
    /// The functions that were entered in that sentence.
    package let calls: Recording.Step
}

/// Notes the last change of all that the screens show, while sentence after sentence is carried out.
///
/// The recorder tells it of each function before its code runs. So what differs from what the function before saw was changed
/// by that one, or by a function around it.
@MainActor
final class ChangeLog {
    private struct Place {
        let sentence: Int
        var entry: Int?
    }

    private let part: ScreenPart
    private weak var world: World?
    private var steps: [Recording.Step] = []
    private var values: [ShownValue] = []
    private var places: [ShownValue.Key: Place] = [:]
    /// The function that was entered last on the thread of the app.
    private var entry: Int?
    /// The cell of the row that is asked for, and the sentence at whose end it was new.
    private var cell: (table: ObjectIdentifier, cell: Cell, sentence: Int)?

    /// The last change of what is asked for, up to the end of the sentence; nil if it is not on the screen.
    private(set) var lastChange: LastChange?

    /// The recorder's observer has no context.
    private static var current: ChangeLog?

    init(of part: ScreenPart) {
        self.part = part
    }

    /// Records the calls of the next sentence.
    func start(in world: World) {
        (self.world, entry, Self.current) = (world, nil, self)
        CallRecording.start { entry in
            // The recorder calls it on the thread that has started the recording.
            MainActor.assumeIsolated { ChangeLog.current?.look(before: Int(entry)) }
        }
    }

    /// Keeps the recording of the sentence that has ended.
    func stop(in world: World, screen: Snapshot?) {
        noteChanges()
        noteRow(of: screen)
        steps.append(CallRecording.step())
        lastChange = found
        Self.current = nil
    }

    private func look(before next: Int) {
        noteChanges()
        entry = next
    }

    private func noteChanges() {
        let now = world?.window.shownValues ?? []
        if now == values { return }
        let before = Dictionary(values.map { ($0.key, $0.value) }) { $1 }
        let place = Place(sentence: steps.count, entry: entry)
        // What is shown no longer is forgotten, because another object may get its address.
        places = Dictionary(
            now.map { ($0.key, before[$0.key] == $0.value ? places[$0.key] ?? place : place) }
        ) { $1 }
        values = now
    }

    /// No data source is asked in the middle of a sentence, so a row is compared at the end of each.
    private func noteRow(of screen: Snapshot?) {
        guard let row = part.row, let element = part.element, let screen,
            let window = world?.window,
            let table = window.objects(showing: .rows, of: element).first,
            screen.elements.indices.contains(element),
            case .table(_, let first, let cells) = screen.elements[element],
            cells.indices.contains(row - first)
        else { return }
        if let cell, cell.table == table, cell.cell == cells[row - first] { return }
        cell = (table, cells[row - first], steps.count)
    }

    private var found: LastChange? {
        let objects = world?.window.objects(showing: part.property, of: part.element) ?? []
        var place = objects.compactMap {
            places[ShownValue.Key(object: $0, property: part.property)]
        }
        .max { ($0.sentence, $0.entry ?? .max) < ($1.sentence, $1.entry ?? .max) }
        if let cell, cell.sentence != place?.sentence { place = Place(sentence: cell.sentence) }
        return place.flatMap { place in
            steps.indices.contains(place.sentence)
                ? LastChange(
                    sentence: place.sentence, entry: place.entry, calls: steps[place.sentence])
                : nil
        }
    }
}

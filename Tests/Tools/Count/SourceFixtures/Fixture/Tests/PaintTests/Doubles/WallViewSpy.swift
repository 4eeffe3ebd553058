import Tools

@testable import Paint

final class WallViewSpy: @MainActor WallView {
    private(set) var strokes: [Stroke] = []
    var isDry = false

    init(height: Int) {}

    func show(_ stroke: Stroke) {
        strokes.append(stroke)
    }

    func clear() {
        strokes = []
    }

    subscript(row: Int) -> Int { row }
}

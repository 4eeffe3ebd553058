import Testing
import Tools

@testable import Paint

@Suite("The wall")
struct WallPresenterTests {
    private let view = WallViewSpy(height: 1)
    private let palette = Palette()
    private let presenter: WallPresenter<WallViewSpy>

    init() {
        presenter = WallPresenter(view: view, brush: RoundBrush(), owner: palette)
        presenter.height = 3
    }

    @Test("One stroke is shown")
    func oneStroke() throws {
        try presenter.paint(1)
        #expect(view.strokes == [Stroke(length: 1)])
    }

    @Test("Others are not", arguments: [2, 3])
    func otherStrokes(count: Int) throws {
        try paint(count)
        #expect(view.strokes.isEmpty)
    }

    private func paint(_ count: Int) throws {
        try presenter.paint(count)
    }
}

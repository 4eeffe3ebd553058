import Architectures
import Testing

@testable import TerminalApp

@Suite("Watching moves")
struct MoveWatcherTests {
    /// Writes down what it is told.
    private final class Diary {
        var lines: [String] = []

        var watcher: MoveWatcher {
            MoveWatcher {
                self.lines.append("before")
            } didMove: {
                self.lines.append("after")
                return ["calls of move \(self.lines.count / 2)"]
            }
        }
    }

    @Test("A watcher is told of each move, and what it says stands beside the screen")
    func watching() async {
        let diary = Diary()
        let play = Play(
            apps: Architecture.all.namedApps, watcher: diary.watcher)
        #expect(play.scene.beside.isEmpty)
        await play.press(.text("a"), at: 0)
        await play.press(.text("b"), at: 0)
        #expect(diary.lines == ["before", "after", "before", "after"])
        #expect(play.scene.beside == ["calls of move 2"])
    }

    @Test("A toast that goes by itself leaves what was said of the move before")
    func toast() async {
        let diary = Diary()
        let play = Play(
            apps: Architecture.all.namedApps, watcher: diary.watcher)
        await play.press(.text("a"), at: 0)
        await play.make(.lookAway, at: 5)
        #expect(diary.lines.count == 2)
        #expect(play.scene.beside == ["calls of move 1"])
    }

    @Test("Nobody watches while moves are made again on another architecture")
    func switching() async {
        let diary = Diary()
        let play = Play(
            apps: Architecture.all.namedApps, watcher: diary.watcher)
        await play.press(.text("a"), at: 0)
        await play.switchArchitecture()
        #expect(diary.lines.count == 2)
    }
}

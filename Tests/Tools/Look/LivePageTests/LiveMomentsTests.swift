import PocketUI
import Testing

@testable import LivePage
@testable import Replay
@testable import Traces

@Suite("The screens in the middle of a sentence")
@MainActor
struct LiveMomentsTests {
    @Test(
        "A call is shown with the screen at the beginning of the next one, the last with that at the end"
    )
    func places() {
        let titles = ["before", "loading", "done", "end"]
        let screens = titles.map { title in
            let window = Window()
            window.rootViewController = NavigationController()
            let screen = ViewController()
            screen.title = title
            window.rootViewController?.pushViewController(screen)
            return window.snapshot
        }
        var answer = ReplayAnswer()
        answer.moments = zip([0, 5, 9], screens).map {
            ReplayAnswer.Moment(entry: $0, screen: $1)
        }
        answer.screen = screens[3]
        // The tree of the entries 1, 4 and 5, and of 9 below 5.
        let tree = [1, 4, 5].map { Self.call(at: $0, $0 == 5 ? [Self.call(at: 9)] : []) }
        let moments = LiveMoments(of: tree, in: answer)
        #expect(moments.screens.map { $0.screens.last } == titles)
        #expect(moments.places == [0, 1, 2, 3])
        #expect(
            moments.parts(in: 3).map(\.property)
                == Array(repeating: [.title, .screens], count: 4).joined().map(\.self))
        #expect(moments.parts(in: 3).map(\.entry) == [0, 0, 5, 5, 9, 9, nil, nil])
        #expect(LiveMoments(of: [], in: nil).screens.isEmpty)
    }

    private static func call(at entry: Int, _ calls: [RecordedCall] = []) -> RecordedCall {
        RecordedCall(
            participant: .person, module: "", function: "", place: nil,
            entry: RecordedCall.Entry(index: entry), calls: calls)
    }
}

import Testing

@testable import MVI

@Suite("MVI: the store")
struct StoreTests {
    private let effects = CountingEffects()

    @Test("A view renders the present state at once, then each new one")
    func renders() {
        let (view, store) = made()
        store.send(.add(2))
        store.send(.add(3))
        #expect(view.log.entries == ["rendered 0", "rendered 2", "rendered 5"])
    }

    @Test(
        "Effects are performed after the state is rendered, and an intent that one sends at once comes last"
    )
    func order() {
        let (view, store) = made()
        store.send(.double)
        store.send(.add(1))
        effects.log.entries = []
        store.send(.double)
        #expect(
            view.log.entries == [
                "rendered 1", "performed 1", "performed 10", "rendered 2", "rendered 12",
            ])
    }

    @Test("A view that sends an intent while it renders finishes first, the first time too")
    func rendersWhole() {
        let store = Store<Counting>(0, effects: effects)
        let view = Screen(log: effects.log)
        store.render(on: view) { [unowned store] view, state in
            if state < 2 { store.send(.add(1)) }
            view.log.entries.append("rendered \(state), and the store has \(store.state)")
        }
        #expect(
            view.log.entries == [
                "rendered 0, and the store has 0", "rendered 1, and the store has 1",
                "rendered 2, and the store has 2",
            ])
    }

    @Test("A store does not keep its view alive")
    func weakView() {
        weak var gone: Screen?
        let store = Store<Counting>(0, effects: effects)
        do {
            let view = Screen(log: effects.log)
            gone = view
            store.render(on: view) { view, _ in view.log.entries.append("rendered") }
        }
        #expect(gone == nil)
        store.send(.add(1))
        #expect(store.state == 1)
    }

    private func made() -> (Screen, Store<Counting>) {
        let (view, store) = (Screen(log: effects.log), Store<Counting>(0, effects: effects))
        store.render(on: view) { $0.log.entries.append("rendered \($1)") }
        return (view, store)
    }
}

/// What happened, in order.
private final class Log {
    var entries: [String] = []
}

private final class Screen {
    let log: Log

    init(log: Log) {
        self.log = log
    }
}

private enum CountingIntent: Equatable { case add(Int), double }

private enum Counting: Reducer {
    static func reduce(into state: inout Int, intent: CountingIntent) -> [Int] {
        switch intent {
        case .add(let number):
            state += number
            return []
        case .double:
            return [state, state * 10]
        }
    }
}

/// Answers each effect at once, with the number that it is about.
private final class CountingEffects: Effects {
    let log = Log()

    func perform(_ effect: Int, send: @escaping (CountingIntent) -> Void) {
        log.entries.append("performed \(effect)")
        send(.add(effect))
    }
}

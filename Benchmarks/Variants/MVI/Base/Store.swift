/// Keeps the state of a feature, and is the only place where it changes: an intent comes in, the reducer makes the next state, the
/// view renders it, and the effects are performed. Each feature has a store of its own; no store contains another one.
final class Store<Logic: Reducer> {
    private(set) var state: Logic.State
    private let effects: any Effects<Logic.Effect, Logic.Intent>
    private var render: (Logic.State) -> Void = { _ in }
    private var waiting: [Logic.Intent] = []
    private var isBusy = false

    init(_ state: Logic.State, effects: any Effects<Logic.Effect, Logic.Intent>) {
        self.state = state
        self.effects = effects
    }

    /// Renders the state on a view, now and after each intent, as long as the view exists.
    func render<View: AnyObject>(
        on view: View, _ render: @escaping (View, Logic.State) -> Void
    ) {
        self.render = { [weak view] state in
            if let view { render(view, state) }
        }
        drain { self.render(state) }
    }

    /// Handles an intent before it returns. A nested call, from a view that is rendering or from an effect that is
    /// answered at once, returns immediately. Its intent is handled after the remaining effects of the current intent,
    /// and after the intents that are already waiting. So a view that is rendering never meets a newer state.
    func send(_ intent: Logic.Intent) {
        drain { waiting.append(intent) }
    }

    /// Does `work`, then handles all intents that wait. A nested call leaves them to the outer one.
    private func drain(after work: () -> Void) {
        if isBusy { return work() }
        isBusy = true
        defer { isBusy = false }
        work()
        while !waiting.isEmpty { handle(waiting.removeFirst()) }
    }

    private func handle(_ intent: Logic.Intent) {
        let wanted = Logic.reduce(into: &state, intent: intent)
        render(state)
        for effect in wanted {
            effects.perform(effect) { [weak self] in self?.send($0) }
        }
    }
}

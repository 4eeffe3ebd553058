/// An observation that two inputs feed.
///
/// In `combineLatest(source.map(f), source.map(g))` one set of the source reaches both inputs, one
/// after the other. To show something after the first would show a new value beside an old one. So
/// a junction holds back what came in until it is asked to settle, when all rounds are over.
final class Junction: Subscription {
    var firstInput: ObservationToken?
    var secondInput: ObservationToken?

    private var show: (() -> Void)?

    /// True from the beginning: until both inputs are there, nothing is to be shown.
    private var hasChanged = true

    init(show: @escaping () -> Void) {
        self.show = show
    }

    /// Shows what the inputs delivered when they were first observed. It counts as a round, so that
    /// what the observer sets on its first call is shown after that call, not inside it.
    func start() -> ObservationToken {
        Settlement.roundBegins()
        settle()
        Settlement.roundEnds()
        return ObservationToken(self)
    }

    func inputDidChange() {
        guard !hasChanged else { return }
        hasChanged = true
        Settlement.settleLater(self)
    }

    /// Settles the inputs first, which may be junctions themselves: whichever of a tree of
    /// junctions is asked first, none of them shows anything before its inputs have.
    func settle() {
        firstInput?.settle()
        secondInput?.settle()
        guard hasChanged else { return }
        hasChanged = false
        show?()
    }

    /// The inputs' closures hold this junction, which holds the inputs. Cancelling breaks the ring,
    /// and a token that goes away cancels.
    func cancel() {
        show = nil
        firstInput = nil
        secondInput = nil
    }
}

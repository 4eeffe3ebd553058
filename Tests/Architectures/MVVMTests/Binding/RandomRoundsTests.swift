import Measuring
import Testing

@testable import MVVM

@Suite("Changes made inside a callback, at random")
struct RandomRoundsTests {
    @Test("3, 4 and 5. Observers are told as by the simplest code", arguments: UInt64(0)..<30)
    func asPromised(seed: UInt64) {
        let observed = Crowd(of: Observable(0), seed: seed)
        let promised = Crowd(of: PlainObservable(0), seed: seed)
        for value in 1...20 {
            observed.set(value)
            promised.set(value)
        }
        #expect(observed.calls.count > 20)
        #expect(observed.calls == promised.calls)
    }
}

/// Observers that do what is hard when they are told: set the value, end one another and add others.
private final class Crowd {
    /// Who was told what, and what the value was then.
    private(set) var calls: [[Int]] = []
    private let number: any ObservedNumber
    private var random: SeededGenerator
    private var observers: [(_ byCancelling: Bool) -> Void] = []
    /// Keeps tokens that were cancelled.
    private var ended: [(_ byCancelling: Bool) -> Void] = []
    private var names = 0
    private var setsToCome = 0

    init(of number: any ObservedNumber, seed: UInt64) {
        self.number = number
        random = SeededGenerator(seed: seed)
        for _ in 0..<4 { add() }
    }

    func set(_ value: Int) {
        setsToCome = 4
        if observers.count < 4 { add() }
        number.value = value
    }

    private func add() {
        names += 1
        let name = names
        observers.append(
            number.follow { [unowned self] value in
                calls.append([name, value, number.value])
                actAtRandom()
            })
    }

    private func actAtRandom() {
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1: end()
        case 2: add()
        case 3 where setsToCome > 0:
            setsToCome -= 1
            number.value += 1_000
        default: break
        }
    }

    private func end() {
        guard let index = observers.indices.randomElement(using: &random) else { return }
        let isKept = Bool.random(using: &random)
        let observer = observers.remove(at: index)
        observer(isKept)
        if isKept { ended.append(observer) }
    }
}

/// A number that can be set and observed.
private protocol ObservedNumber: AnyObject {
    var value: Int { get set }

    /// - Returns: What ends the observation, by cancelling or by releasing the token.
    func follow(_ observer: @escaping (Int) -> Void) -> (_ byCancelling: Bool) -> Void
}

extension Observable<Int>: ObservedNumber {
    fileprivate func follow(
        _ observer: @escaping (Int) -> Void
    ) -> (_ byCancelling: Bool) -> Void {
        var token: ObservationToken? = observe(observer)
        return { byCancelling in
            if byCancelling { token?.cancel() } else { token = nil }
        }
    }
}

/// A reference implementation of an observable, in the simplest code.
private final class PlainObservable: ObservedNumber {
    private var current: Int
    private var observers: [(name: Int, observer: (Int) -> Void)] = []
    private var names = 0
    private var waiting: [Int] = []
    private var isTelling = false

    init(_ value: Int) {
        current = value
    }

    var value: Int {
        get { current }
        set {
            waiting.append(newValue)
            if !isTelling { tellWaiting() }
        }
    }

    func follow(_ observer: @escaping (Int) -> Void) -> (_ byCancelling: Bool) -> Void {
        names += 1
        let name = names
        observers.append((name, observer))
        let isFirst = !isTelling
        isTelling = true
        observer(current)
        if isFirst { tellWaiting() }
        return { _ in self.observers.removeAll { $0.name == name } }
    }

    private func tellWaiting() {
        isTelling = true
        while !waiting.isEmpty {
            current = waiting.removeFirst()
            // Those who come meanwhile have been told, and those who are ended are not told any more.
            for (name, observer) in observers where observers.contains(where: { $0.name == name }) {
                observer(current)
            }
        }
        isTelling = false
    }
}

import Measuring
import PocketUI

/// The lowest possible cost: the setter calls closures.
enum DirectCall {
    private final class Value<Content> {
        var subscribers: [(Content) -> Void] = []
        var current: Content {
            didSet { for subscriber in subscribers { subscriber(current) } }
        }

        init(_ current: Content) {
            self.current = current
        }
    }

    static func sets(subscribers count: Int) -> Subject {
        subject { repetitions in
            let value = Value(0)
            let sum = Sum()
            value.subscribers = (0..<count).map { _ in { sum.add($0) } }
            return {
                for number in 0..<repetitions { value.current = number }
            }
        }
    }

    static let subscribesAndEnds = subject { repetitions in
        let value = Value(0)
        return {
            for number in 0..<repetitions {
                let sum = Sum()
                value.subscribers.append { sum.add($0) }
                value.subscribers[0](value.current)
                value.subscribers.removeLast()
                value.current = number
            }
        }
    }

    static let changesField = subject { repetitions in
        let value = Value("")
        let field = TextField(placeholder: "")
        value.subscribers = [{ field.text = $0 }]
        return {
            for number in 0..<repetitions { value.current = fieldTexts[number % 2] }
        }
    }

    private static func subject(_ prepare: @escaping Subject.Preparation) -> Subject {
        Subject(name: "direct call", prepare: prepare)
    }
}

/// The same work with the `Observable` of the view models.
enum ObservableCall {
    static func sets(subscribers count: Int) -> Subject {
        subject { repetitions in
            let value = Observable(0)
            let sum = Sum()
            for _ in 0..<count { value.bind(to: sum) { $0.add($1) } }
            return {
                for number in 0..<repetitions { value.value = number }
                extendLifetime(sum)
            }
        }
    }

    static let subscribesAndEnds = subject { repetitions in
        let value = Observable(0)
        return {
            for number in 0..<repetitions {
                // `Observable` drops the closure at the first change after `sum` has been released.
                let sum = Sum()
                value.bind(to: sum) { $0.add($1) }
                value.value = number
            }
        }
    }

    static let changesField = subject { repetitions in
        let value = Observable("")
        let field = TextField(placeholder: "")
        value.bind(twoWayTo: field)
        return {
            for number in 0..<repetitions { value.value = fieldTexts[number % 2] }
            extendLifetime(field)
        }
    }

    private static func subject(_ prepare: @escaping Subject.Preparation) -> Subject {
        Subject(name: "Observable", prepare: prepare)
    }
}

/// The texts that a field shows in turn.
private let fieldTexts = ["Ada", "Alan"]

/// Adds up the values that the subscribers get, so that the compiler can't remove the subscribers.
private final class Sum {
    private(set) var value = 0

    func add(_ number: Int) {
        value &+= number
    }
}

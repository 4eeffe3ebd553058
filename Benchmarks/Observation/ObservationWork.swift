import PocketUI

/// The least possible cost: the setter calls closures.
enum DirectCall {
    private final class Value<Content> {
        var followers: [(Content) -> Void] = []
        var current: Content {
            didSet { for follower in followers { follower(current) } }
        }

        init(_ current: Content) {
            self.current = current
        }
    }

    static func sets(followers count: Int) -> ObservationSuite.Prepare {
        { repetitions in
            let value = Value(0)
            let sum = Sum()
            value.followers = (0..<count).map { _ in { sum.add($0) } }
            return {
                for number in 0..<repetitions { value.current = number }
            }
        }
    }

    static let followsAndEnds: ObservationSuite.Prepare = { repetitions in
        let value = Value(0)
        return {
            for number in 0..<repetitions {
                let sum = Sum()
                value.followers.append { sum.add($0) }
                value.followers[0](value.current)
                value.followers.removeLast()
                value.current = number
            }
        }
    }

    static let changesField: ObservationSuite.Prepare = { repetitions in
        let value = Value("")
        let field = TextField(placeholder: "")
        value.followers = [{ field.text = $0 }]
        return {
            for number in 0..<repetitions { value.current = ObservationSuite.texts[number % 2] }
        }
    }
}

/// The same with the `Observable` of the view models.
enum ObservableCall {
    static func sets(followers count: Int) -> ObservationSuite.Prepare {
        { repetitions in
            let value = Observable(0)
            let sum = Sum()
            for _ in 0..<count { value.bind(to: sum) { $0.add($1) } }
            return {
                for number in 0..<repetitions { value.value = number }
                extendLifetime(sum)
            }
        }
    }

    static let followsAndEnds: ObservationSuite.Prepare = { repetitions in
        let value = Observable(0)
        return {
            for number in 0..<repetitions {
                // The closure is dropped with the next change after its target has gone.
                let sum = Sum()
                value.bind(to: sum) { $0.add($1) }
                value.value = number
            }
        }
    }

    static let changesField: ObservationSuite.Prepare = { repetitions in
        let value = Observable("")
        let field = TextField(placeholder: "")
        let screen = ViewController()
        screen.bind(value, twoWay: field)
        return {
            for number in 0..<repetitions { value.value = ObservationSuite.texts[number % 2] }
            extendLifetime((screen, field))
        }
    }
}

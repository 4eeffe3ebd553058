import Testing

@testable import MVVM

@Suite("Changes made inside a callback")
struct ReentrancyTests {
    private let number = Observable(0)
    private let log = Log<String>()

    private func observe(
        _ name: String, then act: @escaping (Int) -> Void = { _ in }
    ) -> ObservationToken {
        number.observe { [log] in
            log.add("\(name)\($0)")
            act($0)
        }
    }

    @Test("4. Inside a callback the value is the new one")
    func valueIsNew() {
        let seen = Log<Int>()
        let token = number.observe { [number] _ in seen.add(number.value) }
        number.value = 1
        token.cancel()
        #expect(seen.entries == [0, 1])
    }

    @Test("4. Every observer sees the same sequence, and the last is the value")
    func sameSequence() {
        let tokens = [
            observe("A") { [number] in if $0 == 1 { number.value = 2 } },
            observe("B"),
        ]
        number.value = 1
        #expect(log.entries == ["A0", "B0", "A1", "B1", "A2", "B2"])
        #expect(number.value == 2)
        #expect(tokens.count == 2)
    }

    @Test("4. Several sets in one round are delivered in their order")
    func severalSets() {
        let tokens = [
            observe("A") { [number] in
                if $0 == 1 {
                    number.value = 2
                    number.value = 3
                }
            },
            observe("B") { [number] in if $0 == 2 { number.value = 4 } },
        ]
        number.value = 1
        let rounds = (0...4).flatMap { ["A\($0)", "B\($0)"] }
        #expect(log.entries == rounds)
        #expect(number.value == 4)
        #expect(tokens.count == 2)
    }

    @Test("4. A set that comes back through another observable waits as well")
    func setThroughAnother() {
        let other = Observable(0)
        let tokens = [
            observe("A") { other.value = $0 },
            other.observe { [number] in if $0 == 1 { number.value = 2 } },
            observe("B"),
        ]
        number.value = 1
        #expect(log.entries == ["A0", "B0", "A1", "B1", "A2", "B2"])
        #expect(tokens.count == 3)
    }

    @Test("4. A set on the first call waits for that call to end")
    func setOnFirstCall() {
        let token = observe("A") { [number, log] in
            if $0 == 0 { number.value = 1 }
            log.add("end of A\($0)")
        }
        token.cancel()
        #expect(log.entries == ["A0", "end of A0", "A1", "end of A1"])
    }

    @Test("4. A value may set the observable when it is released")
    func valueSetsAsItGoes() {
        let box = Observable<(number: Int, lastWords: LastWords?)>((0, nil))
        let double = box.map { $0.number * 2 }
        let seen = Log<Int>()
        let token = box.observe { seen.add($0.number) }
        let lastWords = LastWords { [weak box] in
            #expect(box?.value.number == 2)
            #expect(double.value == 4)
            box?.value = (3, nil)
        }
        box.value = (1, consume lastWords)
        box.value = (2, nil)
        token.cancel()
        #expect(seen.entries == [0, 1, 2, 3])
    }

    @Test("5. An observer added inside a callback gets the value in flight exactly once")
    func addedInside() {
        var tokens: [ObservationToken] = []
        observe("A") {
            if $0 == 1 { tokens.append(observe("C")) }
        }.store(in: &tokens)
        observe("B").store(in: &tokens)
        number.value = 1
        #expect(log.entries == ["A0", "B0", "A1", "C1", "B1"])
        number.value = 2
        #expect(log.entries.suffix(3) == ["A2", "B2", "C2"])
        tokens.removeAll()
    }

    @Test("5. One added while another set waits gets both, in order")
    func addedWhileSetWaits() {
        var tokens: [ObservationToken] = []
        observe("A") { [number] in
            guard $0 == 1 else { return }
            number.value = 2
            tokens.append(observe("B"))
        }.store(in: &tokens)
        number.value = 1
        #expect(log.entries == ["A0", "A1", "B1", "A2", "B2"])
        tokens.removeAll()
    }

    @Test("5. One cancelled inside a callback isn't called again, in this round either")
    func cancelledInside() {
        var later: ObservationToken?
        let first = observe("A") { if $0 == 1 { later?.cancel() } }
        later = observe("B")
        let last = observe("C")
        number.value = 1
        number.value = 2
        #expect(log.entries == ["A0", "B0", "C0", "A1", "C1", "A2", "C2"])
        _ = (first, last)
    }

    @Test("5. Cancelling oneself disturbs no other", arguments: 0..<3)
    func cancelsItself(position: Int) {
        var own: ObservationToken?
        var tokens: [ObservationToken] = []
        for (index, name) in ["A", "B", "C"].enumerated() {
            if index == position {
                own = observe(name) { if $0 == 1 { own?.cancel() } }
            } else {
                observe(name).store(in: &tokens)
            }
        }
        number.value = 1
        #expect(log.entries.suffix(3) == ["A1", "B1", "C1"])
        number.value = 2
        let others = ["A2", "B2", "C2"].enumerated().filter { $0.offset != position }
        #expect(Array(log.entries.dropFirst(6)) == others.map(\.element))
    }

    @Test("5. Releasing a token inside its own callback is safe, also for what it captured")
    func releasesItself() {
        var own: ObservationToken?
        let probe = Probe()
        own = observe("A") {
            guard $0 == 1 else { return }
            own = nil
            probe.number += 1
        }
        let other = observe("B")
        number.value = 1
        number.value = 2
        #expect(own == nil)
        #expect(probe.number == 1)
        #expect(log.entries == ["A0", "B0", "A1", "B1", "B2"])
        _ = other
    }

    @Test("5. A thousand may cancel themselves in one round")
    func allCancelThemselves() {
        var tokens: [ObservationToken] = []
        var calls = 0
        for index in 0..<1_000 {
            number.observe {
                calls += 1
                if $0 == 1 { tokens[index].cancel() }
            }.store(in: &tokens)
        }
        number.value = 1
        number.value = 2
        #expect(calls == 2_000)
    }
}

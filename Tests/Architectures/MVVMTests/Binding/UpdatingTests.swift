import Testing

@testable import MVVM

@Suite("Updates in place, and what comes next")
struct UpdatingTests {
    private let numbers = Observable([1])
    private let log = Log<[Int]>()

    // MARK: Updating

    @Test("8. An update changes a part of the value, and is told")
    func updates() {
        numbers.bind(to: log) { $0.add($1) }
        numbers.update { $0.append(2) }
        #expect(numbers.value == [1, 2])
        #expect(log.entries == [[1], [1, 2]])
    }

    @Test("8. An update that changes nothing is told, too")
    func updatesNothing() {
        numbers.bind(to: log) { $0.add($1) }
        numbers.update { _ in }
        #expect(log.entries == [[1], [1]])
    }

    @Test("8. An update copies no array")
    func copiesNothing() {
        numbers.bind(to: log) { _, _ in }
        numbers.update { $0.reserveCapacity(100) }
        let before = address
        numbers.update { $0.append(2) }
        #expect(address == before)
        #expect(numbers.value == [1, 2])
    }

    @Test("8. An update while followers are told waits, and starts from what was set last")
    func updatesWhileTold() {
        let second = Log<[Int]>()
        numbers.bind(to: log) { [numbers] in
            $0.add($1)
            guard $1 == [1, 2] else { return }
            numbers.update { $0.append(3) }
            numbers.update { $0.append(4) }
            #expect(numbers.value == [1, 2])
        }
        numbers.bind(to: second) { $0.add($1) }
        numbers.update { $0.append(2) }
        let all = [[1], [1, 2], [1, 2, 3], [1, 2, 3, 4]]
        #expect(log.entries == all)
        #expect(second.entries == all)
        #expect(numbers.value == [1, 2, 3, 4])
    }

    @Test("8. An update on the first call, and after a set that waits, loses nothing")
    func updatesAfterSet() {
        numbers.bind(to: log) { [numbers] in
            $0.add($1)
            guard $1 == [1] else { return }
            numbers.value = [7]
            numbers.update { $0.append(8) }
        }
        #expect(log.entries == [[1], [7], [7, 8]])
        #expect(numbers.value == [7, 8])
    }

    @Test("7 and 8. What is derived follows an update")
    func derivedFollows() {
        let count = numbers.map(\.count)
        numbers.update { $0 += [2, 3] }
        #expect(count.value == 3)
    }

    // MARK: What comes next

    @Test("8. Who asks for what comes next is not told the current value")
    func skipsCurrent() {
        numbers.bindNext(to: log) { $0.add($1) }
        #expect(log.entries.isEmpty)
        numbers.value = [2]
        numbers.value = [2]
        #expect(log.entries == [[2], [2]])
    }

    @Test("8. Inside a callback, the value that is told is the current one")
    func skipsCurrentInCallback() {
        let next = Log<[Int]>()
        numbers.bind(to: log) { [numbers] _, value in
            if value == [2] { numbers.bindNext(to: next) { $0.add($1) } }
        }
        numbers.value = [2]
        #expect(next.entries.isEmpty)
        numbers.value = [3]
        #expect(next.entries == [[3]])
    }

    private var address: UInt {
        numbers.value.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    }
}

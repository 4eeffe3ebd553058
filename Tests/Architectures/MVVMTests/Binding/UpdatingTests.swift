import Testing

@testable import MVVM

@Suite("Updates in place")
struct UpdatingTests {
    private let numbers = Observable([1])
    private let log = Log<[Int]>()

    @Test("8. An update changes a part of the value, which is then delivered")
    func updates() {
        numbers.bind(to: log) { $0.add($1) }
        numbers.update { $0.append(2) }
        #expect(numbers.value == [1, 2])
        #expect(log.entries == [[1], [1, 2]])
    }

    @Test("8. An update that changes nothing is delivered, too")
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

    @Test("8. An update inside a callback waits, and starts from the value that was set last")
    func updatesInsideCallback() {
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

    @Test("8. An update inside the first call of a subscriber keeps what was set before it")
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

    @Test("7 and 8. A derived value follows an update")
    func derivedFollows() {
        let count = numbers.map(\.count)
        numbers.update { $0 += [2, 3] }
        #expect(count.value == 3)
    }

    private var address: UInt {
        numbers.value.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    }
}

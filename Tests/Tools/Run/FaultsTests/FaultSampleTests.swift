import Testing

@testable import Faults

@Suite("A sample of faults")
struct FaultSampleTests {
    private let faults = (1...10).map { Fault.made($0) }

    @Test(
        "Is taken at equal distances, in the order of the faults",
        arguments: [(1, [1]), (2, [1, 6]), (4, [1, 3, 6, 8]), (9, [1, 2, 3, 4, 5, 6, 7, 8, 9])])
    func sample(size: Int, numbers: [Int]) {
        #expect(faults.sample(size).map(\.id.number) == numbers)
    }

    @Test("Has all if there are no more", arguments: [10, 11, .max])
    func all(size: Int) {
        #expect(faults.sample(size) == faults)
    }
}

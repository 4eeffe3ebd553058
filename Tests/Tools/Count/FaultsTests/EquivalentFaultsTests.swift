import Testing
import Toolchain

@testable import Faults

@Suite("Faults that nobody can notice")
struct EquivalentFaultsTests {
    private let lists = [
        FaultList(
            architecture: "MVP",
            faults: [
                .made(1), .made(2), .made(3, path: "Sources/MVP/B.swift"), .made(2, as: 4),
            ])
    ]
    private let text = """
        # Equivalent faults

        What is written here is for people.

        ## Nobody looks in between

        - `Sources/MVP/A.swift: call removed: call(2)`

        ## It is the last

        - `Sources/MVP/A.swift: call removed: call(2) #2`
        """

    @Test("One that nobody caught gets its reason; of those that read alike each has its own")
    func reasons() throws {
        let outcomes = lists[0].faults.map {
            FaultOutcome(fault: $0, verdict: .missed(isReached: true))
        }
        let verdicts = try EquivalentFaults(text, among: lists).explaining(outcomes).map(\.verdict)
        #expect(
            verdicts == [
                .missed(isReached: true), .equivalent("Nobody looks in between"),
                .missed(isReached: true), .equivalent("It is the last"),
            ])
    }

    @Test("One that was caught stays caught, and its line is wrong")
    func caught() throws {
        let outcome = FaultOutcome(
            fault: lists[0].faults[1], verdict: .caught([.unitTests: "a", .scenarios: "b"]))
        let equivalents = try EquivalentFaults(text, among: lists)
        #expect(equivalents.explaining([outcome]) == [outcome])
        #expect(
            equivalents.complaints(about: [outcome]) == [
                "Tests/equivalent-faults.md:7: MVP-2 is caught by scenarios, unit tests without a screen, so it changes "
                    + "something; remove the line"
            ])
        #expect(equivalents.complaints().isEmpty)
    }

    @Test("A line about code that no longer exists is reported")
    func gone() throws {
        let equivalents = try EquivalentFaults(
            text.replacing("call(2)`", with: "call(9)`"), among: lists)
        #expect(equivalents.complaints().count == 1)
        #expect(
            equivalents.complaints().first?.hasPrefix(
                "Tests/equivalent-faults.md:7: there is no fault Sources/MVP/A.swift: call removed: call(9);"
            ) == true)
    }

    @Test("A line about a variant is looked at only where the faults of variants were read")
    func variants() throws {
        let path = "Benchmarks/Variants/MVI/A.swift"
        let text = "## It is the last\n\n- `\(path): call removed: call(9)`\n"
        #expect(try EquivalentFaults(text, among: lists).complaints().isEmpty)
        let read = FaultList(architecture: "MVI", faults: [.made(1, of: "MVI", path: path)])
        #expect(try EquivalentFaults(text, among: lists + [read]).complaints().count == 1)
    }

    @Test(
        "Damaged lines are reported with their numbers",
        arguments: [
            ("- `A: b: c`", ":1: saw a fault without a reason"),
            ("## Why\n\n- A: b: c", ":3: saw - A: b: c; expected a fault between backticks"),
            ("## Why\n- ``", ":2: saw - ``; expected a fault"),
        ])
    func damaged(text: String, message: String) {
        let error = #expect(throws: PackageError.self) {
            _ = try EquivalentFaults(text, among: lists)
        }
        #expect(error?.description.contains("Tests/equivalent-faults.md\(message)") == true)
    }
}

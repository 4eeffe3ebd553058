import Measuring
import Testing

@Suite("Schedules")
struct ScheduleTests {
    @Test("Every subject has one turn in each round", arguments: 0...5)
    func everySubjectOnce(subjects: Int) {
        let schedule = Schedule(subjects: subjects, rounds: 50, seed: 1)
        #expect(schedule.rounds.count == 50)
        for round in schedule.rounds {
            #expect(round.sorted() == Array(0..<subjects))
        }
    }

    @Test("All orders occur, and no subject keeps one place")
    func orders() {
        let schedule = Schedule(subjects: 3, rounds: 60, seed: 1)
        #expect(Set(schedule.rounds).count == 6)
    }

    @Test(
        "The numbers are those of SplitMix64 as published",
        arguments: [
            (0, [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F]),
            (1_234_567, [0x599E_D017_FB08_FC85, 0x2C73_F084_5854_0FA5, 0x883E_BCE5_A3F2_7C77]),
            (.max, [0xE4D9_7177_1B65_2C20, 0xE99F_F867_DBF6_82C9, 0x382F_F84C_B272_81E9]),
        ] as [(UInt64, [UInt64])])
    func knownValues(seed: UInt64, numbers: [UInt64]) {
        var generator = SeededGenerator(seed: seed)
        #expect(numbers.map { _ in generator.next() } == numbers)
    }
}

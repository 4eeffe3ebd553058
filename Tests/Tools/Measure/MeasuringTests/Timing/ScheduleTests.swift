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

    @Test("The same seed gives the same schedule, and another another")
    func seeds() {
        let schedule = Schedule(subjects: 3, rounds: 20, seed: 1)
        #expect(schedule == Schedule(subjects: 3, rounds: 20, seed: 1))
        #expect(schedule != Schedule(subjects: 3, rounds: 20, seed: 2))
    }

    @Test("A longer schedule begins like a shorter one")
    func beginning() {
        let long = Schedule(subjects: 3, rounds: 20, seed: 1)
        #expect(Array(long.rounds.prefix(5)) == Schedule(subjects: 3, rounds: 5, seed: 1).rounds)
    }

    @Test("All orders occur, and no subject keeps one place")
    func orders() {
        let schedule = Schedule(subjects: 3, rounds: 60, seed: 1)
        #expect(Set(schedule.rounds).count == 6)
    }

    @Test("There may be no round")
    func noRounds() {
        #expect(Schedule(subjects: 3, rounds: 0, seed: 1).rounds.isEmpty)
    }
}

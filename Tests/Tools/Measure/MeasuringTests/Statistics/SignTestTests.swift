import Measuring
import Testing

@Suite("Sign test")
struct SignTestTests {
    @Test(
        "The tails of up to thirty coins are what counting gives, to the last digit",
        arguments: [
            (1, 1, 1, 2), (5, 3, 1, 2), (5, 4, 6, 32), (5, 5, 1, 32),
            (10, 5, 638, 1024), (10, 8, 56, 1024), (10, 9, 11, 1024), (10, 10, 1, 1024),
            (30, 21, 22_964_087, 1 << 30), (30, 30, 1, 1 << 30),
        ])
    func counted(coins: Int, heads: Int, ways: Int, outOf all: Int) {
        #expect(
            SignTest.probability(ofAtLeast: heads, of: coins) == Double(ways) / Double(all))
    }

    @Test(
        "The tails of many coins are those of the binomial distribution",
        arguments: [
            (30, 15, 0.572232224047184), (30, 20, 0.04936857335269451),
            (100, 50, 0.5397946186935895), (100, 60, 0.028443966820490395),
            (100, 100, 7.888609052210118e-31),
            (1000, 500, 0.5126125090891804), (1000, 600, 1.3642320780330092e-10),
            (1000, 1000, 9.332636185032189e-302),
            (10_000, 5000, 0.5039893230696911), (10_000, 5200, 3.296757799336221e-05),
        ])
    func binomial(coins: Int, heads: Int, expected: Double) {
        let probability = SignTest.probability(ofAtLeast: heads, of: coins)
        #expect(abs(probability / expected - 1) < 1e-12)
    }

    @Test("Figures count for the side on which they lie beyond the limit")
    func sides() {
        let figures = [3, 3, 3, 3, 3, 3, 3, 3, 3, -3.0]
        #expect(SignTest.pValue(figures, beyond: 2) == 22.0 / 1024)
        #expect(SignTest.pValue(figures.map(-), beyond: 2) == 22.0 / 1024)
        #expect(SignTest.pValue(figures, beyond: 4) == 1)
    }

    @Test("A figure on the limit does not lie beyond it, and still counts among all")
    func ties() {
        let figures = [2, 2, 3, 3, 3, 3, 3, 3, 3, 3.0]
        #expect(SignTest.pValue(figures, beyond: 2) == 112.0 / 1024)
        #expect(SignTest.pValue(figures.map(-), beyond: 2) == 112.0 / 1024)
        #expect(SignTest.pValue(figures, beyond: 1) == 2.0 / 1024)
        #expect(SignTest.pValue([0, 0, 0, 0, 0, 0], beyond: 0) == 1)
    }
}

import Testing

@testable import Anatomy

/// The expected figures are those of Newcombe, "Two-sided confidence intervals for the single proportion",
/// Statistics in Medicine 17 (1998), table I, method 3.
@Suite("The interval of a share")
struct WilsonIntervalTests {
    @Test(
        "Known values",
        arguments: [
            (81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611),
            (1, 29, 0.0061, 0.1718),
        ])
    func known(count: Int, total: Int, lower: Double, upper: Double) throws {
        let interval = try #require(WilsonInterval(count, of: total))
        #expect(abs(interval.lower - lower) < 0.00005)
        #expect(abs(interval.upper - upper) < 0.00005)
    }

    @Test("The intervals of all and of none mirror each other, and zero cases have none")
    func ends() throws {
        let none = try #require(WilsonInterval(0, of: 20))
        let all = try #require(WilsonInterval(20, of: 20))
        #expect(all.upper == 1)
        #expect(abs(all.lower - (1 - none.upper)) < 1e-12)
        #expect(all.text == "100.0 % (83.9–100.0)")
        #expect(WilsonInterval(0, of: 0) == nil)
    }
}

import Testing

@testable import Measuring

@Suite("Shares")
struct ShareTests {
    /// The intervals are those of Wilson's formula in the literature: Newcombe, "Two-sided confidence intervals for the single
    /// proportion" (1998), table I.
    @Test(
        "A share has the printed interval",
        arguments: [
            (81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611),
            (1, 29, 0.0061, 0.1718),
        ])
    func interval(count: Int, whole: Int, lower: Double, upper: Double) throws {
        let interval = try #require(Share(of: whole, with: count)).interval
        #expect(abs(interval.lower - lower) < 0.0001)
        #expect(abs(interval.upper - upper) < 0.0001)
    }

    @Test("There is no share of nothing")
    func nothing() {
        #expect(Share(of: 0, with: 0) == nil)
    }

    @Test("Two shares differ if chance would rarely make them differ so much")
    func differences() throws {
        let (one, near, far) = try (
            #require(Share(of: 400, with: 368)), #require(Share(of: 400, with: 360)),
            #require(Share(of: 400, with: 320))
        )
        #expect(Share.differ([(one, near), (one, far)]) == [false, true])
        #expect(one.pValue(against: one) == 1)
        #expect(one.pValue(against: far) == far.pValue(against: one))
    }
}

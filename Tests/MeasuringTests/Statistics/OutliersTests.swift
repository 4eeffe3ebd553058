import Measuring
import Testing

@Suite("Outliers")
struct OutliersTests {
    private let body = [1, 2, 3, 4, 5.0]

    @Test("Nothing lies far out of figures that lie close together")
    func none() {
        #expect(Outliers.count(in: body) == 0)
        #expect(Outliers.count(in: [7, 7, 7, 7]) == 0)
        #expect(Outliers.count(in: [1]) == 0)
        #expect(Outliers.count(in: []) == 0)
    }

    @Test("A figure on the fence does not lie far out, and one beyond does, on either side")
    func fences() {
        // With a sixth figure at the end the quartiles become 2.25 and 4.75, and the upper fence 12.25.
        #expect(Outliers.count(in: body + [12.25]) == 0)
        #expect(Outliers.count(in: body + [12.5]) == 1)
        // And with one before the rest 1.25 and 3.75, and the lower fence -6.25.
        #expect(Outliers.count(in: body + [-6.25]) == 0)
        #expect(Outliers.count(in: body + [-6.5]) == 1)
    }

    @Test("Each one is counted, wherever it stands")
    func all() {
        let figures = Array(repeating: 1.0, count: 20)
        #expect(Outliers.count(in: [50] + figures + [0.5, -50]) == 3)
    }
}

import Fuzzing
import Testing

@testable import Scenarios

@Suite("Damaged tag expressions")
struct TagExpressionDamageTests {
    @Test("They are read and hold or not, or the error shows them", .timeLimit(.minutes(5)))
    func expressions() {
        let inputs = DamagedInputs(
            of: [
                "@a and not (@b or @c)", "not @a or @b and not @c", #"@x\(1\) or @y\\"#,
                "((@a))", "not", "and", "(", ")", "or(@a)",
            ], count: 5_000)
        var refusals = 0
        for input in inputs {
            do throws(TagExpressionError) {
                let expression = try TagExpression(input.text)
                _ = expression.matches(["@a", "@x(1)"])
                #expect(expression.description == input.text)
            } catch {
                refusals += 1
                #expect(error.description.contains("\"\(input.text)\""), "\(input)")
            }
        }
        #expect(inputs.areWorthwhile(refusals: refusals))
    }
}

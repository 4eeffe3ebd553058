import Testing

@testable import Scenarios

/// The cases are those of Cucumber's own test data.
@Suite("Tag expressions")
struct TagExpressionTests {
    @Test(
        "An expression holds or not",
        arguments: [
            ("", [], true), ("@a", ["@a"], true), ("@a", ["@ab"], false),
            ("not @x", ["@x"], false), ("not @x", ["@y"], true),
            ("@x and @y", ["@x", "@y"], true), ("@x and @y", ["@x"], false),
            ("@x and @y", ["@y"], false), ("@x or @y", [], false), ("@x or @y", ["@y"], true),
            (#"@x\(1\) or @y\(2\)"#, ["@x(1)"], true), (#"@x\(1\) or @y\(2\)"#, ["@y(2)"], true),
            (#"@x\\ or @y\\\) or @z\\"#, [#"@x\"#], true),
            (#"@x\\ or @y\\\) or @z\\"#, [#"@y\)"#], true),
            (#"@x\\ or @y\\\) or @z\\"#, ["@x"], false),
            (#"@x\\ or @y\\\) or @z\\"#, ["@y)"], false),
            (#"@x\  or @y"#, ["@x "], true), ("@x or(@y) ", ["@y"], true),
        ] as [(String, [String], Bool)])
    func evaluation(expression: String, tags: [String], holds: Bool) throws {
        #expect(try TagExpression(expression).matches(tags) == holds)
    }

    @Test(
        "not goes before and, and and before or",
        arguments: [
            ("@a or @b and @c", "(@a or (@b and @c))"),
            (
                "not @a or @b and not @c or not @d or @e and @f",
                "((((not @a) or (@b and (not @c))) or (not @d)) or (@e and @f))"
            ),
            (
                "not (@a and @b) and @c or not (@d or @f)",
                "(((not (@a and @b)) and @c) or (not (@d or @f)))"
            ),
            ("not not @a and @b", "((not (not @a)) and @b)"),
        ])
    func precedence(expression: String, parenthesised: String) throws {
        #expect(try TagExpression(expression).parts == TagExpression(parenthesised).parts)
    }

    @Test(
        "What is wrong is said in Cucumber's words",
        arguments: [
            ("@a @b or", "Expected operator."), ("@a and (@b not)", "Expected operator."),
            ("@a and (@b @c) or", "Expected operator."), ("@a and or", "Expected operand."),
            ("or or", "Expected operand."), ("@a @b", "Expected operator."),
            ("@a and", "Expected operand."), ("not", "Expected operand."),
            ("()", "Expected operand."), ("( @a and @b ) )", "Unmatched )."),
            ("( ( @a and @b )", "Unmatched (."),
            (#"@x or @\y or @z"#, "Illegal escape before \"y\"."),
            (#"@x\ or @y"#, "Expected operator."), (#"@x\"#, "Illegal escape at the end."),
        ])
    func errors(expression: String, reason: String) {
        let error = #expect(throws: TagExpressionError.self) { try TagExpression(expression) }
        #expect(
            error?.description == "Tag expression \"\(expression)\" could not be parsed "
                + "because of syntax error: \(reason)")
    }

    @Test("A comma is no operator", arguments: ["@a,@b", "(@a ,@b)", "@a, @b"])
    func comma(expression: String) {
        let error = #expect(throws: TagExpressionError.self) { try TagExpression(expression) }
        #expect(error?.description.contains("replace it with either the \"or\" or") == true)
    }

    @Test("Deep parentheses do not exhaust the stack")
    func deep() throws {
        let depth = 100_000
        let expression =
            String(repeating: "not (", count: depth) + "@a" + String(repeating: ")", count: depth)
        #expect(try TagExpression(expression).matches(["@a"]))
    }
}

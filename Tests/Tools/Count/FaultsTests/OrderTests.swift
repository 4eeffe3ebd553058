import Testing

@testable import Faults

@Suite("Faults of the order")
struct OrderTests {
    @Test(
        "What stays in its order: a declaration and its use, an exit, and what gives a first value")
    func fixed() throws {
        let source = try MadeSource(
            """
            final class A {
                private let a: Int
                private var b = 0
                init(a: Int) {
                    self.a = a
                    b = a
                }
                func f() {
                    let c = g()
                    use(c)
                    guard c > 1 else { return }
                    use(1)
                }
                func g() -> Int { 1 }
                func use(_ value: Int) {}
            }
            """)
        #expect(source.changes(.assignmentRemoved) == ["b = a → "])
        #expect(
            source.changes(.statementsSwapped) == [
                "guard c > 1 else { return } use(1) → use(1) guard c > 1 else { return }"
            ])
        #expect(source.changes(.returnedEarly) == [" → return;"])
        #expect(source.changes(.boundaryMoved) == ["c > 1 → c >= 1"])
    }

    private static let pairs = [
        ("a = x; b = a", true), ("b = a; a = x", true), ("a = x; a = 2", true),
        ("list.append(x); a = list.count", true), ("a = x; show()", true),
        ("show(); a = x", true), ("a = x; print(sum)", true), ("observed = x; a = 2", true),
        ("now { a = x }; show()", true), ("other?.a = x; print(other?.a ?? 0)", true),
        ("pair.0 = x; print(pair.0)", true), ("reset(); show()", true),
        ("a = x; b = x", false), ("a = x; print(x)", false), ("show(); print(b)", false),
        ("other?.a = x; a = 2", false), ("pair.0 = x; print(pair.1)", false),
        ("keep { self.a = x }; show()", false), ("other?.show(); keep { self.a = x }", false),
        ("show(); show()", false),
        // One of them may leave the function.
        ("if x > 1 { return }; print(x)", true), ("print(x); if x > 1 { return }", true),
        ("guard x > 1 else { return }; print(x)", true), ("try check(); print(x)", true),
        ("if x > 1 { throw E() }; print(x)", true), ("if x > 1 { b = 1 }; print(x)", false),
        ("list.forEach { if $0 > 1 { return } }; print(x)", false),
    ]

    @Test(
        "Two statements change places if one sets what the other one names, itself or by code of the file"
    )
    func names() throws {
        let functions = Self.pairs.enumerated().map { index, pair in
            "func f\(index)(_ x: Int) throws { \(pair.0) }\n"
        }
        let source = try MadeSource(
            """
            struct E: Error {}
            final class A {
            \(functions.joined())
                private var a = 0
                private var b = 0
                private var list: [Int] = []
                private var pair = (0, 0)
                private var observed = 0 { didSet { a = 1 } }
                private var sum: Int { a + b }
                private weak var other: A?
                func show() { print(sum) }
                func reset() { a = 0 }
                func now(_ action: () -> Void) {}
                func keep(_ action: @escaping () -> Void) {}
                func check() throws {}
            }
            """)
        let swaps = source.faults.filter {
            [.messagesSwapped, .statementsSwapped].contains($0.kind)
        }
        for (index, pair) in Self.pairs.enumerated() {
            #expect(swaps.contains { $0.line == index + 3 } == pair.1, "\(pair.0)")
        }
        // Two calls have a kind of their own.
        #expect(source.changes(.messagesSwapped).contains("reset(); show() → show(); reset()"))
    }
}

import Testing

@testable import Faults

@Suite("The faults of a text")
struct OperatorTests {
    @Test("Calls are left out")
    func calls() throws {
        let source = try MadeSource(
            """
            final class A {
                var task: Task<Void, Never>?
                func f() { g(); h() }
                func g() {}
                func h() { if b() { g() } }
                func b() -> Bool { true }
                func stop() { task?.cancel() }
            }
            """)
        #expect(source.changes(.callRemoved) == ["g() → ", "h() → ", "g() → "])
        #expect(source.changes(.cancellationDropped) == ["task?.cancel() → "])
        #expect(source.changes(.checkRemoved) == ["if b() { g() } → "])
        #expect(source.changes(.constantChanged) == ["true → false"])
    }

    @Test("Conditions: each operand alone, negated or left out")
    func conditions() throws {
        let source = try MadeSource(
            """
            final class A {
                var a = false
                var b = false
                var text = ""
                var isReady: Bool { !a && (b || text.isEmpty) }
                func f() -> Int {
                    guard !a, let first = text.first else { return 0 }
                    if first == "x" { return 1 }
                    return b ? 2 : 3
                }
            }
            """)
        #expect(
            source.changes(.conditionNegated) == [
                "!a → a", "b → !(b)", "text.isEmpty → !(text.isEmpty)", "!a → a",
                "first == \"x\" → !(first == \"x\")", "b → !(b)",
            ])
        #expect(
            source.changes(.conditionLeftOut) == [
                "!a → true", "b → false", "text.isEmpty → false", "!a → true",
                "first == \"x\" → true",
            ])
    }

    @Test("Values: literals, and nothing in the place of something")
    func values() throws {
        let source = try MadeSource(
            """
            final class A {
                var name = ""
                var list: [Int] = [1]
                var cursor: String?
                func f() -> String? {
                    show(name, after: cursor, count: 20)
                    return name.lowercased()
                }
                func g() -> [Int] { list.filter { $0 > 2 } }
                func show(_ text: String, after: String?, count: Int) {}
            }
            """)
        #expect(
            source.changes(.constantChanged) == ["\"\" → \"?\"", "1 → 2", "20 → 21", "2 → 3"])
        #expect(
            source.changes(.valueEmptied) == ["[1] → []", "name → \"\"", "cursor → nil"])
        #expect(
            source.changes(.resultEmptied) == [
                "name.lowercased() → nil", "list.filter { $0 > 2 } → []",
            ])
        #expect(
            source.changes(.transformationDropped) == [
                "name.lowercased() → name", "list.filter { $0 > 2 } → list",
            ])
    }

    @Test("References: what is weak becomes strong, what needs no self gets it")
    func references() throws {
        let source = try MadeSource(
            """
            final class A {
                private weak var other: A?
                private var task: Task<Void, Never>?
                func attach(_ other: A) { self.other = other }
                func f() {
                    task = Task.immediate { [weak self] in self?.g() }
                    keep { $0.g() }
                    keep { [task] a in a.g(); task?.cancel() }
                    keep { [self] in $0.attach(self) }
                    now { $0.g() }
                }
                func g() {}
                func keep(_ action: @escaping (A) -> Void) {}
                func now(_ action: (A) -> Void) {}
            }
            """)
        #expect(source.changes(.referenceStrong) == ["weak → "])
        #expect(source.changes(.captureStrong) == ["weak → "])
        #expect(source.changes(.captureAdded) == [" → [self] in", " → self,"])
        #expect(
            source.changes(.cancellationDropped) == [
                "task = Task.immediate { [weak self] in self?.g() } → _ = Task.immediate { [weak self] in self?.g() }",
                "task?.cancel() → ",
            ])
        let text = source.seeded(.referenceStrong, .captureStrong)
        let number = source.faults.first { $0.kind == .referenceStrong }?.id.number ?? 0
        #expect(text.contains("private var fault\(number): AnyObject?; private weak var other: A?"))
        #expect(
            text.contains(
                "self.other = other; self.fault\(number) = FaultSwitch.held(\(number), self.other)"
            ))
    }

    @Test("Bindings: left out, with the token alone, or made twice")
    func bindings() throws {
        let source = try MadeSource(
            """
            final class Token { func store(in tokens: inout [Token]) { tokens.append(self) } }
            final class Value {
                func bind(_ action: @escaping (Int) -> Void) -> Token { Token() }
            }
            final class A {
                var tokens: [Token] = []
                func f(_ value: Value) {
                    value.bind { print($0) }.store(in: &tokens)
                }
            }
            """)
        #expect(
            source.changes(.bindingDropped) == [
                "value.bind { print($0) }.store(in: &tokens) → ",
                "value.bind { print($0) }.store(in: &tokens) → _ = value.bind { print($0) }",
            ])
        #expect(source.changes(.bindingRepeated).count == 1)
    }
}

import Testing

@testable import Scenarios

@Suite("What reflection follows")
@MainActor
struct ReflectionTests {
    @Test(
        "Objects of the app are followed, and classes of Objective-C are not",
        arguments: [
            ("MVP.NewsPresenter", true, Reflection.Kind.object),
            ("MVVM.Observable<Swift.String>", true, .object),
            ("Swift.Optional<MVP.NewsPresenter>", false, .optional),
            ("Swift.Optional<NSNull>", false, .optional), ("NSNull", true, .leaf),
            ("UIViewController", true, .leaf), ("Foundation.NSNull", true, .leaf),
            ("Services.Article", false, .leaf), ("(Swift.Int, Swift.Int)", false, .leaf),
            ("() -> ()", false, .leaf),
        ])
    func kinds(name: String, isClass: Bool, kind: Reflection.Kind) {
        #expect(Reflection.kind(named: name, isClass: isClass) == kind)
    }

    private final class Holder {
        var empty: Holder?
        var full: Holder?
    }

    @Test("A property without an object gives none")
    func empty() {
        let holder = Holder()
        holder.full = Holder()
        var found: [AnyObject] = []
        Reflection.addObjects(of: holder, to: &found)
        #expect(found.count == 1)
        #expect(found.first === holder.full)
    }
}

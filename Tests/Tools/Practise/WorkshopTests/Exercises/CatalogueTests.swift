import ArchitectureList
import Testing
import Toolchain
import Trials

@testable import Workshop

@Suite("The catalogue of exercises")
struct CatalogueTests {
    @Test("A folder is read whole")
    func whole() throws {
        let package = try MadePackage()
        let catalogue = package.catalogue
        #expect(catalogue.errors.isEmpty)
        let exercise = try #require(catalogue.exercises.first)
        #expect(exercise.number == 1)
        #expect(exercise.name == "louder")
        #expect(exercise.title == "Louder")
        #expect(exercise.kind == .change)
        #expect(exercise.description.moves == "a rule in one role")
        #expect(exercise.description.minutes == 15)
        #expect(exercise.description.isEstimate)
        #expect(exercise.hints == ["Who speaks?", "The voice.", "Loud."])
        #expect(exercise.architectures == ["MVC", "MVP"])
        #expect(exercise.feature == MadePackage.change + "/after.feature")
        #expect(
            exercise.failureOfStart(in: "MVP")
                == ExpectedFailure(check: .newScenario, reason: nil))
        let wrong = try #require(exercise.wrongSolutions.first)
        #expect(wrong.patch.name == "too-loud")
        #expect(wrong.failure == ExpectedFailure(check: .newScenario, reason: "I am on"))
    }

    @Test(
        "It is found by its number, its name and its folder",
        arguments: ["1", "01", "louder", "01-louder"])
    func found(typed: String) throws {
        #expect(try MadePackage().catalogue.exercise(typed).name == "louder")
    }

    @Test("The answer of a prediction is that of one architecture")
    func answer() throws {
        let folder = "scenarios/exercises/26-predict"
        var files = MadePackage.documents(of: "predict", in: folder)
        files["\(folder)/answer.md"] = "- Step: a\n- Feature: b\n\n## MVC\n\none\n\n## MVP\n\ntwo\n"
        let exercise = try MadePackage(files).catalogue.exercise("26")
        #expect(exercise.answer(in: "MVC") == "one")
    }

    @Test("Hidden tests of one architecture contain what all have in common")
    func hidden() throws {
        let folder = MadePackage.change + "/hidden"
        let package = try MadePackage(["\(folder)/MVP.swift": "a", "\(folder)/shared.swift": "b"])
        #expect(package.catalogue.exercises.first?.hiddenTests == ["MVP": "a\nb"])
    }

    @Test("A solution in a variant is none of the first author, and no exercise in it can be done")
    func variant() throws {
        let source = "Benchmarks/Variants/MVI/Voice.swift"
        let catalogue = try MadePackage([
            "\(MadePackage.change)/MVI.patch": MadePackage.patch(of: source, to: "loud")
        ]).catalogue
        #expect(catalogue.variants.map(\.name) == ["MVI"])
        #expect(catalogue.architectures.map(\.name) == ["MVC", "MVP"])
        let exercise = try #require(catalogue.exercises.first)
        #expect(exercise.variantSolutions["MVI"]?.paths == [source])
        #expect(exercise.solutions.keys.sorted() == ["MVC", "MVP"])
        #expect(exercise.withVariants.solutions.keys.sorted() == ["MVC", "MVI", "MVP"])
        #expect(throws: PackageError.self) { try catalogue.assignment(exercise, in: "MVI") }
    }

    @Test("A damaged folder is one error, and the others are there", arguments: Damage.all)
    func damaged(damage: Damage) throws {
        var files = damage.files
        for (path, text) in MadePackage.whole where path.hasPrefix(MadePackage.change) {
            let other = path.replacing("01-louder", with: "02-softer")
            files[other] = files[other] ?? text
        }
        let catalogue = try MadePackage(files).catalogue
        #expect(catalogue.errors.map(\.description) == [damage.error])
        #expect(catalogue.exercises.count == 1)
    }
}

/// A file of an exercise that is wrong, and what is said of it.
struct Damage: CustomTestStringConvertible {
    let files: [String: String?]
    let error: String

    var testDescription: String { error }

    init(_ name: String, _ text: String?, _ error: String) {
        files = ["\(MadePackage.change)/\(name)": text]
        self.error = "\(MadePackage.change)\(error)"
    }

    /// A README in which a text is replaced.
    private static func readme(_ old: String, _ new: String, _ error: String) -> Damage {
        let text = (MadePackage.whole["\(MadePackage.change)/README.md"] ?? nil) ?? ""
        return Damage("README.md", text.replacing(old, with: new), "/README.md:\(error)")
    }

    static let all = [
        Damage(
            "README.md", nil,
            "/README.md: saw no readable file; expected this file in every exercise; write it; "
                + "scenarios/README.md says what is in it"),
        readme("# Louder", "Louder", "1: saw no title; expected `# TITLE`; begin the file with it"),
        readme(
            "- Kind: change\n", "",
            "6: saw no field \"Kind\"; expected a line `- Kind: ...`; add it below the title"),
        readme(
            "Kind: change", "Kind: swap",
            "3: saw \"Kind: swap\"; expected one of change, hunt, predict, test, refactor, split, "
                + "module; write it in that form"),
        readme(
            "Level: 1 of 3", "Level: easy",
            "5: saw \"Level: easy\"; expected a level such as `1 of 3`; write it in that form"),
        readme(
            "15 (estimated)", "a few",
            "6: saw \"Minutes: a few\"; expected minutes such as `15 (estimated)`; write it in that form"
        ),
        readme(
            "It is heard.\n", "",
            "8: saw an empty section; expected a text; write it below the heading"),
        Damage(
            "hints.md", "## Hint 1\nA\n## Hint 2\nB\n",
            "/hints.md:5: saw no section \"Hint 3\"; expected `## Hint 3`; add it"),
        Damage(
            "teacher.md",
            "## Questions to discuss\nA\n## Common errors\nB\n## On the projector\nC\n",
            "/teacher.md:7: saw no section \"The predictions\"; expected `## The predictions`; add it"
        ),
        Damage(
            "MVP.patch", nil,
            ": saw no solution for MVP; expected a patch of each author for each architecture; add MVP.patch"
        ),
        Damage(
            "MPV.patch", "",
            "/MPV.patch: saw a file that does not belong to an exercise; expected a name that "
                + "scenarios/README.md lists; rename or remove it"),
        Damage(
            "review.md", "# A\n\n| MVC | first | maybe | It is loud. |\n",
            "/review.md:3: saw \"| MVC | first | maybe | It is loud. |\"; expected an architecture, an author, "
                + "an answer and a reason; the answer is one of \"yes\", \"yes, with a remark\", \"no\""
        ),
        Damage(
            "MVP.patch", "All of it.\n",
            "/MVP.patch:1: saw no change of a file; expected a line that begins with `diff --git`; make "
                + "the patch with `git diff`"),
        Damage(
            "after.feature", nil,
            ": saw no after.feature; expected scenarios that the unsolved exercise fails; write it, "
                + "or put it back with `git checkout`"),
        Damage(
            "wrong/too-loud.patch",
            MadePackage.patch(
                of: "Sources/MVP/Voice.swift", to: "a",
                preamble: "Architecture: MVP\nCaught by: luck\n\nWhy.\n"),
            "/wrong/too-loud.patch:2: saw \"Caught by: luck\"; expected one of given, build, leaks, new-scenario, "
                + "scenarios, structure, tests, decisions, faults, prediction; write a line `Caught by: ...` "
                + "before the first `diff --git`"),
        Damage(
            "wrong/too-loud.patch", MadePackage.patch(of: "Sources/MVP/Voice.swift", to: "a"),
            "/wrong/too-loud.patch:1: saw no \"Architecture\"; expected one of MVC, MVP; "
                + "write a line `Architecture: ...` before the first `diff --git`"),
        Damage(
            "wrong/too-loud.patch", nil,
            ": saw no wrong solution; expected one or two in wrong/; write the one that most people would write"
        ),
    ]
}

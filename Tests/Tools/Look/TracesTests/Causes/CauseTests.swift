import ArchitectureRules
import Foundation
import Testing

@testable import Traces

@Suite("Who decides what a screen shows")
struct CauseTests {
    private let tap = Made.function("Person", "tap(_:)", module: "PocketUI", folder: "")
    private let didTap = Made.function("LoginViewController", "didTap()", module: "VIPER")
    private let didTapLogIn = Made.function("LoginPresenter", "didTapLogIn()", module: "VIPER")
    private let logIn = Made.function("LoginInteractor", "logIn()", module: "VIPER")
    private let didChange = Made.function("LoginPresenter", "didChange()", module: "VIPER")
    private let show = Made.function("LoginViewController", "show()", module: "VIPER")
    private let setter = Made.function(
        "Control", "isEnabled.setter", kind: .setter, module: "PocketUI", folder: "",
        hasPlace: false)
    private let window = Made.function(
        "ViewController", "window", kind: .getter, module: "PocketUI", folder: "")

    private func cause(
        _ entries: [(function: RecordedFunction?, caller: Int)], of entry: Int
    ) throws
        -> Cause?
    {
        var sources = SourceLines(package: FileManager.default.temporaryDirectory)
        return try Cause(of: Made.builder(entries).chain(to: entry), reading: &sources)
    }

    @Test(
        "The chain goes back to the event, and the innermost role decides, not those that pass on")
    func decider() throws {
        let cause = try #require(
            try cause(
                [
                    (tap, -1), (didTap, 0), (didTapLogIn, 1), (logIn, 2), (didChange, 3), (show, 4),
                    (setter, 5), (didChange, 2), (setter, 1),
                ], of: 6))
        #expect(cause.change.function == "Control.isEnabled.setter")
        #expect(
            cause.links.map(\.call.function) == [
                "LoginViewController.show()", "LoginPresenter.didChange()",
                "LoginInteractor.logIn()", "LoginPresenter.didTapLogIn()",
                "LoginViewController.didTap()", "Person.tap(_:)",
            ])
        #expect(cause.links.filter(\.decides).map(\.call.function) == ["LoginInteractor.logIn()"])
    }

    @Test("A change that no shown function made is that of the nearest one around it")
    func hidden() throws {
        let toast = Made.function(
            "ViewController", "showToast(_:)", module: "PocketUI", folder: "")
        let cause = try cause([(tap, -1), (show, 0), (toast, 1), (window, 2)], of: 3)
        #expect(cause?.change.function == "ViewController.showToast(_:)")
        #expect(try self.cause([(window, -1)], of: 0) == nil)
    }

    @Test("A closure that computes the value for the binding is a link")
    func transform() throws {
        // The link of such a closure has its own line, so it needs a source.
        let package = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let folder = package.appending(path: "Sources/Architectures/MVVM/Login")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: package) }
        try "isLoading.map { !$0 }\n\n".write(
            to: folder.appending(path: "LoginViewModel.swift"), atomically: true, encoding: .utf8)
        func made(
            _ type: String, _ name: String, kind: FunctionName.Kind = .function,
            folder: String = "Login"
        ) -> RecordedFunction {
            Made.function(type, name, kind: kind, module: "MVVM", folder: folder)
        }
        let logIn = made("LoginViewModel", "logIn()")
        let value = made("Observable", "value.setter", kind: .setter, folder: "Binding")
        let map = made("ObservableValue", "closure", kind: .closure, folder: "Binding")
        let thunk = made("", "", kind: .other)
        let isNot = made("LoginViewModel", "isNot", kind: .closure)
        let bound = made("LoginViewController", "bound", kind: .closure)
        let chain = Made.builder([
            (tap, -1), (logIn, 0), (isNot, 1), (value, 1), (map, 3), (thunk, 4), (isNot, 5),
            (value, 4), (bound, 7), (setter, 8), (isNot, 4),
        ]).chain(to: 9)
        var sources = SourceLines(package: package)
        let cause = try #require(try Cause(of: chain, reading: &sources))
        #expect(
            cause.links.map(\.call.function) == [
                "LoginViewController: bound", "LoginViewModel: isNot", "Observable.value.setter",
                "LoginViewModel.logIn()", "Person.tap(_:)",
            ])
        #expect(cause.links[1].code == "isLoading.map { !$0 }")
    }

    @Test("A getter on the line of the next call is a link, and its role decides")
    func getter() {
        let update = Made.function("LoginPresenter", "updateButton()", module: "VIPER")
        let canLogIn = Made.function(
            "LoginInteractor", "canLogIn.getter", kind: .getter, module: "VIPER")
        let entries: [(function: RecordedFunction?, caller: Int)] = [
            (tap, -1), (update, 0), (canLogIn, 1), (canLogIn, 1), (show, 1), (setter, 4),
        ]
        let chain = Made.builder(entries, lines: [2: 14, 3: 15, 4: 15]).chain(to: 5)
        #expect(
            chain.map(\.function) == [
                "Person.tap(_:)", "LoginPresenter.updateButton()",
                "LoginInteractor.canLogIn.getter", "LoginViewController.show()",
                "Control.isEnabled.setter",
            ])
        #expect(chain.decider?.role?.rawValue == "Interactor")
    }

    @Test("A getter of the object on which the next function is called is no link")
    func receiver() throws {
        let didChange = Made.function("LoginPresenter", "didChange()", module: "MVP")
        let view = Made.function("BasePresenter", "view.getter", kind: .getter, module: "MVP")
        let entries: [(function: RecordedFunction?, caller: Int)] = [
            (tap, -1), (didChange, 0), (view, 1), (show, 1), (setter, 3),
        ]
        let file = try #require(didChange.place?.file)
        let call = CallSite(
            body: CallSite.Body(), type: "LoginView", name: "show()", isSet: false,
            receiver: "view?", line: 15)
        let chain = Made.builder(entries, sites: [file: [call]], lines: [2: 15, 3: 15])
            .chain(to: 4)
        #expect(
            chain.map(\.function) == [
                "Person.tap(_:)", "LoginPresenter.didChange()", "LoginViewController.show()",
                "Control.isEnabled.setter",
            ])
    }

    @Test("Nobody decides if a view gets from the binding what was computed before")
    func computedBefore() throws {
        let didLoad = Made.function("LoginViewController", "viewDidLoad()", module: "MVVM")
        let bind = Made.function(
            "ObservableValue", "bind(to:_:)", module: "MVVM", folder: "Binding")
        let bound = Made.function("LoginViewController", "bound", kind: .closure, module: "MVVM")
        let cause = try #require(
            try cause([(didLoad, -1), (bind, 0), (bound, 1), (setter, 2)], of: 3))
        #expect(cause.links.count == 3)
        #expect(!cause.links.contains { $0.decides })
    }

    @Test(
        "What has waited on the way to a change is found, also in an earlier step, and nothing else"
    )
    func waits() throws {
        func made(
            _ name: String, module: String = "MVP", isAsync: Bool = true, goesOn: Bool = false
        ) -> RecordedFunction {
            Made.function("A", name, module: module, isAsync: isAsync, isResumption: goesOn)
        }
        let step = made("step", module: "Scenarios")
        let (load, send) = (made("load"), made("send", module: "Services"))
        let show = made("show", isAsync: false)
        // The step calls `load`, which calls `send`. Both go on, and then `load` calls `show`.
        let atOnce = Made.builder([
            (step, -1), (load, -1), (send, -1), (show, 2), (made("load", goesOn: true), -1),
            (show, 4), (made("step", module: "Scenarios", goesOn: true), -1), (show, 6),
        ])
        #expect(atOnce.waits(before: 3).isEmpty)
        #expect(atOnce.waits(before: 5).map { [$0.function, $0.end] } == [[1, 4]])
        #expect(atOnce.waits(before: 5).map(\.isResumed) == [false])
        #expect(atOnce.isWay(1, to: 2) && !atOnce.isWay(2, to: 5))
        #expect(atOnce.waits(before: 7).isEmpty, "the step is no part of the app")
        let later = Made.builder([(made("load", goesOn: true), -1), (show, 0)])
        #expect(later.waits(before: 1).map { [$0.function, $0.end] } == [[0, 0]])
        #expect(later.waits(before: 1).map(\.isResumed) == [true])
    }

    @Test("A coordinator decides, if nobody behind it does")
    func coordinator() throws {
        let ends = Made.function(
            "AppCoordinator", "sessionDidEnd()", module: "MVVM", folder: "Base")
        let push = Made.function(
            "NavigationController", "setViewControllers(_:)", module: "PocketUI", folder: "")
        let cause = try #require(try cause([(ends, -1), (push, 0)], of: 1))
        #expect(cause.links.map(\.decides) == [true])
    }

    @Test("A view controller decides only where nobody else takes part")
    func appearance() throws {
        let cause = try #require(
            try cause([(tap, -1), (didTap, 0), (show, 1), (setter, 2)], of: 3))
        #expect(
            cause.links.filter(\.decides).map(\.call.function) == [
                "LoginViewController.show()", "LoginViewController.didTap()",
            ])
    }

    @Test("Who has shown a screen does not decide what it shows when it is loaded")
    func loaded() throws {
        let push = Made.function(
            "NavigationController", "pushViewController(_:)", module: "PocketUI", folder: "")
        let didLoad = Made.function("NewsViewController", "viewDidLoad()", module: "VIPER")
        let cause = try #require(
            try cause([(logIn, -1), (push, 0), (didLoad, 1), (setter, 2)], of: 3))
        #expect(cause.links.map(\.decides) == [true, false, false])
    }

    @Test("An override of a function of the toolkit passes on what its caller decides")
    func override() throws {
        func made(_ type: String, module: String) -> RecordedFunction {
            Made.function(type, "setViewControllers(_:)", module: module, folder: "")
        }
        let cause = try #require(
            try cause(
                [
                    (tap, -1), (didTap, 0), (made("RootViewController", module: "VIPER"), 1),
                    (made("NavigationController", module: "PocketUI"), 2),
                ], of: 3))
        #expect(
            cause.links.filter(\.decides).map(\.call.function) == ["LoginViewController.didTap()"])
    }
}

import Testing

@testable import Traces

@Suite("Where calls are made")
struct CallSiteTests {
    private let logIn = Made.function("LoginPresenter", "logIn()")
    private let show = Made.function("LoginViewController", "show(_:)")
    private let witness = Made.witness(of: "LoginView", for: "LoginViewController")

    private static func site(
        _ type: String, _ name: String, on receiver: String? = "view", line: Int, body: Int = 1,
        isSet: Bool = false
    ) -> CallSite {
        CallSite(
            body: CallSite.Body(line: body), type: type, name: name, isSet: isSet,
            receiver: receiver, line: line)
    }

    private func call(
        _ callee: RecordedFunction, sites: [CallSite], line: Int? = nil,
        by thunk: RecordedFunction? = nil
    ) throws -> RecordedCall {
        let entries = [(logIn, -1), thunk.map { ($0, 0) }, (callee, thunk == nil ? 0 : 1)]
            .compactMap(\.self)
        let calls = Made.calls(
            entries.map { (function: $0.0, caller: $0.1) },
            sites: [logIn.place?.file ?? "": sites], lines: line.map { [1: $0] } ?? [:])
        return try #require(calls.first?.calls.first)
    }

    @Test(
        "A call is where its caller has one of that function: by its type, or by what that conforms to"
    )
    func names() throws {
        let sites = [
            Self.site("LoginView", "show(_:)", line: 2), Self.site("LoginView", "hide()", line: 3),
            Self.site("Other", "show(_:)", line: 4, body: 9),
        ]
        #expect(try call(show, sites: sites, by: witness).site.lines == [2])
        let own = [Self.site("LoginViewController", "show(_:)", line: 5)]
        #expect(try call(show, sites: sites + own).site.lines == [5])
        #expect(try call(show, sites: []).site.lines == [])
    }

    @Test("Of several, it is the one that the program called from")
    func several() throws {
        let sites = [2, 5].map { Self.site("LoginView", "show(_:)", line: $0) }
        #expect(try call(show, sites: sites, by: witness).site.lines == [2, 5])
        #expect(try call(show, sites: sites, line: 5, by: witness).site.lines == [5])
        // Its name stands on another line of the same statement.
        #expect(try call(show, sites: sites, line: 6, by: witness).site.lines == [5])
    }

    @Test("A property that is set is not where it is read, and the name has what it belongs to")
    func properties() throws {
        let setter = Made.function(
            "Observable", "value.setter", kind: .setter, module: "MVVM", folder: "Binding")
        let call = try call(
            setter,
            sites: [
                Self.site("Observable", "value", on: "$0.canSend", line: 1),
                Self.site("Observable", "value", on: "status.isLoading", line: 2, isSet: true),
            ])
        #expect(call.site.lines == [2])
        #expect(call.title == "Observable.value.setter on isLoading")
        // Called by way of a getter that is not shown, which is called on something else.
        let hidden = Made.function(
            "Control", "window", kind: .getter, module: "PocketUI", folder: "")
        let way = try self.call(
            setter, sites: [Self.site("Control", "window", on: "field", line: 3)], by: hidden)
        #expect(way.site.lines == [3])
        #expect(way.title == "Observable.value.setter")
    }

    @Test(
        "What a type inherits and calls on itself is no message; the same on another object is one")
    func inherited() throws {
        let base = Made.function("BasePresenter", "show(_:)", folder: "Base")
        func count(_ receiver: String?) -> Int {
            Made.calls(
                [(logIn, -1), (base, 0)],
                sites: [
                    logIn.place?.file ?? "": [
                        Self.site("BasePresenter", "show(_:)", on: receiver, line: 2)
                    ]
                ]
            ).messages.count
        }
        #expect(["", "self", "super"].map { count($0) } == [0, 0, 0])
        #expect(["other", nil].map { count($0) } == [1, 1])
    }
}

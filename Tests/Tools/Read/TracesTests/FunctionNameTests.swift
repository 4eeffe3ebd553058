import Foundation
import Subprocesses
import Testing

@testable import Traces

/// With names as the compiler makes them, and the toolchain's own tool to take them apart.
@Suite("Names of functions")
struct FunctionNameTests {
    private static let tail = "33_B18FA4AC56934220C7CCEF066631FC4FLL"

    @Test(
        "A name has its module, its type, the labels of its arguments and a kind",
        arguments: [
            ("$s3MVP17FeedbackPresenterC6submityyF", "MVP FeedbackPresenter.submit()", .function),
            (
                "$s3MVP17FeedbackPresenterC7didSend\(tail)yySSF",
                "MVP FeedbackPresenter.didSend(_:)",
                .function
            ),
            (
                "$s3MVP17FeedbackPresenterC9objection\(tail)SSSgvg",
                "MVP FeedbackPresenter.objection",
                .getter
            ),
            ("$s8PocketUI7ControlC9isEnabledSbvs", "PocketUI Control.isEnabled.setter", .setter),
            (
                "$s8PocketUI7ControlC9isEnabledSbvW", "PocketUI Control.isEnabled.didSet",
                .observer
            ),
            (
                "$s8PocketUI7ControlC9isEnabledSbvw", "PocketUI Control.isEnabled.willSet",
                .observer
            ),
            // The module is that of the extension.
            (
                "$s8PocketUI9TextFieldC4MVVME11editedValueSSvg", "MVVM TextField.editedValue",
                .getter
            ),
            (
                "$s3MVP17FeedbackPresenterC4view8feedbackACyxGx_8Services0B7Service_ptcfc",
                "MVP FeedbackPresenter.init(view:feedback:)", .initializer
            ),
            // What allocates a class calls the initializer; that of a structure is the initializer.
            (
                "$s3MVP17FeedbackPresenterC4view8feedbackACyxGx_8Services0B7Service_ptcfC", nil,
                .other
            ),
            (
                "$s4MVVM10NewsRouterV11showArticle10endSessionACy8Services0E0Vc_yyctcfC", nil,
                .initializer
            ),
            ("$s3MVP14LoginPresenterCfd", "MVP LoginPresenter.deinit", .deinitializer),
            (
                "$s3MVP17FeedbackPresenterC4send\(tail)yySSFyyYacfU_",
                "MVP FeedbackPresenter: closure in send(_:)", .closure
            ),
            ("$s3MVP17FeedbackPresenterC9objection\(tail)SSSgvgSbSJcfu_", nil, .other),
            ("$s3MVP18BaseViewControllerCAA0bC0A2aDP11hideLoadingyyFTW", nil, .witness),
            ("$s8PocketUI7ControlC9isEnabledSbvpAA6ButtonCTk", nil, .other),
            (
                "$s8Services17RemoteNewsServiceV4page8matching5afterAA4PageVSS_SSSgtYaAA0D5ErrorOYKF",
                "Services RemoteNewsService.page(matching:after:)", .function
            ),
            (
                "$s8Services6ClientC4send_3forxAA7RequestV_xmtYaAA12ServiceErrorOYKSeRzlF",
                "Services Client.send(_:for:)", .function
            ),
        ] as [(String, String?, FunctionName.Kind)])
    func names(symbol: String, text: String?, kind: FunctionName.Kind) throws {
        let name = try Self.name(symbol)
        if let text { #expect("\(name.module) \(name.text)" == text) }
        #expect(name.kind == kind)
        #expect((name.conformance != nil) == (kind == .witness))
    }

    @Test(
        "Async functions and resumptions are recognized, through thunks too",
        arguments: [
            ("$s3MVP17FeedbackPresenterC4send\(tail)yySSFyyYacfU_", true, false),
            ("$s3MVP17FeedbackPresenterC4send\(tail)yySSFyyYacfU_TY0_", true, true),
            ("$s3MVP17FeedbackPresenterC4send\(tail)yySSFyyYacfU_TATQ0_", true, true),
            (
                "$s8Services6ClientC4send_3forxAA7RequestV_xmtYaAA12ServiceErrorOYKSeRzlF", true,
                false
            ),
            ("$s3MVP17FeedbackPresenterC6submityyF", false, false),
        ])
    func waiting(symbol: String, isAsync: Bool, isResumption: Bool) throws {
        let name = try Self.name(symbol)
        #expect(name.isAsync == isAsync)
        #expect(name.isResumption == isResumption)
    }

    @Test("A witness has the protocol, and the type that conforms to it")
    func witness() throws {
        let name = try Self.name("$s3MVP18BaseViewControllerCAA0bC0A2aDP11hideLoadingyyFTW")
        #expect(
            name.conformance == .init(name: "BaseView", type: "BaseViewController", module: "MVP"))
        let foreign = try Self.name(
            "$s8PocketUI9TextFieldC4MVVM15EditableControlA2dEP11editedValue06EditedI0QzvgTW")
        #expect(
            foreign.conformance
                == .init(name: "EditableControl", type: "TextField", module: "PocketUI"))
    }

    @Test("The parts of an async function share one symbol")
    func commonSymbol() {
        let symbol = "$s3MVP17FeedbackPresenterC4send\(Self.tail)yySSFyyYacfU_"
        for ending in ["", "TQ0_", "TQ_", "TY12_"] {
            #expect(FunctionReader.common(symbol + ending) == symbol)
        }
    }

    private static func name(_ symbol: String) throws -> FunctionName {
        let run = try Subprocess(["swift", "demangle", "--tree-only"])
            .run(input: Data(symbol.utf8))
        return FunctionName(try #require(NameNode.parse(run.text)[symbol]))
    }
}

import Foundation
import Subprocesses
import Testing

@testable import Traces

/// With names as the compiler makes them, and the toolchain's own tool to take them apart.
@Suite("Names of functions")
struct FunctionNameTests {
    private static let tail = "33_B18FA4AC56934220C7CCEF066631FC4FLL"

    @Test(
        "A name has its type and the labels of its arguments",
        arguments: [
            ("$s3MVP17FeedbackPresenterC6submityyF", "FeedbackPresenter.submit()", "MVP"),
            (
                "$s3MVP17FeedbackPresenterC7didSend\(tail)yySSF", "FeedbackPresenter.didSend(_:)",
                "MVP"
            ),
            (
                "$s8Services17RemoteNewsServiceV4page8matching5afterAA4PageVSS_SSSgtYaAA0D5ErrorOYKF",
                "RemoteNewsService.page(matching:after:)", "Services"
            ),
            (
                "$s8Services6ClientC4send_3forxAA7RequestV_xmtYaAA12ServiceErrorOYKSeRzlF",
                "Client.send(_:for:)", "Services"
            ),
            (
                "$s3MVP17FeedbackPresenterC9objection\(tail)SSSgvg", "FeedbackPresenter.objection",
                "MVP"
            ),
            ("$s8PocketUI7ControlC9isEnabledSbvs", "Control.isEnabled.setter", "PocketUI"),
            ("$s8PocketUI9TextFieldC4MVVME11editedValueSSvg", "TextField.editedValue", "MVVM"),
            (
                "$s3MVP17FeedbackPresenterC4view8feedbackACyxGx_8Services0B7Service_ptcfc",
                "FeedbackPresenter.init(view:feedback:)", "MVP"
            ),
            ("$s3MVP14LoginPresenterCfd", "LoginPresenter.deinit", "MVP"),
            (
                "$s3MVP17FeedbackPresenterC4send\(tail)yySSFyyYacfU_",
                "FeedbackPresenter: closure in send(_:)", "MVP"
            ),
        ])
    func texts(symbol: String, text: String, module: String) throws {
        let name = try Self.name(symbol)
        #expect(name.text == text)
        #expect(name.module == module)
        #expect(name.conformance == nil)
        #expect(!name.isResumption)
    }

    @Test(
        "A function has a kind",
        arguments: [
            ("$s3MVP17FeedbackPresenterC6submityyF", FunctionName.Kind.function),
            ("$s3MVP17FeedbackPresenterC9objection\(tail)SSSgvg", .getter),
            ("$s8PocketUI7ControlC9isEnabledSbvs", .setter),
            (
                "$s3MVP17FeedbackPresenterC4view8feedbackACyxGx_8Services0B7Service_ptcfc",
                .initializer
            ),
            ("$s3MVP17FeedbackPresenterC4view8feedbackACyxGx_8Services0B7Service_ptcfC", .other),
            (
                "$s4MVVM10NewsRouterV11showArticle10endSessionACy8Services0E0Vc_yyctcfC",
                .initializer
            ),
            ("$s3MVP14LoginPresenterCfd", .deinitializer),
            ("$s3MVP17FeedbackPresenterC4send\(tail)yySSFyyYacfU_", .closure),
            ("$s3MVP17FeedbackPresenterC9objection\(tail)SSSgvgSbSJcfu_", .other),
            ("$s3MVP18BaseViewControllerCAA0bC0A2aDP11hideLoadingyyFTW", .witness),
            ("$s8PocketUI7ControlC9isEnabledSbvpAA6ButtonCTk", .other),
        ])
    func kinds(symbol: String, kind: FunctionName.Kind) throws {
        #expect(try Self.name(symbol).kind == kind)
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

    @Test("A witness tells the protocol, and the type behind it")
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

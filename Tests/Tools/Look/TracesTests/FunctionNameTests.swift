import Testing
import Toolchain

@testable import Traces

/// With names as the compiler makes them.
@Suite("Names of functions")
struct FunctionNameTests {
    private static let tail = "33_B18FA4AC56934220C7CCEF066631FC4FLL"
    private static let closure = "$s3MVP17FeedbackPresenterC4send\(tail)yySSFyyYacfU_"

    private static let symbols: [(symbol: String, text: String?, kind: FunctionName.Kind)] = [
        ("$s3MVP17FeedbackPresenterC6submityyF", "MVP FeedbackPresenter.submit()", .function),
        ("$s8PocketUI7ControlC9isEnabledSbvs", "PocketUI Control.isEnabled.setter", .setter),
        ("$s8PocketUI7ControlC9isEnabledSbvW", "PocketUI Control.isEnabled.didSet", .observer),
        // The module is that of the extension.
        ("$s8PocketUI9TextFieldC4MVVME11editedValueSSvg", "MVVM TextField.editedValue", .getter),
        (
            "$s3MVP17FeedbackPresenterC4view8feedbackACyxGx_8Services0B7Service_ptcfc",
            "MVP FeedbackPresenter.init(view:feedback:)", .initializer
        ),
        (
            "$s5VIPER13RootWireframeC5stack8servicesAC8PocketUI20NavigationControllerC_8Services03AppJ0Ctc"
                + "33_300A23564BD83E6C9E13281238BD0BA6Llfc",
            "VIPER RootWireframe.init(stack:services:)", .initializer
        ),
        // What allocates a class calls the initializer; that of a structure is the initializer.
        ("$s3MVP17FeedbackPresenterC4view8feedbackACyxGx_8Services0B7Service_ptcfC", nil, .other),
        (
            "$s4MVVM10NewsRouterV11showArticle10endSessionACy8Services0E0Vc_yyctcfC", nil,
            .initializer
        ),
        ("$s3MVP14LoginPresenterCfd", "MVP LoginPresenter.deinit", .deinitializer),
        (closure, "MVP FeedbackPresenter: closure in send(_:)", .closure),
        (closure + "TATQ0_", nil, .other),
        // The value of an argument that is not given.
        ("$s8PocketUI9TextFieldC11placeholder8isSecureACSS_SbtcfcfA0_", nil, .other),
        ("$s3MVP18BaseViewControllerCAA0bC0A2aDP11hideLoadingyyFTW", nil, .witness),
    ]

    @Test(
        "A name has its module, its type, the labels of its arguments and a kind",
        arguments: symbols)
    func names(symbol: String, text: String?, kind: FunctionName.Kind) throws {
        let name = FunctionName(demangled: try #require(Demangler.demangle(symbol)))
        if let text { #expect("\(name.module) \(name.text)" == text) }
        #expect(name.kind == kind)
        #expect(name.isAsync == symbol.contains("Yac"))
        #expect(name.isResumption == symbol.hasSuffix("TQ0_"))
        let conformance = FunctionName.Conformance(
            name: "BaseView", type: "BaseViewController", module: "MVP")
        #expect(name.conformance == (kind == .witness ? conformance : nil))
    }
}

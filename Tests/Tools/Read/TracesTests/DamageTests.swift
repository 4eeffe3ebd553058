import CallRecording
import Foundation
import Fuzzing
import SwiftTokens
import Testing

@testable import Traces

@Suite("Damaged recordings, and damaged output of the tools")
struct DamageTests {
    @Test("A recording is refused, or gives calls", .timeLimit(.minutes(5)))
    func recordings() {
        let inputs = DamagedInputs(
            of: [
                #"{"steps":[{"text":"I refresh","offsets":[1,2,3,2],"callers":[-1,0,1,0],"lost":0}]}"#
            ], strays: [#","callers":[-1,0,1]"#, "[9]"], count: 3_000)
        let functions = [UInt64: RecordedFunction](
            uniqueKeysWithValues: (1...3).map { ($0, Self.function(Int($0))) })
        var refusals = 0
        for input in inputs {
            guard
                let recording = try? JSONDecoder().decode(
                    Recording.self, from: Data(input.bytes))
            else {
                refusals += 1
                continue
            }
            for step in recording.steps {
                let builder = CallTreeBuilder(step, functions: functions, architectures: ["MVP"])
                _ = builder.calls
            }
        }
        #expect(inputs.areWorthwhile(refusals: refusals))
    }

    /// The second function is async, and the third is its resumption.
    private static func function(_ number: Int) -> RecordedFunction {
        let name = FunctionName(
            kind: .function, module: "MVP", type: "NewsPresenter", name: "load()",
            isAsync: number > 1, isResumption: number == 3, conformance: nil)
        return RecordedFunction(
            name: name, symbol: number == 1 ? "$a" : "$b",
            place: SourcePlace(file: "a.swift", firstLine: 1, lastLine: 2))
    }

    @Test("Damaged trees of names are read as far as they are valid", .timeLimit(.minutes(5)))
    func names() {
        let sample = """
            Demangling for $s3MVP13NewsPresenterC4loadyyYaF
            kind=Global
              kind=Function
                kind=Class
                  kind=Module, text="MVP"
                  kind=Identifier, text="NewsPresenter"
                kind=Identifier, text="load"
                kind=LabelList
                kind=Type
                  kind=FunctionType
                    kind=AsyncAnnotation
                    kind=ArgumentTuple
                      kind=Type
                        kind=Tuple

            """
        for input in DamagedInputs(of: [sample, "kind=ProtocolWitness\n"], count: 3_000) {
            for tree in NameNode.parse(input.text).values {
                #expect(FunctionName(tree).text.count <= 2 * input.text.count, "\(input)")
            }
        }
    }

    @Test("Lines of the symbolizer are read or passed over", .timeLimit(.minutes(5)))
    func symbols() {
        let symbol = """
            {"Column":1,"FileName":"/p/A.swift","FunctionName":"$a","Line":2,"StartLine":1}
            """
        let sample = #"{"Address":"0x1f","ModuleName":"p","Symbol":[\#(symbol)]}"# + "\n"
        for input in DamagedInputs(of: [sample + sample], count: 2_000) {
            var reader = FunctionReader(
                package: URL(fileURLWithPath: "/p"), trees: ["$a": NameNode("Global")])
            for symbol in Symbolizer.symbols(input.text).values { _ = reader.function(symbol) }
        }
    }

    @Test("A function of damaged source ends within it", .timeLimit(.minutes(5)))
    func sources() {
        let sample = """
            func a() {
              /* } */ b { "\\(c("}")) }" }
              let d = \"""
                } " {
                \"""
            }

            """
        for input in DamagedInputs(of: [sample], count: 3_000) {
            // Bytes, because a carriage return and a line feed are one character.
            let lines = 1 + input.text.utf8.count { $0 == UInt8(ascii: "\n") }
            let last = SwiftText(input.text).lastLine(ofBlockFrom: 1)
            #expect((1...lines).contains(last), "\(input)")
        }
    }
}

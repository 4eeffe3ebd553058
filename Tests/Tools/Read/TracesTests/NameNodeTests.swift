import Testing

@testable import Traces

@Suite("Names taken apart")
struct NameNodeTests {
    @Test("A tree is read by its indents, one tree for each name")
    func parsing() {
        let trees = NameNode.parse(
            """
            Demangling for $one
            kind=Global
              kind=Function
                kind=Module, text="A"
                kind=Number, index=3
              kind=Suffix, text="say, "b""

            Demangling for $two
            kind=Global
            """)
        #expect(trees.count == 2)
        #expect(trees["$two"] == NameNode("Global"))
        #expect(
            trees["$one"]
                == NameNode(
                    "Global", nil,
                    [
                        NameNode("Function", nil, [NameNode("Module", "A"), NameNode("Number")]),
                        NameNode("Suffix", "say, \"b\""),
                    ]))
    }

    @Test(
        "What is no tree is left out",
        arguments: ["", "nonsense", "Demangling for $x", "Demangling for $x\nnonsense"])
    func nothing(output: String) {
        #expect(NameNode.parse(output).isEmpty)
    }
}

import Testing

@testable import TriptychCommands

@Suite("Text of an exercise in a terminal")
struct ReflowTests {
    @Test("Paragraphs and items get new lines, and each line of code keeps its own")
    func lines() {
        let text = """
            One two
            three four

                cp -R A/. B
                rm -r A

            - five
              six

            ```
            swift run triptych scenarios run scenarios/freed.feature
            ls
            ```
            seven
            """
        #expect(
            text.reflowed(to: 14) == """
                One two three
                four

                    cp -R A/. B
                    rm -r A

                - five six

                ```
                swift run triptych scenarios run scenarios/freed.feature
                ls
                ```
                seven
                """)
    }
}

import PocketUI

extension StepGroup {
    static let person = StepGroup(
        title: "When: the person",
        definitions: [
            StepDefinition(
                #"I type "ada" into "Username""#,
                "character by character, at the end of what is there",
                act: { world, input throws(StepFailure) in
                    try world.typeAtOnce(input.string(0), into: input.string(1))
                },
                waiting: { world, input throws(StepFailure) in
                    try await world.type(input.string(0), into: input.string(1))
                }),
            act(#"I clear "Username""#) { person, input throws(PersonError) in
                try person.clear(input.string())
            },
            act(#"I tap "Log in""#, "fails where the button is not there or not enabled") {
                person, input throws(PersonError) in
                try person.tap(input.string())
            },
            act(#"I try to tap "Send""#, "taps whether enabled or not") {
                person, input throws(PersonError) in
                try person.tryToTap(input.string())
            },
            act("I select row 3") { person, input throws(PersonError) in
                try person.selectRow(at: input.number() - 1)
            },
            act("I pull to refresh") { person, _ throws(PersonError) in
                try person.pullToRefresh()
            },
            act("I scroll to the end") { person, _ throws(PersonError) in
                try person.scrollToEnd()
            },
            act("I go back") { person, _ throws(PersonError) in
                try person.goBack()
            },
            StepDefinition(#"I open the link "triptych://article/7""#) { world, input in
                world.open(input.string())
            },
        ])

    /// A step that a person does on the screen.
    private static func act(
        _ phrase: String, _ remark: String = "",
        by body: @escaping @MainActor @Sendable (Person, StepInput) throws(PersonError) -> Void
    ) -> StepDefinition {
        StepDefinition(phrase, remark) { world, input throws(StepFailure) in
            do throws(PersonError) {
                try body(world.person, input)
            } catch {
                throw StepFailure(error)
            }
        }
    }
}

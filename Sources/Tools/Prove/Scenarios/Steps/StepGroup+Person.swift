import PocketUI

extension StepGroup {
    static let person = StepGroup(
        kind: .person,
        title: "When: the person",
        definitions: [
            StepDefinition(
                #"I type "ada" into "Username""#,
                "character by character, after the text that is there",
                act: { try $0.typeAtOnce($1.string(0), into: $1.string(1)) },
                waiting: { try await $0.type($1.string(0), into: $1.string(1)) }),
            StepDefinition(
                #"I paste "Well done." into "Feedback""#,
                "in one edit, after the text that is there"
            ) { try $0.person.paste($1.string(0), into: $1.string(1)) },
            StepDefinition(#"I clear "Username""#) { try $0.person.clear($1.string()) },
            StepDefinition(
                #"I tap "Log in""#, "fails if the button is missing or disabled"
            ) { try $0.person.tap($1.string()) },
            StepDefinition(#"I try to tap "Send""#, "a tap on a disabled button does nothing") {
                try $0.person.tryToTap($1.string())
            },
            StepDefinition("I select row 3") { try $0.person.selectRow(at: $1.number() - 1) },
            StepDefinition("I pull to refresh") { world, _ in try world.person.pullToRefresh() },
            StepDefinition("I scroll to the end") { world, _ in try world.person.scrollToEnd() },
            StepDefinition("I go back") { world, _ in try world.person.goBack() },
            StepDefinition(#"I open the link "triptych://article/7""#) { $0.open($1.string()) },
        ])
}

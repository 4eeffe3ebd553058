/// A line such as `Scenario: a name`.
struct Title {
    let name: String
    let location: Location
}

/// What a keyword that ends in a colon begins.
enum TitleKind: CaseIterable {
    case feature, background, rule, scenario, examples
}

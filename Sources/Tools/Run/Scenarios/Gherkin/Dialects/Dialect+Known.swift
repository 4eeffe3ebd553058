extension Dialect {
    /// The language of a file that does not name one.
    static let english = Dialect(
        language: "en", feature: ["Feature", "Business Need", "Ability"],
        background: ["Background"], rule: ["Rule"], scenario: ["Scenario", "Example"],
        scenarioOutline: ["Scenario Outline", "Scenario Template"],
        examples: ["Examples", "Scenarios"], given: ["Given "], when: ["When "], then: ["Then "],
        and: ["And "], but: ["But "])

    /// The supported languages. To add one, add a table of its keywords.
    static let known = [
        english,
        Dialect(
            language: "de", feature: ["Funktionalität", "Funktion"],
            background: ["Grundlage", "Hintergrund", "Voraussetzungen", "Vorbedingungen"],
            rule: ["Rule", "Regel"], scenario: ["Beispiel", "Szenario"],
            scenarioOutline: ["Szenariogrundriss", "Szenarien"], examples: ["Beispiele"],
            given: ["Angenommen ", "Gegeben sei ", "Gegeben seien "], when: ["Wenn "],
            then: ["Dann "], and: ["Und "], but: ["Aber "]),
        Dialect(
            language: "em", feature: ["📚"], background: ["💤"], rule: ["Rule"],
            scenario: ["🥒", "📕"],
            scenarioOutline: ["📖"], examples: ["📓"], given: ["😐"], when: ["🎬"], then: ["🙏"],
            and: ["😂"], but: ["😔"]),
        Dialect(
            language: "en-lol", feature: ["OH HAI"], background: ["B4"], rule: ["Rule"],
            scenario: ["MISHUN"], scenarioOutline: ["MISHUN SRSLY"], examples: ["EXAMPLZ"],
            given: ["I CAN HAZ "], when: ["WEN "], then: ["DEN "], and: ["AN "], but: ["BUT "]),
        Dialect(
            language: "es", feature: ["Característica", "Necesidad del negocio", "Requisito"],
            background: ["Antecedentes"], rule: ["Regla", "Regla de negocio"],
            scenario: ["Ejemplo", "Escenario"], scenarioOutline: ["Esquema del escenario"],
            examples: ["Ejemplos"], given: ["Dado ", "Dada ", "Dados ", "Dadas "],
            when: ["Cuando "], then: ["Entonces "], and: ["Y ", "E "], but: ["Pero "]),
        Dialect(
            language: "fr", feature: ["Fonctionnalité"], background: ["Contexte"], rule: ["Règle"],
            scenario: ["Exemple", "Scénario"],
            scenarioOutline: ["Plan du scénario", "Plan du Scénario"], examples: ["Exemples"],
            given: [
                "Soit ", "Sachant que ", "Sachant qu'", "Sachant ", "Etant donné que ",
                "Etant donné qu'", "Etant donné ", "Etant donnée ", "Etant donnés ",
                "Etant données ", "Étant donné que ", "Étant donné qu'", "Étant donné ",
                "Étant donnée ", "Étant donnés ", "Étant données ",
            ],
            when: ["Quand ", "Lorsque ", "Lorsqu'"], then: ["Alors ", "Donc "],
            and: ["Et que ", "Et qu'", "Et "], but: ["Mais que ", "Mais qu'", "Mais "]),
        Dialect(
            language: "ht", feature: ["Karakteristik", "Mak", "Fonksyonalite"],
            background: ["Kontèks", "Istorik"], rule: ["Rule"], scenario: ["Senaryo"],
            scenarioOutline: [
                "Plan senaryo", "Plan Senaryo", "Senaryo deskripsyon", "Senaryo Deskripsyon",
                "Dyagram senaryo", "Dyagram Senaryo",
            ],
            examples: ["Egzanp"], given: ["Sipoze ", "Sipoze ke ", "Sipoze Ke "],
            when: ["Lè ", "Le "], then: ["Lè sa a ", "Le sa a "], and: ["Ak ", "Epi ", "E "],
            but: ["Men "]),
        Dialect(
            language: "ja", feature: ["フィーチャ", "機能"], background: ["背景"], rule: ["ルール"],
            scenario: ["シナリオ"], scenarioOutline: ["シナリオアウトライン", "シナリオテンプレート", "テンプレ", "シナリオテンプレ"],
            examples: ["例", "サンプル"], given: ["前提"], when: ["もし"], then: ["ならば"], and: ["且つ", "かつ"],
            but: ["然し", "しかし", "但し", "ただし"]),
        Dialect(
            language: "no", feature: ["Egenskap"], background: ["Bakgrunn"], rule: ["Regel"],
            scenario: ["Eksempel", "Scenario"],
            scenarioOutline: ["Scenariomal", "Abstrakt Scenario"], examples: ["Eksempler"],
            given: ["Gitt "], when: ["Når "], then: ["Så "], and: ["Og "], but: ["Men "]),
        Dialect(
            language: "zh-CN", feature: ["功能"], background: ["背景"], rule: ["Rule", "规则"],
            scenario: ["场景", "剧本"], scenarioOutline: ["场景大纲", "剧本大纲"], examples: ["例子"],
            given: ["假如", "假设", "假定"], when: ["当"], then: ["那么"], and: ["而且", "并且", "同时"],
            but: ["但是"]),
        Dialect(
            language: "zh-TW", feature: ["功能"], background: ["背景"], rule: ["Rule"],
            scenario: ["場景", "劇本"], scenarioOutline: ["場景大綱", "劇本大綱"], examples: ["例子"],
            given: ["假如", "假設", "假定"], when: ["當"], then: ["那麼"], and: ["而且", "並且", "同時"],
            but: ["但是"]),
    ]

    static func named(_ language: String) -> Dialect? {
        byLanguage[language]
    }

    private static let byLanguage = Dictionary(
        known.map { ($0.language, $0) }, uniquingKeysWith: { first, _ in first })
}

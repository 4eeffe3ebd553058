import Services

/// Where links lead.
struct LinkRouter {
    let showNews: () -> Void
    let showArticle: (Article) -> Void
    let showLogin: () -> Void
}

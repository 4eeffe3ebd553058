import Services

/// Where links lead.
struct LinkNavigation {
    let showNews: () -> Void
    let showArticle: (Article) -> Void
    let showLogin: () -> Void
}

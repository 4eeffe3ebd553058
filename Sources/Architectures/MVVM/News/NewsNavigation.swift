import Services

/// Where the news lead.
struct NewsNavigation {
    let showArticle: (Article) -> Void
    let showLogin: () -> Void
}

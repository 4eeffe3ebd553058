import Services

/// Where the news lead. The coordinator adopts it.
protocol NewsNavigation: AnyObject {
    func showArticle(_ article: Article)
}

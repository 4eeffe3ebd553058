import Services

/// Where the news screen leads. The coordinator adopts it.
protocol NewsNavigation: AnyObject {
    func showArticle(_ article: Article)
}

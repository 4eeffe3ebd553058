import Services

/// Where links lead. The coordinator adopts it.
protocol RootNavigation: AnyObject {
    func showNews()
    func showArticle(_ article: Article)
}

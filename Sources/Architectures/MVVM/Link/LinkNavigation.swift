import Services

/// Where links lead. The coordinator adopts it.
protocol LinkNavigation: AnyObject {
    func showLogin()
    func showNews()
    func showArticle(_ article: Article)
}

import Services

/// Where effects lead. The navigator adopts it, and effects hold it weakly, because the navigator owns them.
protocol Navigation: AnyObject {
    func showToast(_ text: String)
    func didLogIn()
    func didLogOut()
    func showNews()
    func showArticle(_ article: Article)
}

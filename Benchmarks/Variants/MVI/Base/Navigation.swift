import Services

/// The navigation between screens, which effects use. The navigator adopts it, and effects hold it weakly, because the
/// navigator owns them.
protocol Navigation: AnyObject {
    func showToast(_ text: String)
    func showHome()
    func showLogin()
    func showNews()
    func showArticle(_ article: Article)
}

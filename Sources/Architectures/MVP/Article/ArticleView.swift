/// What the article presenter needs from its view.
protocol ArticleView: AnyObject {
    func show(title: String, byline: String, body: String)
}

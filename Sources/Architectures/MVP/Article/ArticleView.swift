/// What the article presenter needs of its view.
protocol ArticleView: AnyObject {
    func show(title: String, byline: String, body: String)
}

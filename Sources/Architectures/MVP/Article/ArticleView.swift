/// What the article presenter needs of its view.
protocol ArticleView: BaseView {
    func show(title: String, byline: String, body: String)
}

protocol ArticleViewInput: AnyObject {
    func show(title: String, byline: String, body: String)
}

protocol ArticleViewOutput: AnyObject {
    func viewDidLoad()
}

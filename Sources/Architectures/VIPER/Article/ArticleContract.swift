protocol ArticleViewInput: AnyObject {
    func show(title: String, byline: String, body: String)
}

protocol ArticleEventHandler: AnyObject {
    func viewDidLoad()
}

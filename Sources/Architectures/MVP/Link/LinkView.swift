/// What the link presenter needs of its view.
protocol LinkView: BaseView {
    func popToRoot()
}

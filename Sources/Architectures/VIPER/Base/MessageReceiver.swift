/// Whom the wireframes of the modules report to.
protocol MessageReceiver: AnyObject {
    func receive(_ message: Message)
}

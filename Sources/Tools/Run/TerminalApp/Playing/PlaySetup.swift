import AppContract

/// What a session of play begins with.
package struct PlaySetup {
    let apps: [NamedApp]
    /// The index of the app to begin with.
    let first: Int
    /// The number of articles on the server.
    let articles: Int
    /// The number of articles the app loads at once.
    let pageSize: Int
    /// Keys to press before the first screen shows.
    let keys: KeyScript
    /// Told of every action. What it returns is shown beside the app.
    let observer: ActionObserver?

    package init(
        apps: [NamedApp], first: Int = 0, articles: Int = 60, pageSize: Int = 20,
        keys: KeyScript? = nil, observer: ActionObserver? = nil
    ) {
        self.apps = apps
        self.first = first
        self.articles = articles
        self.pageSize = pageSize
        self.keys = keys ?? KeyScript.none
        self.observer = observer
    }
}

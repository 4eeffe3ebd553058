import Services

/// Ties the two handlers of the news together. Each is known by its protocol only, so one can be replaced without
/// touching the other.
struct NewsContext {
    let data: any NewsDataHandling
    let business: any NewsBusinessHandling
}

extension NewsContext {
    init(news: any NewsService, navigation: any NewsNavigation) {
        data = NewsDataHandler(news: news)
        business = NewsBusinessHandler(data: data, navigation: navigation)
    }
}

import PocketUI

extension Status {
    /// Shows all that is said on a screen, until the tokens go away.
    func bind(to screen: ViewController) -> [ObservationToken] {
        [
            isLoading.removingDuplicates().bind(to: screen) { screen, isLoading in
                if isLoading { screen.showLoading() } else { screen.hideLoading() }
            },
            toast.bind(to: screen) { screen, text in
                if let text { screen.showToast(text) }
            },
        ]
    }
}

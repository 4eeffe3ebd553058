import Services

struct RootState: Equatable {
    var waitingLink = WaitingLink()
    var isLoading = false
}

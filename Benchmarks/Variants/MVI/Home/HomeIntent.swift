enum HomeIntent: Equatable {
    case tappedLogOut
}

enum HomeIntent {
    case tappedLogOut
}

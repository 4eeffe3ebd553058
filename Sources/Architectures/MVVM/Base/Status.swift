/// The loading indicator and the toasts of a view model, as its view sees them.
struct Status {
    let isLoading: ObservableValue<Bool>
    let toast: EventStream<String>
}

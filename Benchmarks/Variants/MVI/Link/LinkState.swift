import AppContract

struct LinkState: Equatable {
    /// The link that has not opened yet, because nobody is logged in or its article is being loaded.
    var link: Link?
    var isLoading = false
}

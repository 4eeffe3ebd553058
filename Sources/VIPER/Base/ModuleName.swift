/// Who sends a message.
enum ModuleName {
    case login
    case home
    case news
    case feedback
    case link
}

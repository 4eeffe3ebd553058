import Testing

@testable import NewFeature

@Suite("The name of a feature")
struct FeatureNameTests {
    @Test(
        "Has a form for types, members, files, titles and sentences",
        arguments: [
            ("Profile", "profile", "profile", "Profile", "profile"),
            ("UserProfile", "userProfile", "user-profile", "User profile", "user profile"),
            ("A", "a", "a", "A", "a"),
            ("FAQ", "faq", "faq", "FAQ", "FAQ"),
            ("URLListView", "urlListView", "url-list-view", "URL list view", "URL list view"),
            ("UserID", "userID", "user-id", "User ID", "user ID"),
            ("Page2Go", "page2Go", "page2-go", "Page2 go", "page2 go"),
            ("Größe", "größe", "größe", "Größe", "größe"),
            ("ÉtéÀParis", "étéÀParis", "été-à-paris", "Été à paris", "été à paris"),
            ("个人资料", "个人资料", "个人资料", "个人资料", "个人资料"),
            ("Class", "`class`", "class", "Class", "class"),
        ])
    func forms(text: String, member: String, file: String, title: String, phrase: String) throws {
        let name = try FeatureName(text)
        #expect(name.typeName == text)
        #expect(name.memberName == member)
        #expect(name.fileName == file)
        #expect(name.title == title)
        #expect(name.phrase == phrase)
    }
}

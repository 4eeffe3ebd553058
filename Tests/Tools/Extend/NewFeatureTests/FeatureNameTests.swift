import Console
import Testing

@testable import NewFeature

@Suite("The name of a feature")
struct FeatureNameTests {
    @Test(
        "Has a form for members, files, titles and sentences",
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

    @Test(
        "Has to be that of a type",
        arguments: [
            ("", "\"\" is empty; give a name such as Profile"),
            ("class", "\"class\" is a keyword of Swift; try Class"),
            ("Any", "\"Any\" is a keyword of Swift; give a name such as Profile"),
            (
                "profile",
                "begins with a lowercase letter, but the name of a type begins with an uppercase letter; try Profile"
            ),
            ("2Go", "begins with a digit, but the name of a type can't; try Go"),
            ("../Go", "has \".\", which is neither a letter nor a digit; try Go"),
            ("User profile", "has \" \", which is neither a letter nor a digit; try UserProfile"),
            ("User_profile", "has \"_\", which is neither a letter nor a digit; try UserProfile"),
            ("+", "has \"+\", which is neither a letter nor a digit; give a name such as Profile"),
            ("Go😀", "has \"😀\", which is neither a letter nor a digit; try Go"),
            ("Go\u{202E}", "which is neither a letter nor a digit; try Go"),
            ("A\u{200D}B", "which is neither a letter nor a digit; try B"),
        ])
    func refused(text: String, reason: String) {
        expect(text, isRefusedWith: reason)
    }

    private func expect(
        _ text: String, isRefusedWith reason: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let error = #expect(throws: UsageError.self, sourceLocation: sourceLocation) {
            try FeatureName(text)
        }
        #expect(error?.description.contains(reason) == true, sourceLocation: sourceLocation)
    }
}

/// One value that a view or a screen shows, such as the text of a label. Values of covered screens are included.
package struct ShownValue: Equatable, Sendable {
    package enum Property: String, Codable, Sendable {
        case title, loading, toast, text, isEnabled
        /// The stack of screens.
        case screens
        /// The number of rows of a table, and the visible ones.
        case rows
    }

    package struct Key: Hashable, Sendable {
        /// The view, the view controller or the window.
        package let object: ObjectIdentifier
        package let property: Property

        package init(object: ObjectIdentifier, property: Property) {
            self.object = object
            self.property = property
        }
    }

    /// What is shown. It is compared at each call of a recording, so no text is made of it.
    package enum Content: Equatable, Sendable {
        case text(String?)
        case flag(Bool)
        case rows(Range<Int>, of: Int)
        case screens([ObjectIdentifier])
    }

    package let key: Key
    package let value: Content

    fileprivate init(_ object: AnyObject, _ property: Property, _ value: Content) {
        key = Key(object: ObjectIdentifier(object), property: property)
        self.value = value
    }
}

extension Window {
    /// What all screens show, or would show if none covered them. Like `snapshotAtWork`, it loads no view and asks no data
    /// source.
    package var shownValues: [ShownValue] {
        let stack = rootViewController.map { [$0] + $0.viewControllers } ?? []
        return stack.flatMap(\.shownValues) + [
            ShownValue(self, .toast, .text(toast)),
            ShownValue(self, .screens, .screens(stack.map(ObjectIdentifier.init))),
        ]
    }

    /// The objects that show a property of the top screen.
    ///
    /// - Parameter element: The place of a view among the elements of a snapshot; nil for the screen itself.
    package func objects(
        showing property: ShownValue.Property, of element: Int?
    ) -> [ObjectIdentifier] {
        if let element {
            var views: [View] = []
            topViewController?.viewIfLoaded?.walkVisible { view in
                if view.hasContent { views.append(view) }
                return false
            }
            return views.indices.contains(element) ? [ObjectIdentifier(views[element])] : []
        }
        if [.toast, .screens].contains(property) { return [ObjectIdentifier(self)] }
        return [topViewController, rootViewController].compactMap { $0.map(ObjectIdentifier.init) }
    }
}

extension ViewController {
    fileprivate var shownValues: [ShownValue] {
        var values = [
            ShownValue(self, .title, .text(title)),
            ShownValue(self, .loading, .flag(showsLoading)),
        ]
        viewIfLoaded?.walkVisible { view in
            values += view.shownValues
            return false
        }
        // The view of a child that is being added may not be among the subviews yet.
        return values + children.flatMap(\.shownValues)
    }
}

extension View {
    /// Whether it is an element of a snapshot.
    fileprivate var hasContent: Bool { self is TableView || content != nil }

    fileprivate var shownValues: [ShownValue] {
        switch self {
        case let label as Label: [ShownValue(label, .text, .text(label.text))]
        case let field as TextField:
            [
                ShownValue(field, .text, .text(field.text)),
                ShownValue(field, .isEnabled, .flag(field.isEnabled)),
            ]
        case let button as Button: [ShownValue(button, .isEnabled, .flag(button.isEnabled))]
        case let table as TableView:
            [ShownValue(table, .rows, .rows(table.visibleRows, of: table.numberOfRows))]
        default: []
        }
    }
}

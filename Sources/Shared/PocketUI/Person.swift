/// A person in front of a window. They see the top screen, and can use only what is visible and
/// enabled. A frame is drawn before they look or act. Each action removes the previous toast.
package struct Person {
    private let window: Window

    package init(at window: Window) {
        self.window = window
    }

    /// Types `text` at the end of a field, character by character.
    package func type(_ text: String, into name: String) throws(PersonError) {
        let field: TextField = try usable(name)
        window.toast = nil
        for character in text {
            window.drawFrame()
            guard field.isEnabled else { throw .notEnabled(name) }
            field.text.append(character)
            field.sendActions()
        }
    }

    /// Types one character more. Unlike the start of typing, this removes no toast.
    package func continueTyping(_ character: Character, into name: String) throws(PersonError) {
        let field: TextField = try usable(name)
        field.text.append(character)
        field.sendActions()
    }

    /// Adds a text in one edit, as pasting does.
    package func paste(_ text: String, into name: String) throws(PersonError) {
        let field: TextField = try usable(name)
        window.toast = nil
        field.text.append(text)
        field.sendActions()
    }

    /// Clears a field. Does nothing if the field is empty.
    package func clear(_ field: String) throws(PersonError) {
        let field: TextField = try usable(field)
        window.toast = nil
        if field.text.isEmpty { return }
        field.text = ""
        field.sendActions()
    }

    /// Taps a button that must be enabled.
    package func tap(_ button: String) throws(PersonError) {
        let button: Button = try usable(button)
        window.toast = nil
        button.sendActions()
    }

    /// Taps a button; a disabled one does nothing.
    package func tryToTap(_ button: String) throws(PersonError) {
        if try isEnabled(button) { try tap(button) } else { window.toast = nil }
    }

    /// Selects a row of the table, and scrolls to it if necessary.
    ///
    /// - Parameter index: Counted from 0.
    package func selectRow(at index: Int) throws(PersonError) {
        let table = try table()
        guard (0..<table.numberOfRows).contains(index) else {
            throw .noRow(number: index + 1, numberOfRows: table.numberOfRows)
        }
        window.toast = nil
        table.select(rowAt: index)
    }

    package func pullToRefresh() throws(PersonError) {
        let table = try table()
        window.toast = nil
        table.pullToRefresh()
    }

    package func scrollToEnd() throws(PersonError) {
        let table = try table()
        window.toast = nil
        table.scrollToEnd()
    }

    package func goBack() throws(PersonError) {
        window.drawFrame()
        guard let stack = window.rootViewController, stack.viewControllers.count > 1 else {
            throw .nothingToGoBackTo
        }
        window.toast = nil
        stack.popViewController()
    }

    /// Does something outside the app, such as tapping a link in a message.
    package func lookAway() {
        window.drawFrame()
        window.toast = nil
    }

    private func usable<Kind: Control>(_ name: String) throws(PersonError) -> Kind {
        guard let control = control(name) as? Kind else { throw notVisible(name, among: Kind.self) }
        guard control.isEnabled else { throw .notEnabled(name) }
        return control
    }
}

extension Person {
    /// The text of a field, also of a secure one, or the title of a button.
    package func text(of name: String) throws(PersonError) -> String {
        guard let control = control(name) else { throw notVisible(name, among: Control.self) }
        return (control as? TextField)?.text ?? name
    }

    /// Whether a field or button is enabled.
    package func isEnabled(_ name: String) throws(PersonError) -> Bool {
        guard let control = control(name) else { throw notVisible(name, among: Control.self) }
        return control.isEnabled
    }

    /// Whether `text` is the whole text of a label or of one of its lines, or of a line of a visible row.
    package func sees(_ text: String) -> Bool {
        window.drawFrame()
        return window.topViewController?.view.walkVisible { view in
            switch view {
            case let label as Label:
                label.text == text
                    || label.text.split(whereSeparator: \.isNewline).contains { $0 == text }
            case let table as TableView:
                table.visibleRows.contains { row in
                    table.cell(at: row).map { $0.title == text || $0.subtitle == text } ?? false
                }
            default:
                false
            }
        } ?? false
    }

    package func table() throws(PersonError) -> TableView {
        window.drawFrame()
        var found: TableView?
        window.topViewController?.view.walkVisible { view in
            found = view as? TableView
            return found != nil
        }
        guard let found else { throw .noTable }
        return found
    }

    private func control(_ name: String) -> Control? {
        window.drawFrame()
        var found: Control?
        window.topViewController?.view.walkVisible { view in
            if self.name(of: view) == name { found = view as? Control }
            return found != nil
        }
        return found
    }

    private func name(of view: View) -> String? {
        switch view {
        case let button as Button: button.title
        case let field as TextField: field.placeholder
        default: nil
        }
    }

    private func notVisible<Kind: Control>(_ name: String, among kind: Kind.Type) -> PersonError {
        var others: [String] = []
        window.topViewController?.view.walkVisible { view in
            if view is Kind, let other = self.name(of: view) { others.append(other) }
            return false
        }
        let kinds =
            kind == Button.self ? "button" : kind == TextField.self ? "field" : "button or field"
        return .notVisible(name, kind: kinds, others: others)
    }
}

/// Why an action was impossible.
package enum PersonError: Error, Equatable, CustomStringConvertible {
    /// Nothing of that kind and name is visible. The others are the visible ones of that kind.
    case notVisible(String, kind: String, others: [String])
    case notEnabled(String)
    case noTable
    /// The number counts from 1.
    case noRow(number: Int, numberOfRows: Int)
    case nothingToGoBackTo

    package var description: String {
        switch self {
        case .notVisible(let name, let kind, let others):
            "the screen has no \(kind) \"\(name)\""
                + (others.isEmpty ? "" : ", only ")
                + others.map { "\"\($0)\"" }.joined(separator: ", ")
        case .notEnabled(let name): "\"\(name)\" is disabled"
        case .noTable: "the screen has no table"
        case .noRow(let number, let count): "there is no row \(number), only \(count)"
        case .nothingToGoBackTo: "there is no screen to go back to"
        }
    }
}

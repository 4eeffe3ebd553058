import Foundation
import InMemoryServer
import PocketUI
import Services

extension Play {
    static let welcome =
        "Accounts: "
        + InMemoryBackend.passwords.sorted { $0.key < $1.key }
        .map { "\($0.key) with \($0.value)" }.joined(separator: ", ")

    /// The rows of one page: half of those in sight, so that no row is missed.
    private static let page = TableView.visibleRowLimit / 2

    /// Does what a key stands for.
    func press(_ key: Key, at time: TimeInterval) async {
        let showedKeys = showsKeys
        notice = nil
        showsKeys = false
        if case .control(let letter) = key, let shortcut = Shortcut(rawValue: letter) {
            await use(shortcut, at: time)
            if shortcut == .keys { showsKeys = !showedKeys }
        } else if showedKeys {
            return
        } else if prompt != nil {
            await pressInPrompt(key, at: time)
        } else {
            await pressOnScreen(key, at: time)
        }
    }

    private func pressOnScreen(_ key: Key, at time: TimeInterval) async {
        let row = focusStack.focus?.row ?? 0
        switch key {
        case .text(let text), .paste(let text): await type(text, at: time)
        case .backspace, .delete:
            if let field = focusStack.focus?.fieldName {
                await perform(.deleteLast(in: field), at: time)
            }
        case .enter: await useFocus(at: time)
        case .escape: await perform(.goBack, at: time)
        case .tab: moveFocus(1)
        case .backTab: moveFocus(-1)
        case .up where row > 0: await move(toRow: row - 1, at: time)
        case .up: moveFocus(-1)
        case .down where focusStack.focus?.row != nil: await move(toRow: row + 1, at: time)
        case .down: moveFocus(1)
        case .pageUp: await move(toRow: row - Self.page, at: time)
        case .pageDown: await move(toRow: row + Self.page, at: time)
        case .home: await move(toRow: 0, at: time)
        case .end: await move(toRow: snapshot.numberOfRows - 1, at: time)
        case .left: scrollCalls(pages: -1)
        case .right: scrollCalls(pages: 1)
        case .control: break
        }
    }

    private func type(_ text: String, at time: TimeInterval) async {
        if let field = focusStack.focus?.fieldName {
            await perform(.type(text, into: field), at: time)
        } else {
            notice = "Text goes into fields; Tab leads there."
        }
    }

    private func moveFocus(_ steps: Int) {
        focusStack.focus = snapshot.focus(steps, after: focusStack.focus)
    }

    private func useFocus(at time: TimeInterval) async {
        switch focusStack.focus {
        case .field: moveFocus(1)
        case .button(let title): await perform(.tap(title), at: time)
        case .row(let index): await perform(.selectRow(index), at: time)
        case nil: break
        }
    }

    /// Moves the focus to a row, or to the nearest one. The last row counts as the end of the table.
    private func move(toRow wanted: Int, at time: TimeInterval) async {
        let last = snapshot.numberOfRows - 1
        guard last >= 0 else {
            notice = "There are no rows to move in."
            return
        }
        let row = max(0, min(wanted, last))
        focusStack.focus = .row(row)
        await perform(row == last ? .scrollToEnd : .scroll(toRow: row), at: time)
    }

    // MARK: Shortcuts

    private func use(_ shortcut: Shortcut, at time: TimeInterval) async {
        let server = state.server
        switch shortcut {
        case .quit: isOver = true
        case .architecture: await switchArchitecture()
        case .slow: await perform(.setHolding(!server.isSlow), at: time)
        case .failure: await perform(.failNextAnswer, at: time)
        case .offline: await perform(.setOffline(!server.isOffline), at: time)
        case .link: prompt = "triptych://"
        case .refresh: await perform(.pullToRefresh, at: time)
        case .publish: await perform(.publish(Self.articlesPublished), at: time)
        case .expire: await perform(.expireSessions, at: time)
        case .clear: await clear(at: time)
        // Both only concern the drawing.
        case .keys, .redraw: break
        }
    }

    private func clear(at time: TimeInterval) async {
        if prompt != nil {
            prompt = ""
        } else if let field = focusStack.focus?.fieldName {
            await perform(.clear(field), at: time)
        }
    }

    // MARK: Typing a link

    private func pressInPrompt(_ key: Key, at time: TimeInterval) async {
        switch key {
        case .text(let text), .paste(let text): prompt?.append(text)
        case .backspace: _ = prompt?.popLast()
        case .escape: prompt = nil
        case .enter:
            let link = prompt ?? ""
            prompt = nil
            await perform(.open(link: link), at: time)
        default: break
        }
    }
}

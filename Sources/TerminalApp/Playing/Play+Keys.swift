import Foundation
import InMemoryServer
import PocketUI
import Services

extension Play {
    static let welcome =
        "Accounts: "
        + InMemoryBackend.passwords.sorted { $0.key < $1.key }
        .map { "\($0.key) with \($0.value)" }.joined(separator: ", ")

    /// Rows that a key for a page goes on by: half of those in sight, so that no row is missed.
    private static let page = TableView.visibleRowLimit / 2

    /// Does what a key is for.
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
        let row = attention.focus?.row ?? 0
        switch key {
        case .text(let text), .paste(let text): await type(text, at: time)
        case .backspace, .delete:
            if let field = attention.focus?.fieldName {
                await make(.deleteLast(in: field), at: time)
            }
        case .enter: await useFocus(at: time)
        case .escape: await make(.goBack, at: time)
        case .tab: moveFocus(1)
        case .backTab: moveFocus(-1)
        case .up where row > 0: await move(toRow: row - 1, at: time)
        case .up: moveFocus(-1)
        case .down where attention.focus?.row != nil: await move(toRow: row + 1, at: time)
        case .down: moveFocus(1)
        case .pageUp: await move(toRow: row - Self.page, at: time)
        case .pageDown: await move(toRow: row + Self.page, at: time)
        case .home: await move(toRow: 0, at: time)
        case .end: await move(toRow: snapshot.numberOfRows - 1, at: time)
        case .control, .left, .right: break
        }
    }

    private func type(_ text: String, at time: TimeInterval) async {
        if let field = attention.focus?.fieldName {
            await make(.type(text, into: field), at: time)
        } else {
            notice = "Text goes into fields; Tab leads there."
        }
    }

    private func moveFocus(_ steps: Int) {
        attention.focus = snapshot.focus(steps, after: attention.focus)
    }

    private func useFocus(at time: TimeInterval) async {
        switch attention.focus {
        case .field: moveFocus(1)
        case .button(let title): await make(.tap(title), at: time)
        case .row(let index): await make(.selectRow(index), at: time)
        case nil: break
        }
    }

    /// Goes to a row, or as near as there is one. Whoever comes to the last row has reached the end.
    private func move(toRow wanted: Int, at time: TimeInterval) async {
        let last = snapshot.numberOfRows - 1
        guard last >= 0 else {
            notice = "There are no rows to move in."
            return
        }
        let row = max(0, min(wanted, last))
        attention.focus = .row(row)
        await make(row == last ? .scrollToEnd : .scroll(toRow: row), at: time)
    }

    // MARK: Shortcuts

    private func use(_ shortcut: Shortcut, at time: TimeInterval) async {
        let server = scene.server
        switch shortcut {
        case .quit: isOver = true
        case .architecture: await switchArchitecture()
        case .slow: await make(.setHolding(!server.isSlow), at: time)
        case .failure: await make(.failNextAnswer, at: time)
        case .offline: await make(.setOffline(!server.isOffline), at: time)
        case .link: prompt = "triptych://"
        case .refresh: await make(.pullToRefresh, at: time)
        case .publish: await make(.publish(Self.articlesPublished), at: time)
        case .expire: await make(.expireSessions, at: time)
        case .clear: await clear(at: time)
        // Whoever draws sees to it.
        case .keys, .redraw: break
        }
    }

    private func clear(at time: TimeInterval) async {
        if prompt != nil {
            prompt = ""
        } else if let field = attention.focus?.fieldName {
            await make(.clear(field), at: time)
        }
    }

    // MARK: The link that is asked for

    private func pressInPrompt(_ key: Key, at time: TimeInterval) async {
        switch key {
        case .text(let text), .paste(let text): prompt?.append(text)
        case .backspace: _ = prompt?.popLast()
        case .escape: prompt = nil
        case .enter:
            let link = prompt ?? ""
            prompt = nil
            await make(.open(link: link), at: time)
        default: break
        }
    }
}

import Reporting

extension String {
    /// As much of the beginning as takes no more than `width` columns.
    func beginning(ofWidth width: Int) -> String {
        var room = width
        return String(
            prefix {
                room -= $0.width; return room >= 0
            })
    }

    /// As much of the end as takes no more than `width` columns.
    func ending(ofWidth width: Int) -> String {
        String(String(reversed()).beginning(ofWidth: width).reversed())
    }

    /// The text in lines of no more than `width` columns, broken between words where that can be done.
    func wrapped(to width: Int) -> [String] {
        split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .flatMap { Self.wrap($0, to: max(2, width)) }
    }

    private static func wrap(_ paragraph: Substring, to width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in paragraph.split(separator: " ") {
            let longer = line.isEmpty ? String(word) : line + " " + word
            if longer.width <= width {
                line = longer
                continue
            }
            if !line.isEmpty { lines.append(line) }
            line = String(word)
            while line.width > width {
                let part = line.beginning(ofWidth: width)
                lines.append(part)
                line.removeFirst(part.count)
            }
        }
        return lines + [line]
    }
}

/// Which sign stands for which series, the same in all charts of a page.
package struct Legend: Sendable {
    private let series: [String]

    /// Gives out signs in this order.
    package init(_ series: [String]) {
        self.series = series
    }

    /// The sign of a series. An unknown series has the sign after the last one in use.
    package func marker(of name: String) -> Marker {
        Marker(series: series.firstIndex(of: name) ?? series.count)
    }

    /// The sign to stand in a line of text.
    func sign(of name: String) -> HTML {
        """
        <svg viewBox="-7 -7 14 14" width="14" height="14" aria-hidden="true">\
        \(marker(of: name).drawn(x: 0, y: 0))</svg>
        """
    }
}

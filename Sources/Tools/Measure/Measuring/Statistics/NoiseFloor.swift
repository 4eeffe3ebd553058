/// What a duplicate of the reference shows. It is the same code, compiled a second time, so its true ratio is 1.
package struct NoiseFloor: Equatable, Sendable {
    /// How far the duplicate is from the reference, as a logarithm. No smaller difference counts.
    let difference: Double
    /// The standard deviation of the error that the placement of code makes. All processes share it, so more of them
    /// don't make it smaller.
    ///
    /// It is the part of the difference that the scatter between the processes doesn't explain. By the method of
    /// moments, the square of the difference is on average the sum of the squares of both: DerSimonian and Laird,
    /// "Meta-analysis in clinical trials" (1986).
    let placementError: Double

    /// Without a duplicate.
    package static let none = NoiseFloor(difference: 0, placementError: 0)

    private init(difference: Double, placementError: Double) {
        self.difference = difference
        self.placementError = placementError
    }

    /// - Parameter logRatios: The logarithms of the duplicate's ratios, one for each process.
    package init(logRatios: [Double]) {
        difference = abs(Quantiles(of: logRatios).median)
        let scatter = ConfidenceInterval(ofMedianOf: logRatios)?.standardError ?? 0
        placementError = max(0, difference * difference - scatter * scatter).squareRoot()
    }
}

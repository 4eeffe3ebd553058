extension [Double] {
    /// Not a number if there are no figures.
    package var mean: Double { reduce(0, +) / Double(count) }

    /// The mean square of the distances from the mean.
    package var variance: Double {
        let mean = mean
        return map { ($0 - mean) * ($0 - mean) }.mean
    }
}

/// What `faults` does and counts, in lines of at most 80 columns.
package enum FaultExplanation {
    /// What `faults --explain` prints.
    package static let text = """
        TO BE WRITTEN
        """

    /// What is to be known of the tables.
    static let remark = """
        A fault that several catch counts for each of them. "Caught" is the share that anybody caught, without \
        those that change nothing or don't compile, with its 95 % interval (Wilson). Among those that nobody \
        caught may be some that change nothing in a way that the syntax does not show.
        """
}

/// What the figures say of a claim.
package enum ClaimVerdict: String, Codable, Sendable {
    /// It is so in this code base. Of others that says little.
    case holds = "holds here"
    /// It is not so in this code base.
    case doesNotHold = "does not hold here"
    /// The figures don't tell, or are missing.
    case cannotBeSaid = "can't be said from this"
}

/// What a fault does to the code, in the words that people read.
package enum FaultKind: String, CaseIterable, Codable, Sendable {
    case callRemoved = "call removed"
    case messagesSwapped = "messages swapped"
    case statementsSwapped = "statements swapped"
    case returnedEarly = "returned early"
    case assignmentRemoved = "assignment removed"
    case checkRemoved = "check removed"
    case conditionNegated = "condition negated"
    case conditionLeftOut = "condition left out"
    case boundaryMoved = "boundary moved"
    case constantChanged = "constant changed"
    case valueEmptied = "value emptied"
    case resultEmptied = "result emptied"
    case transformationDropped = "transformation dropped"
    case bindingDropped = "binding dropped"
    case bindingRepeated = "binding repeated"
    case cancellationDropped = "cancellation dropped"
    case referenceStrong = "weak reference made strong"
    case captureStrong = "weak capture made strong"
    case captureAdded = "self captured strongly"

    /// A place among the kinds, so that lists have one order.
    var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

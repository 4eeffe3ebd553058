import Foundation

/// A property of a command that the command line fills in: an option, or the operands.
@propertyWrapper
package final class Argument<Value>: AnyArgument {
    package private(set) var wrappedValue: Value
    package let option: Option?
    package let operands: String?
    private let read: (Arguments) throws(UsageError) -> Value

    /// - Parameters:
    ///   - operands: The placeholder for words that are not options.
    ///   - read: Returns the value, even if nothing was typed.
    package init(
        _ value: Value, _ option: Option? = nil, operands: String? = nil,
        read: @escaping (Arguments) throws(UsageError) -> Value
    ) {
        wrappedValue = value
        self.option = option
        self.operands = operands
        self.read = read
    }

    package func fill(from arguments: Arguments) throws(UsageError) {
        wrappedValue = try read(arguments)
    }
}

/// An argument with a value of any type, so that a command can find all its arguments by reflection.
package protocol AnyArgument {
    /// The option; nil if the argument is no option.
    var option: Option? { get }
    /// The placeholder for operands; nil if the argument takes none.
    var operands: String? { get }

    func fill(from arguments: Arguments) throws(UsageError)
}

// MARK: Options

extension Argument {
    /// An option without a value.
    package convenience init(
        _ name: String, _ help: String, excludes: [String] = [], needs: String? = nil
    ) where Value == Bool {
        self.init(false, Option(name: name, help: help, excludes: excludes, needs: needs)) {
            !$0.values(of: name).isEmpty
        }
    }

    /// An option with any text.
    ///
    /// - Parameter isOutput: Whether it is a file to write; `-` is standard output.
    package convenience init(
        _ name: String, _ placeholder: String, _ help: String, excludes: [String] = [],
        needs: String? = nil, isOutput: Bool = false
    ) where Value == String? {
        let option = Option(
            name: name, value: placeholder, help: help, excludes: excludes, needs: needs,
            isOutput: isOutput)
        self.init(nil, option) { $0.values(of: name).first }
    }

    /// An option with a value.
    ///
    /// - Parameters:
    ///   - expected: A description of valid texts, for the error if `read` returns nil.
    ///   - read: Converts the text to the value.
    package convenience init<Wrapped>(
        _ name: String, _ placeholder: String, _ help: String, excludes: [String] = [],
        needs: String? = nil, mustBe expected: String = "",
        read: @escaping (String) throws(UsageError) -> Wrapped?
    ) where Value == Wrapped? {
        let option = Option(
            name: name, value: placeholder, help: help, excludes: excludes, needs: needs)
        self.init(nil, option) { arguments throws(UsageError) in
            try arguments.values(of: name, mustBe: expected, read: read).first
        }
    }

    /// An option that may be repeated.
    package convenience init<Element>(
        repeated name: String, _ placeholder: String, _ help: String, excludes: [String] = [],
        mustBe expected: String = "", read: @escaping (String) throws(UsageError) -> Element?
    ) where Value == [Element] {
        let option = Option(
            name: name, value: placeholder, help: help, excludes: excludes, repeats: true)
        self.init([], option) { arguments throws(UsageError) in
            try arguments.values(of: name, mustBe: expected, read: read)
        }
    }

    /// An option with a whole number.
    package convenience init(
        _ name: String, _ placeholder: String, _ help: String, needs: String? = nil,
        in range: ClosedRange<Int>
    ) where Value == Int? {
        let upper = range.upperBound == .max ? "up" : "to \(range.upperBound)"
        self.init(
            name, placeholder, help, needs: needs,
            mustBe: "a whole number from \(range.lowerBound) \(upper)"
        ) { Int($0).flatMap { range.contains($0) ? $0 : nil } }
    }

    /// An option with one of several names, in upper or lower case.
    ///
    /// - Parameter kind: The word for what has these names, such as `backend`, for the error.
    package convenience init(
        _ name: String, _ placeholder: String, _ help: String, among names: [String],
        of kind: String
    ) where Value == String? {
        self.init(name, placeholder, help) { text throws(UsageError) in
            if let name = names.first(where: { $0.lowercased() == text.lowercased() }) {
                return name
            }
            throw UsageError(names.complaint(aboutUnknown: kind, text))
        }
    }
}

// MARK: Others

extension Argument {
    /// Any number of words.
    ///
    /// - Parameter question: The error if there is no word, as a question.
    package convenience init(operands: String, orAsk question: String? = nil)
    where Value == [String] {
        self.init([], operands: operands) { arguments throws(UsageError) in
            try arguments.operands(orAsk: question)
        }
    }

    /// One word.
    ///
    /// - Parameter question: The error if the word is missing, as a question.
    package convenience init(operand: String, orAsk question: String) where Value == String {
        self.init("", operands: operand) { arguments throws(UsageError) in
            try arguments.operands(orAsk: question)[0]
        }
    }

    /// One word that may be left out.
    package convenience init(operand: String) where Value == String? {
        self.init(nil, operands: operand, read: \.operands.first)
    }
}

import Foundation

/// A process that carries out orders: each is a line of JSON on its input, and so is each answer on its output.
package struct Worker {
    private let output: FileHandle

    /// From now on, what the process prints goes to its errors, so that nothing comes between the answers.
    package init() {
        output = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: true)
        dup2(STDERR_FILENO, STDOUT_FILENO)
    }

    /// The next order; nil at the end of the input.
    package func order<Order: Decodable>() throws -> Order? {
        try readLine().map { try JSONDecoder().decode(Order.self, from: Data($0.utf8)) }
    }

    package func answer(_ answer: some Encodable) throws {
        try output.write(contentsOf: try JSONEncoder().encode(answer) + [newline])
    }
}

extension SubprocessRun {
    /// The last answer of a worker, if it is one of these.
    package func lastAnswer<Answer: Decodable>() -> Answer? {
        output.split(separator: newline).last.flatMap {
            try? JSONDecoder().decode(Answer.self, from: Data($0))
        }
    }
}

extension Subprocess {
    /// Has a worker carry out one order.
    ///
    /// - Parameters:
    ///   - errors: Receives its error output.
    ///   - report: Receives each answer as soon as it is there. If it throws, the process is ended.
    package func carryOut<Answer: Decodable>(
        _ order: some Encodable, errors: FileHandle = .standardError,
        report: (Answer) throws -> Void
    ) throws {
        try lines(input: try JSONEncoder().encode(order), errors: errors) {
            try report(try JSONDecoder().decode(Answer.self, from: $0))
        }
    }
}

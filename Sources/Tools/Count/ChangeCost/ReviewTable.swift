import Console
import Workshop

/// What readers have answered about the solutions of changes: would you take this patch?
struct ReviewTable {
    let reviews: [PatchReview]
    let architectures: [String]

    /// A row for each author, with the number of each answer.
    var table: Table {
        let answers = PatchReview.Answer.allCases
        return Table(
            "Would you take it? " + answers.map(\.rawValue).joined(separator: " / "),
            figures: architectures,
            rows: reviews.map(\.author).uniqued().map { author in
                ["\(author) author"]
                    + architectures.map { architecture in
                        answers.map { answer in
                            reviews.count {
                                ($0.author, $0.architecture, $0.answer)
                                    == (author, architecture, answer)
                            }
                        }.map(String.init).joined(separator: " / ")
                    }
            })
    }
}

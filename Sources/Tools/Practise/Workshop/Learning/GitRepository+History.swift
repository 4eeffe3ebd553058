import Foundation
import Toolchain

/// What the learner has committed, and what has come with an update.
extension GitRepository {
    /// The learner's commits on this branch since another commit, oldest first: those that were made here, and those that no
    /// other repository is known to have.
    func ownCommits(since base: String, to end: String = "HEAD") throws -> [String] {
        let all = try commits(since: base, to: end)
        if all.isEmpty { return [] }
        let unknown = Set(try commits(since: base, to: end, "--remotes"))
        let made = try commitsMadeHere()
        return all.filter { unknown.contains($0) || made.contains($0) }
    }

    /// The last commit since another one that has come with an update, as have all between them; nil if there is none.
    func update(since base: String) throws -> String? {
        let own = Set(try ownCommits(since: base))
        return try commits(since: base, to: "HEAD").last { commit in
            if own.contains(commit) || meeting(of: base, and: commit) != base { return false }
            return own.isDisjoint(with: try commits(since: base, to: commit))
        }
    }

    /// A branch with commits of the learner that this branch lacks, the last of them no older than the start of an exercise;
    /// nil if there is none.
    ///
    /// - Parameter base: The commit at which the exercise was started.
    func otherBranch(since base: String, start: String) throws -> String? {
        let begin = Int(try line("show", "--no-patch", "--format=%ct", start)) ?? 0
        let words = [
            "--format=%(committerdate:unix) %(refname:short)", "--contains", base, "--no-merged",
            "HEAD",
        ]
        return try git.run(["for-each-ref"] + words + ["refs/heads"]).lines
            .compactMap { line in
                let parts = line.split(separator: " ", maxSplits: 1)
                return Int(parts[0]).flatMap { $0 < begin ? nil : String(parts[1]) }
            }
            .first { try !ownCommits(since: base, to: "refs/heads/\($0)").isEmpty }
    }

    /// A branch that has a commit and does not have a later one. If the main branch is one of these, it is chosen.
    func branch(with commit: String, without later: String) throws -> String? {
        let words = ["--format=%(refname:short)", "--contains", commit, "--no-contains", later]
        let branches = try git.run(["for-each-ref"] + words + ["refs/heads"]).lines
        return branches.first { ["main", "master"].contains($0) } ?? branches.first
    }

    /// The branch of the work tree; nil if a commit is checked out instead.
    var branch: String? { try? line("symbolic-ref", "--quiet", "--short", "HEAD") }

    /// The commits that a history has and another lacks, oldest first.
    private func commits(
        since base: String, to end: String, _ others: String...
    ) throws -> [String] {
        try git.run(["rev-list", "--topo-order", "--reverse", end, "--not", base] + others).lines
    }

    /// The commits that were made in this repository, as git remembers for three months.
    private func commitsMadeHere() throws -> Set<String> {
        let log = try git.run(["log", "--walk-reflogs", "--all", "--format=%H %gs"]).lines
        let made =
            #/(\w+) (?:(?:commit|cherry-pick|revert|am)\b|[^:]*\((?:pick|reword|edit|squash|fixup|continue|merge)\):).*/#
        return Set(log.compactMap { $0.wholeMatch(of: made).map { String($0.1) } })
    }
}

/// What `faults` does and counts, in lines of at most 80 columns.
package enum FaultExplanation {
    /// What `faults --explain` prints.
    package static let text = """
        How faults are made
          The compiler dumps its syntax tree of each architecture, after the types were
          checked. Each place where one of the rules below applies gives a fault. A copy
          of the package, in .build/workshop/faults, has all of them, each behind a
          switch that an environment variable turns on: one build serves all.
          A fault that does not compile is left out of the copy and listed.

        The kinds
          call removed  A call that is a statement is left out.
          messages swapped, statements swapped
                        Two calls, or two other statements, that follow each other change
                        places, where the file shows that their order matters: one may
                        leave the function, or sets what the other one names. A function
                        or property of the same file counts as if its body stood there.
                        Where the second needs what the first declares, they stay.
          returned early
                        A function without a result ends in its middle.
          assignment removed, check removed
                        An assignment or an `if` without `else` is left out.
          condition negated, condition left out
                        Each operand of `&&` and `||` is a condition of its own. Left out
                        means that the others decide alone.
          boundary moved
                        `<` becomes `<=`, `..<` becomes `...`, and so on.
          constant changed
                        true and false, a number by one, a text to none, none to "?".
          value emptied, result emptied
                        nil, "" or [] in the place of a value that is passed or assigned,
                        or of a result.
          transformation dropped
                        A call in a chain whose result has the type of what it is made
                        on, such as `removingDuplicates()` or `filter`.
          binding dropped, binding repeated
                        A `bind` or `addTarget` is left out, its token is not kept, or it
                        is made twice.
          cancellation dropped
                        A `cancel()` is left out, or a task not kept.
          weak reference made strong, weak capture made strong
                        What a weak property or `[weak self]` refers to is held as well.
          self captured strongly
                        A closure that may be kept holds `self`, which it did not need.

        Who can catch them
          scenarios     A step of any scenario fails.
          unit tests    A test of the architecture's own target fails.
          leak gate     All steps of a scenario pass, and something outlives its screen.
          exploration   A short random walk beside the reference, always the same one,
                        shows a difference or a leak.
          A process that crashes, or takes ten times as long as without a fault, is
          caught by what runs in it. A fault is only tried where its switch is asked for
          when nothing is wrong: elsewhere everything runs as before.

        What is counted
          Shares are of all faults that compile. One that nobody caught has survived.
          Some survive because they change something that nobody can notice: equivalent
          mutants, which no program can tell from the rest. Tests/equivalent-faults.md
          lists those that a person argues to be so, with the reason. They are tried all
          the same, and stay in the count: they are shown in a column of their own. If
          somebody catches one, the list is wrong, and the run fails.
          "never runs" means that nothing has asked for the switch: a hole in the tests,
          or code that nobody needs.
          All faults that the rules give are tried, so the shares have no interval. With
          --sample they are those of the sample.
        """

    /// What is to be known of the tables.
    static let remark =
        "A fault that several catch counts for each of them. Shares are of all that compile, those that are "
        + "argued equivalent among them. `triptych faults --explain` says how they are made."
}

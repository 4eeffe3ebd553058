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
          call removed, messages swapped
                        A call that is a statement is left out; two calls that follow
                        each other change places.
          statements swapped
                        The same for two other statements. Where the second needs what
                        the first declares, they stay.
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
          nobody        None of them, with all of them run.
          A process that crashes, or takes ten times as long as without a fault, is
          caught by what runs in it. A fault is only tried where its switch is asked for
          when nothing is wrong: elsewhere everything runs as before.

        What changes nothing
          Two assignments of plain values to different stored properties can change
          places, if neither value names the other property. So can two statements that
          set up different parts of a screen, which are types of PocketUI. Such faults
          are listed, not tried, and not counted in shares.
          Others change something that nobody can notice: equivalent mutants, which no
          program can tell from the rest. Tests/equivalent-faults.md lists those that a
          person has found, with the reason. They are tried all the same, and listed; if
          nobody catches them, they are not counted in shares. If somebody does, the
          list is wrong, and the run fails.
          "never runs" means that nothing has asked for the switch: a hole in the tests,
          or code that nobody needs.

        The share that was caught
          With the score interval of Wilson (1927), in which the share lies with a
          probability of 95 %, if the faults are taken as drawn from all that could have
          been made. They are not independent: several stand in one line, so the true
          interval is wider.
        """

    /// What is to be known of the tables.
    static let remark =
        "A fault that several catch counts for each of them. \"Caught\" is the share that anybody "
        + "caught, of those that compile and change something, with its 95 % interval (Wilson). "
        + "Not counted are those that don't compile and those that change nothing: as the syntax "
        + "shows, or for a reason in `Tests/equivalent-faults.md`. `triptych faults --explain` says "
        + "how they are made."
}

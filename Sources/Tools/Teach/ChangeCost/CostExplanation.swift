/// How each figure of a change is counted, in lines of at most 80 columns.
package enum CostExplanation {
    /// What `change --explain` prints.
    package static let text = """
        What is counted
          Each change under scenarios/changes has a patch for each architecture, which
          an expert would write: sources, unit tests and doubles. It is applied in
          memory, on top of what everyone is given (shared.patch), and the parser of the
          compiler reads each file before and after. Nothing is compiled, and no file is
          written.

        The figures
          statements    Bindings, expressions and statements in blocks, as `triptych
                        anatomy` counts them. Each is compared by its own code, without
                        the statements inside it, and without white space and comments.
                        The lists before and after are compared in order: what is only
                        in the second is added, what is only in the first is removed,
                        and what is changed is one of each. A new case of a switch
                        changes the switch.
          declarations  The same for types, extensions and members, without the bodies
                        of functions. Imports do not count.
          files, roles  The source files that are touched, and the roles at the ends of
                        their names.
          types         Classes, actors, structures and enumerations in which a
                        statement or a declaration differs, also by an extension.
          protocols     The same for protocols.
          requirements  Functions, properties, initialisers and subscripts that a
                        protocol asks for and that are new, changed or gone. If the
                        labels of a function change, there are two: the old and the new.
          broken        Tests that were there before and had to be changed or removed.
                        A suite whose set-up or helpers had to be changed counts as one
                        more. A double is broken if anything in it had to change, also
                        if it had to learn a new call.
          written       Tests and doubles that are new.
          lines         Lines of the sources that are added and removed, as git counts
                        them, comments among them.
          measured      With --measure: the seconds that `swift build` takes after the
                        patch is applied to a package that was built before, and how
                        the counts of a whole session change. Shown afterwards too.
          Only the files of an architecture and of its tests count. Where the logic
          can't be run without a screen there are no unit tests, so none breaks, and
          none proves the change. What that costs is not in the table.

        All changes together
          median        Half of the changes cost less, half more.
          half of them  From the lower to the upper quartile.
          verdict       Pairs of architectures are compared by the statements that the
                        same change takes in both: the sign test says how probable it is
                        that so many changes go one way by chance. All pairs share an
                        error probability of 5 % (Holm's procedure). ▲ costs more and
                        ▼ costs less are shown; = means that no difference was shown,
                        which with a dozen changes is the rule; ? means too few changes
                        to tell. The size of a difference has no part in it.

        What is not seen
          A statement that is only moved counts if it leaves the order of its file. A
          type that is written in an expression of its own, such as `f(a as B)`, is not
          compared. How long it takes to find the place, people must tell: no figure
          here measures it.
        """
}

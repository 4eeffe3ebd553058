import Measuring

/// How a run comes to its figures, in lines of at most 80 columns.
package struct Explanation {
    /// What is measured, the reference first.
    private let apps: [String]

    /// - Parameter apps: What is measured, the reference first.
    package init(of apps: [String]) {
        self.apps = apps
    }

    /// What `bench --explain` prints.
    package var text: String {
        [whatIsRun, whatTheAppsAre, howItIsMeasured, howToReadIt].joined(separator: "\n\n")
    }

    private var whatIsRun: String {
        """
        What is run
          First every scenario, on each app that will be measured: apps that behave
          differently are not compared. Then each app does each action of a suite.

          The suites
            in-memory backend  the app as shipped, with its in-memory server:
                               requests, JSON, everything
            ready values       the same with services that return ready answers, so
                               that little but the architecture is left
            observation        following a value: closures called by hand, the view
                               models' Observable, and the toolchain's @Observable
            counts             what one action asks for, in a pass of its own that is
                               not timed: allocations, bytes, retains and releases,
                               instructions, and the heap blocks alive while a screen
                               is open. Three processes must count the same; callgrind,
                               which counts instructions where the machine can't, runs
                               once. Retains within the Swift library itself are not
                               counted
            growth             the time of an action with 10 to 100,000 rows, screens
                               or followers, and the power of n it grows with where
                               there are many (Sen's slope; the median of nine
                               processes and its 95 % interval). "flat": the interval
                               holds 0 and no square root, or no power that matters.
                               "unclear": the noise hides it
            tap                the same refresh over HTTP, with the server in the same
                               process, and with ready values: the differences are the
                               shares of the tap

          --quick leaves out growth, tap and the actions on 10,000 rows, unless
          --filter names them, and instructions where only callgrind can count them.
        """
    }

    private var whatTheAppsAre: String {
        let reference = apps.first ?? "the reference"
        let others = apps.dropFirst().joined(separator: ", ")
        return """
              The apps
                \(reference): view controllers that call the services themselves.
                All ratios are to it.
                \(Benchmark.duplicate): its sources compiled a second time, to show the noise.
                \(others.isEmpty ? "Nothing else" : others): what is compared. They have the same
                view controllers, so a ratio is the price of roles.
            """
    }

    private var howItIsMeasured: String {
        """
        How it is measured
          Fresh processes measure one after the other, 30 unless --processes says
          otherwise. Each process places its code, its heap and its hash seeds anew, so
          a longer measurement in one process says nothing about the others.
          Within a process, every app has one turn in each round, in an order drawn
          from the seed. A turn repeats the action for about a tenth of a millisecond,
          and there are up to 64 rounds. How often it repeats it belongs to the action,
          and is the same for all apps, in all runs, on all machines. Setup is not
          timed; drawing the screen is part of the action. The clock is the processor
          time of the thread, which stands still while another program runs.
          Each round also does fixed work, whose time is its pace: something else on the
          same core slows apps unequally, so ratios change. Rounds more than 15 % off
          the best pace are set aside, and a process that loses more than half of them
          is repeated. A ratio and its interval hold for this program on this machine,
          undisturbed; other processors show others.

        What the columns mean
          The first is the time of one action: the median of all turns. The others are
          ratios to it: within each round, then the median of the rounds of a process,
          then the median of the processes. In brackets is the interval that holds the
          true ratio with 95 % confidence: two of the figures of the processes, chosen
          by the binomial distribution (order statistics), and wider by what the
          duplicate differs from the reference: where code is placed in memory is an
          error that no number of processes makes smaller.
        """
    }

    private var howToReadIt: String {
        """
        How a verdict is reached
          By the sign test: how many of the processes show a difference of more than
          1 %, and of more than the duplicate shows? With no such difference, each
          would do so with a probability of at most one half. All comparisons of the
          run share an error probability of 5 % (Holm's procedure).
            \(Verdict.slower.mark) slower, \(Verdict.faster.mark) faster   a difference that is shown, and worth mentioning
            \(Verdict.noDifferenceShown.mark)                    no difference shown; if there is one, the run can't
                                 see it
            \(Verdict.tooFewProcesses.mark)                    too few processes to tell: the interval lies beyond
                                 1 % and the noise, but that may be chance among so
                                 many comparisons. Measure with more --processes

        Comparing with a saved run
          Ratios are compared, not times, because the speed of the whole machine
          changes between runs, and only in rounds of equal pace; without enough of
          them nothing is judged, and --fail-above does not pass. A change is shown by
          the rank-sum test over the processes of both runs, again beyond 1 % or what
          --fail-above says, and with Holm's procedure. Counts are exact, so every
          difference is a change, and with --fail-above one more fails; instructions
          may grow by the percentage. Runs of different machines are not compared.

        Can it be believed?
          `triptych bench --self-test` measures the same actions in one app that does
          exactly 1, 1.03 or 1.06 times as many as it is said to, idle and with all
          cores busy. It says how often the verdict, the ratio and the interval were
          right. It also repeats a run of all apps, and compares each with each.
        """
    }
}

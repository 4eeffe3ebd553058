/// How a run comes to its figures, in words.
public struct Explanation {
    /// What is measured, the reference first.
    private let apps: [String]

    /// - Parameter apps: What is measured, the reference first.
    public init(of apps: [String]) {
        self.apps = apps
    }

    /// What `bench --explain` prints.
    public var text: String {
        [whatIsRun, whatTheAppsAre, whatIsDone].joined(separator: "\n\n")
    }

    private var whatIsRun: String {
        """
        What is run
          First every scenario, on each app that will be measured: what doesn't behave the same isn't
          compared. Then each action of a suite, by each app.

          The suites
            in-memory backend  the app as shipped, on the server that it brings along: requests, JSON, all
            ready values       the same with services that have their answers ready, so that little but
                               the architecture is left
            observation        telling observers of a change: closures called by hand, and the view
                               models' Observable
            counts             what one action asks for, in a pass of its own, which is not timed:
                               allocations, bytes, retains and releases, instructions, and the heap
                               blocks alive while a screen is open. Three processes must agree to the
                               digit. Retains within the Swift library itself are not seen
            growth             the time of an action with 10 to 100,000 rows, screens or observers, and
                               the power of n it grows with where there are many (Sen's slope)
            tap                the same refresh over HTTP, with the server in reach, and with ready
                               values: what each step takes away is the share of what it leaves out
        """
    }

    private var whatTheAppsAre: String {
        let reference = apps.first ?? "the reference"
        let others = apps.dropFirst().joined(separator: ", ")
        return """
              The apps
                \(reference): view controllers that call the services themselves; all ratios are to it.
                \(BenchmarkRun.duplicate): its sources compiled a second time; what it shows is noise.
                \(others.isEmpty ? "Nothing else" : others): what is compared.
                Part of a ratio is composition: \(reference)'s home screen is one view controller, that of the
                others is three, for the home screen, the news and the feedback, each with roles of its own.
            """
    }

    private var whatIsDone: String {
        """
        How it is measured
          Fresh processes measure one after the other, 30 unless told otherwise. A process places its code,
          its heap and its hash seeds anew, and to measure for longer in one says nothing of the others.
          Within a process, every app has one turn in each round, in an order drawn from the seed. A turn
          repeats the action until it takes about half a millisecond, as often for one app as for the other.
          What has to be made ready is made ready before the clock starts; looking at the screen is part of
          the action.

        What the columns mean
          The first is the time of one action, as the median of all turns. The others are ratios to it:
          within each round, then the median of the rounds of a process, then the median of the processes.
          In brackets stands the interval that holds the true ratio with 95 % confidence: two of the figures
          of the processes, as far from either end as the binomial distribution allows (order statistics).

        How a verdict comes about
          By the sign test: how many of the processes show a difference of more than 1 %, and of more than
          the duplicate shows? If the true ratio were within, each would be no likelier to than a coin to
          show heads. All comparisons of the run share an error probability of 5 % (Holm's procedure).
            ▲ slower, ▼ faster   a difference that is shown, and worth mentioning
            =                    no difference shown; if there is one, the run can't see it

          No turn is left out. How many lie far out (Tukey's outer fences) is printed; medians bear them.

        Comparing with a saved run
          Ratios are compared, not times, since a machine changes its pace as a whole. A change is one by the
          rank-sum test over the processes of both runs, again by more than 1 % or what --fail-above says,
          and with Holm's procedure. Runs of different machines are not compared.

        Can it be believed?
          `triptych bench --self-test` measures work whose true ratio is known, idle and with all cores busy,
          and says how often the verdict, the ratio and the interval were right.
        """
    }
}

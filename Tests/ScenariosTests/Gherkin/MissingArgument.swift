/// A step lacks the argument a test is about.
struct MissingArgument: Error {}

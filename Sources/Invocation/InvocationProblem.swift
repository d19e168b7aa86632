internal import ApusText
internal import ApusWords

/// Why the program's own arguments cannot be understood.
package struct InvocationProblem: Error, Sendable, Hashable {
  package let message: String
  package let suggestion: String?

  init(_ message: String, try suggestion: String? = "apus --help") {
    self.message = message
    self.suggestion = suggestion
  }

  /// The system's queues, which hear of signals, take two descriptors, and end a program that has none.
  package static func tooFewFiles(_ reason: String) -> InvocationProblem {
    InvocationProblem("this program may open no files: \(reason)", try: "ulimit -n 256")
  }
}

extension InvocationProblem: CustomStringConvertible {
  package var description: String {
    "error[usage.argument]: \(VisibleText.block(retold(message)))\n"
      + (suggestion.map { "  \(said("try: "))\(VisibleText.block($0))\n" } ?? "")
  }
}

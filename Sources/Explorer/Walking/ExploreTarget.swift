internal import ApusAnswers
package import ApusJSON
internal import ApusSurroundings

/// What is to be explored: an answer, and a value in it.
package struct ExploreTarget: Sendable {
  package let root: Node
  /// Where the cursor begins; `nil` is where it was.
  package let node: Node?
  /// The response, or `nil` for a file.
  private let number: Int?
  /// What no other answer is called.
  package let name: String

  /// `nil` where the path leads nowhere.
  package init?(_ argument: PathArgument, in answers: any AnswerBook) throws {
    let answerPath = try argument.answerPath(in: answers)
    root = try answers.document(of: answerPath.number, at: argument.range).root
    number = answerPath.number ?? answers.records.focusedRecord?.number
    name = number.map { "$\($0)" } ?? "the file"
    guard try argument.text(in: answers) != "." else {
      node = nil
      return
    }
    var matches = answerPath.path.matches(in: root, limit: answers.outputLimit)
    guard let first = matches.next() else {
      try matches.effort.check(of: answerPath.path.text)
      return nil
    }
    // A number alone names the answer and no value.
    node = first == root ? nil : first
  }

  /// The response that its paths have to name; `nil` while paths look into it anyway.
  package func response(in answers: any AnswerBook) -> Int? {
    number == answers.records.focusedRecord?.number ? nil : number
  }
}

internal import ApusAnswers
package import ApusJSON
package import ApusRendering
internal import ApusSurroundings

/// What is to be explored: an answer, or the part that somebody looks at, and a value in it.
package struct ExploreTarget: Sendable {
  package let root: Node
  /// Where the cursor begins; `nil` is where it was.
  package let node: Node?
  /// The response, or `nil` for a file.
  private let number: Int?
  /// What nothing else is called that can be explored.
  package let name: String

  /// `nil` where the path leads nowhere.
  package init?(_ argument: PathArgument, in answers: any AnswerBook) throws {
    let answerPath = try argument.answerPath(in: answers)
    let start = try answers.start(of: answerPath, at: argument.range)
    root = start.root
    number = answerPath.number ?? answers.records.focusedRecord?.number
    name = (number.map { "$\($0)" } ?? "the file") + (start.depth > 0 ? "\(start.root.path)" : "")
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

  /// Has the model name places as they are typed now: lines that ran meanwhile may have paths start elsewhere.
  package func name(placesOf model: inout ExploreModel, in answers: any AnswerBook) {
    let records = answers.records
    let isStart = records.looked?.node == root
    model.start = isStart ? Location() : root.path
    let isFocus = number == records.focusedRecord?.number && records.looked == nil
    model.response = isStart || isFocus ? nil : number
  }
}

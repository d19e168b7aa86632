package import ApusAnswers
package import ApusLanguage

/// The request a command is about: the last one, or the one whose number is its only argument.
package struct RecordTarget: Sendable {
  private let number: Int?
  private let range: Range<Int>

  package init(number: Int, range: Range<Int>) {
    self.number = number
    self.range = range
  }

  package init(_ line: LineArguments) throws(LineProblem) {
    number = try line[.record]?.number(atLeast: 1)
    range = line[.record]?.range ?? line.name.range
  }

  package func record(in answers: any AnswerBook) throws(LineProblem) -> Record {
    if let number { return try answers.record(number, at: range) }
    return try answers.lastRecord(at: range)
  }
}

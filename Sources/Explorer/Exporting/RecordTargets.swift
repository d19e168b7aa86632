package import ApusAnswers
package import ApusLanguage

/// The requests a line names by their numbers; without any, whatever the command says.
package struct RecordTargets: Sendable {
  private let targets: [RecordTarget]

  package init(_ words: [Word]) throws(LineProblem) {
    var targets: [RecordTarget] = []
    for word in words { targets.append(RecordTarget(number: try word.number(atLeast: 1), range: word.range)) }
    self.targets = targets
  }

  package var isEmpty: Bool { targets.isEmpty }

  package func records(in answers: any AnswerBook) throws(LineProblem) -> [Record] {
    var records: [Record] = []
    for target in targets { records.append(try target.record(in: answers)) }
    return records
  }
}

package import ApusAnswers
package import ApusJSON

/// The answers that Tab looks into while a path is typed.
package struct SeenAnswers {
  private let records: Records
  /// Whether text has the spelling that came.
  let isExact: Bool

  package init(_ records: Records, isExact: Bool) {
    self.records = records
    self.isExact = isExact
  }

  /// Where a path begins to look; `nil` when there is nothing, or it is no JSON.
  package func root(of path: AnswerPath) -> Node? {
    document(of: path.number).map { AnswerPath.Start(of: path, in: records, whole: $0.root).root }
  }

  /// What paths look into, or a numbered response; `nil` when there is nothing, or it is no JSON.
  package func document(of number: Int?) -> JSONDocument? {
    guard let number else { return records.focusedDocument }
    if number == AnswerPath.selection { return records.selection }
    return records[number].flatMap { try? $0.document() }
  }
}

extension Records {
  /// What paths look into; `nil` when there is nothing, or it is no JSON.
  package var focusedDocument: JSONDocument? {
    switch focus {
    case .nothing: nil
    case .file(_, let document): document
    case .record(let record): record.mayBeLookedInto ? try? record.document() : nil
    }
  }
}

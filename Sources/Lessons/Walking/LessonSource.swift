/// A lesson that is walked through, and what it is to whoever walks.
package struct LessonSource: Sendable {
  /// What progress is kept under: the name of a lesson of the program, or the place of a file.
  package var name: String
  /// What begins it: `tour caching`.
  package var command: String
  package internal(set) var document: LessonDocument
  /// Whether somebody else wrote it: then it may do nothing beyond the practice API unless that is allowed.
  package var isFromElsewhere = false
  /// The service that is asked itself, as `use` names it; nil asks the practice API.
  package var service: String?
  /// What begins the lesson after it; nil after the last one.
  package var next: String?
  /// What is said first of the language that it is shown in; nil where there is nothing to say.
  package internal(set) var remark: String?

  package init(name: String, command: String, document: LessonDocument) {
    self.name = name
    self.command = command
    self.document = document
  }

  /// What goes on where somebody was; nil where they did not begin, or are through.
  package func resumption(of entry: LessonProgressEntry?) -> String? {
    guard let entry, entry.goalCount == document.goalCount, entry.step > 1,
      entry.step <= document.steps.count
    else { return nil }
    return command(at: entry.step - 1)
  }

  /// What begins it at a step, from 0.
  func command(at position: Int) -> String { position == 0 ? command : "\(command) \(position + 1)" }
}

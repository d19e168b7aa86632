internal import ApusAnswers
internal import ApusJSON
internal import ApusLanguage

/// What `--where` is given: a filter as in paths, in quotes where there are blanks in it.
struct RowCondition: Sendable {
  private let template: Template
  private let range: Range<Int>

  init(_ word: Word, in line: LineArguments) throws(LineProblem) {
    template = word.template
    range = word.range
    if let text = template.plain {
      try Self.checkQuotes(around: word, in: line)
      _ = try Self.filter(text, at: range)
    }
  }

  /// Whether it speaks of members, not of elements.
  var hasMembers: Bool { template.plain?.contains("@.") ?? true }

  func filter(in answers: any AnswerBook) throws(LineProblem) -> Filter {
    try Self.filter(template.filled(from: answers.variables).visible(in: "a condition"), at: range)
  }

  private static func filter(_ text: String, at range: Range<Int>) throws(LineProblem) -> Filter {
    let inner = inner(text)
    do throws(PathSyntaxError) {
      return try Filter(inner)
    } catch {
      if let meant = meant(by: inner) {
        throw LineProblem(
          "in a condition a member is written with `@.` before it", at: range, tryInstead: "'\(meant)'")
      }
      throw LineProblem("expected \(error.expected), found \(error.found)", at: range, try: "help paths")
    }
  }

  /// The condition as it is written here: a path knows what is meant by `price > 10`.
  private static func meant(by text: String) -> String? {
    do throws(LineProblem) {
      _ = try AnswerPath(".[?\(text)]", at: 0..<0)
      return nil
    } catch {
      guard let path = error.suggestion, path.hasPrefix(".[?") else { return nil }
      return String(path.dropFirst(3).dropLast())
    }
  }

  /// `[?@.a > 1]` and `?@.a > 1` are taken, too.
  private static func inner(_ text: String) -> String {
    if text.hasPrefix("[?"), text.hasSuffix("]") { return String(text.dropFirst(2).dropLast()) }
    return text.hasPrefix("?") ? String(text.dropFirst()) : text
  }

  /// Without quotes `>` and what follows it would be a file to be written.
  private static func checkQuotes(around word: Word, in line: LineArguments) throws(LineProblem) {
    let typed = line.line.verbatim(word.range)
    guard let first = typed.first, !"'\"[".contains(first), !typed.contains(where: { "=<>".contains($0) })
    else {
      return
    }
    let behind = line.line.verbatim(word.range.upperBound..<Int.max)
    let rest = behind.drop { $0 == " " }
    guard ["==", "!=", "<", ">", "&&", "||"].contains(where: rest.hasPrefix) else { return }
    let condition = behind.firstRange(of: " --").map { String(behind[..<$0.lowerBound]) } ?? behind
    let whole = typed + condition
    throw LineProblem(
      "a condition with blanks in it stands in quotes", at: word.range,
      tryInstead: "'\(meant(by: whole) ?? whole)'",
      of: word.range.lowerBound..<word.range.upperBound + condition.utf8.count)
  }
}

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

  func filter(in answers: any AnswerBook) throws(LineProblem) -> Filter {
    try Self.filter(template.filled(from: answers.variables).visible(in: "a condition"), at: range)
  }

  private static func filter(_ text: String, at range: Range<Int>) throws(LineProblem) -> Filter {
    let inner = inner(text)
    do throws(PathSyntaxError) {
      return try Filter(inner)
    } catch {
      // A path knows what is meant by `price > 10`.
      do throws(LineProblem) {
        _ = try AnswerPath(".[?\(inner)]", at: range)
      } catch {
        guard let meant = error.suggestion, meant.hasPrefix(".[?") else {
          throw LineProblem(error.message, at: range, try: "help paths")
        }
        throw LineProblem(error.message, at: range, tryInstead: "'\(meant.dropFirst(3).dropLast())'")
      }
      throw LineProblem("expected \(error.expected), found \(error.found)", at: range, try: "help paths")
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
    throw LineProblem(
      "a condition with blanks in it stands in quotes", at: word.range, tryInstead: "'\(typed)\(condition)'",
      of: word.range.lowerBound..<word.range.upperBound + condition.utf8.count)
  }
}

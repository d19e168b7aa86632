internal import ApusEncodings
internal import ApusJSON

/// `jsonpath "$.id" == 7`: what is asked of an answer, and what it has to be.
struct HurlQuery {
  private let source: AnswerSource
  /// The filters, the predicate and its value.
  private let rest: [String]

  init?(_ text: String) {
    var words = Self.words(text.trimmed)
    guard let name = words.first else { return nil }
    words.removeFirst()
    switch name {
    case "status": source = .status
    case "body": source = .body
    case "duration": source = .duration
    case "header", "cookie", "jsonpath":
      guard let argument = words.first,
        case .literal(.string(let text))? = CollectionScriptValue(argument, [:])
      else {
        return nil
      }
      words.removeFirst()
      if name == "header" {
        source = .header(text)
      } else if name == "cookie" {
        source = .cookie(text)
      } else {
        guard text.hasPrefix("$"), let path = CollectionScriptValue.steps(text.dropFirst()) else {
          return nil
        }
        source = .json(path)
      }
    default: return nil
    }
    rest = words
  }

  /// The part of the answer, where nothing is made of it first.
  var whole: AnswerSource? { rest.isEmpty || rest == ["redact"] ? source : nil }

  private static let operators: Set<String> = ["==", "!=", "<", "<=", ">", ">="]

  func check(at line: Int) -> CollectedCheck? {
    if rest == ["exists"] { return CollectedCheck(source: source, relation: .exists, line: line) }
    guard rest.count == 2, Self.operators.contains(rest[0]), !rest[1].contains("{{"),
      case .literal(let value)? = CollectionScriptValue(rest[1], [:])
    else { return nil }
    return CollectedCheck(source: source, relation: .compares(rest[0], to: value.text), line: line)
  }

  /// Words between blanks, quotes kept.
  private static func words(_ text: String) -> [String] {
    ScriptStatements.split(text, at: " ").filter { !$0.isEmpty }
  }
}

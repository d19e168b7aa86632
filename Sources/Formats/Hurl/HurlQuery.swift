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

  /// Predicates, by the functions that ask the same.
  private static let predicates: [String: ScriptExpression.Function] = [
    "contains": .includes, "includes": .includes, "startsWith": .startsWith, "endsWith": .endsWith,
    "isString": .isString, "isNumber": .isNumber, "isBoolean": .isBoolean, "isList": .isArray,
  ]

  func check(at line: Int) -> CollectedCheck? {
    relation(rest[...]).map { CollectedCheck(source: source, relation: $0, line: line) }
  }

  private func relation(_ words: ArraySlice<String>) -> CollectedCheck.Relation? {
    guard let first = words.first else { return nil }
    if first == "not" {
      switch relation(words.dropFirst()) {
      case .exists: return .isMissing
      case .holds(let function, let argument, isNegated: false):
        return .holds(function, argument, isNegated: true)
      case .compares("==", let literal): return .compares("!=", to: literal)
      default: return nil
      }
    }
    if words == ["exists"] { return .exists }
    let literal = words.count > 1 ? Self.literal(words.dropFirst().last ?? "") : nil
    switch words.count {
    case 1:
      guard let predicate = Self.predicates[first], first.hasPrefix("is") else { return nil }
      return .holds(predicate, nil, isNegated: false)
    case 2:
      guard let literal else { return nil }
      if Self.operators.contains(first) { return .compares(first, to: literal) }
      guard let predicate = Self.predicates[first], !first.hasPrefix("is"), literal.hasPrefix("\"") else {
        return nil
      }
      return .holds(predicate, literal, isNegated: false)
    default:
      guard words.count == 3, first == "count", let literal, case .json = source else { return nil }
      let sign = words[words.index(after: words.startIndex)]
      return Self.operators.contains(sign) ? .counts(sign, literal) : nil
    }
  }

  /// A literal as JSON; none where something is filled in.
  private static func literal(_ text: String) -> String? {
    guard !text.contains("{{"), case .literal(let value)? = CollectionScriptValue(text, [:]) else {
      return nil
    }
    return value.text
  }

  /// Words between blanks, quotes kept.
  private static func words(_ text: String) -> [String] {
    ScriptStatements.split(text, at: " ").filter { !$0.isEmpty }
  }
}

internal import ApusEncodings

/// `?? status == 200`, `?? header content-type includes json`, `?? body .name == x`, `?? js response.parsedBody.a == 1`
enum HTTPFileAssertion {
  /// Whether a line of a body begins as one, and is no part of the body.
  static func isOne(_ text: some StringProtocol) -> Bool {
    ["status", "header", "body", "duration", "js", "xpath"].contains(String(text.prefix { $0 != " " }))
  }

  static func expression(of text: String) throws(ScriptProblem) -> ScriptExpression {
    let words = text.split(separator: " ").map(String.init)
    guard let subject = words.first, let place = words.dropFirst().firstIndex(where: isPredicate) else {
      throw ScriptProblem(what: "something like `status == 200` is expected")
    }
    let left = try subjectExpression(subject, words[1..<place].joined(separator: " "))
    let right = ScriptExpression.filled(words[(place + 1)...].joined(separator: " "))
    let predicate = words[place]
    if let sign = signs[predicate] { return .both(sign, left, right) }
    if let function = functions[predicate.lowercased()] {
      return .call(function, words.count > place + 1 ? [left, right] : [left])
    }
    throw ScriptProblem(what: "\(predicate) is not known here")
  }

  private static func subjectExpression(
    _ subject: String, _ rest: String
  ) throws(ScriptProblem) -> ScriptExpression {
    switch subject {
    case "status": return .part(.status, isLast: false)
    case "duration": return .part(.milliseconds, isLast: false)
    case "header" where !rest.isEmpty: return .header(.value(.string(rest)), isLast: false)
    case "body":
      let body = ScriptExpression.part(.body, isLast: false)
      return rest.isEmpty ? .part(.text, isLast: false) : .path(body, .value(.string(rest)))
    case "js": return try ScriptParser.expression(of: rest)
    default: throw ScriptProblem(what: "\(subject) is not known here")
    }
  }

  private static func isPredicate(_ word: String) -> Bool {
    signs[word] != nil || functions[word.lowercased()] != nil
      || ["matches", "sha256", "sha512", "md5"].contains(word)
  }

  private static let signs: [String: ScriptExpression.Sign] = [
    "==": .equal, "!=": .unequal, "<": .less, "<=": .atMost, ">": .more, ">=": .atLeast,
  ]

  private static let functions: [String: ScriptExpression.Function] = [
    "includes": .includes, "contains": .includes, "startswith": .startsWith, "endswith": .endsWith,
    "exists": .exists, "isstring": .isString, "isnumber": .isNumber, "isboolean": .isBoolean,
    "isarray": .isArray, "istrue": .isTrue, "isfalse": .isFalse,
  ]
}

/// A value that a script or a directive speaks of, as far as it can be had without running JavaScript.
indirect enum ScriptExpression: Sendable, Hashable {
  case value(ScriptConstant)
  /// A text with `{{…}}` in it.
  case filled(String)
  case list([ScriptExpression])
  /// What a line before it named: `const body = …`.
  case local(String)
  /// A part of an answer: the one of this request, or the last one before it.
  case part(AnswerPart, isLast: Bool)
  case header(ScriptExpression, isLast: Bool)
  /// `client.global.get("x")`, `vars.x`
  case variable(ScriptExpression)
  case hasVariable(ScriptExpression)
  /// `$uuid`, `$random.integer(1, 6)`
  case made([String])
  /// `json.file("users.json")`
  case file(ScriptExpression)
  case member(ScriptExpression, String)
  case element(ScriptExpression, ScriptExpression)
  /// `jsonPath(response.body, "$.a")`
  case path(ScriptExpression, ScriptExpression)
  case call(Function, [ScriptExpression])
  case both(Sign, ScriptExpression, ScriptExpression)

  enum AnswerPart: Sendable, Hashable { case status, reason, body, text, mimeType, charset, milliseconds }

  enum Function: String, Sendable, Hashable, CaseIterable {
    case includes, startsWith, endsWith, hasOwnProperty, toString, toLowerCase, toUpperCase, trim
    case isArray, kind, not, negative, asString, asNumber
    case exists, isString, isNumber, isBoolean, isTrue, isFalse
  }

  enum Sign: String, Sendable, Hashable {
    case same = "==="
    case different = "!=="
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case atMost = "<="
    case more = ">"
    case atLeast = ">="
    case and = "&&"
    case or = "||"
    case otherwise = "??"
    case plus = "+"
    case minus = "-"

    var strength: Int {
      switch self {
      case .or, .otherwise: 1
      case .and: 2
      case .same, .different, .equal, .unequal: 3
      case .less, .atMost, .more, .atLeast: 4
      case .plus, .minus: 5
      }
    }
  }
}

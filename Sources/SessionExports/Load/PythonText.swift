internal import ApusEncodings
internal import ApusText

/// Texts as Python spells them.
enum PythonText {
  /// In quotes. What would not be seen is escaped.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where VisibleText.isSafe(Character(scalar)): result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x1_0000: result += "\\u" + Hex.digits(of: scalar.value, width: 4)
      default: result += "\\U" + Hex.digits(of: scalar.value, width: 8)
      }
    }
    return result + "\""
  }

  /// As an expression.
  static func expression(_ text: ScriptText) -> String {
    if text.pieces.isEmpty { return "\"\"" }
    return text.pieces.map { piece in
      switch piece {
      case .text(let text): quoted(text)
      case .secret(let name, .plain): "SECRETS[\(quoted(name))]"
      case .secret(let name, let spelling): "\(function(spelling))(SECRETS[\(quoted(name))])"
      case .variable(let name, let spelling): "\(function(spelling))(v[\(quoted(name))])"
      }
    }.joined(separator: " + ")
  }

  /// As a value: a text that is a number of JSON, or a word of it, is that.
  static func value(_ text: ScriptText) -> String {
    let words = ["true": "True", "false": "False", "null": "None"]
    if let plain = text.simpleJSON { return words[plain] ?? plain }
    return text.onlyVariable.map { "v[\(quoted($0))]" } ?? expression(text)
  }

  private static func function(_ spelling: ScriptText.Spelling) -> String {
    switch spelling {
    case .plain: "text"
    case .encoded: "encoded"
    case .jsonString: "in_json"
    case .json: "as_json"
    }
  }

  /// A comment of one line.
  static func comment(_ text: String) -> String { "# \(VisibleText.line(text))" }
}

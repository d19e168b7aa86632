internal import ApusJSON
internal import ApusText

/// Texts as JavaScript spells them.
enum JavaScriptText {
  /// In quotes. What would not be seen is escaped.
  static func quoted(_ text: String) -> String { JSONString.quoted(text, .unseen) }

  /// As an expression.
  static func expression(_ text: ScriptText) -> String {
    if text.pieces.isEmpty { return "''" }
    return text.pieces.map { piece in
      switch piece {
      case .text(let text): quoted(text)
      case .secret(let name, .plain): "secret(\(quoted(name)))"
      case .secret(let name, let spelling): "\(function(spelling))(secret(\(quoted(name))))"
      case .variable(let name, let spelling): "\(function(spelling))(v[\(quoted(name))])"
      }
    }.joined(separator: " + ")
  }

  /// As a value: a text that is a number of JSON, or a word of it, is that.
  static func value(_ text: ScriptText) -> String {
    text.simpleJSON ?? text.onlyVariable.map { "v[\(quoted($0))]" } ?? expression(text)
  }

  private static func function(_ spelling: ScriptText.Spelling) -> String {
    switch spelling {
    case .plain: "text"
    case .encoded: "encoded"
    case .jsonString: "inJSON"
    case .json: "JSON.stringify"
    }
  }

  /// A comment of one line.
  static func comment(_ text: String) -> String { "// \(VisibleText.line(text))" }
}

/// A word of a script.
struct ScriptToken: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case name(String)
    case number(String)
    case string(String)
    /// A text in backticks: between its texts stand expressions, as they are written.
    case template([String])
    case sign(String)
    /// Something that is none of these, such as a regular expression.
    case strange
  }

  let kind: Kind
  let line: Int
  /// Whether it begins its line.
  let isFirst: Bool

  func isSign(_ sign: String) -> Bool { kind == .sign(sign) }

  var name: String? { if case .name(let name) = kind { name } else { nil } }
}

/// How it is known what a sentence of an explanation says.
package enum Level: Sendable, Hashable {
  /// Measured here: what went out, what came, and when.
  case seen
  /// The server's claim. It may be wrong.
  case said
  /// What a standard makes of it, with the section that says so, such as `RFC 9110, 15.4.5`.
  case rule(String)
  /// A guess.
  case perhaps

  package var name: String {
    switch self {
    case .seen: "seen"
    case .said: "said"
    case .rule: "rule"
    case .perhaps: "perhaps"
    }
  }

  /// The section of a standard; `nil` for what is no rule.
  package var section: String? { if case .rule(let section) = self { section } else { nil } }
}

internal import ApusJSON

/// How Pact compares what stands at a place.
enum PactRule: Equatable {
  /// A value of that kind, and what is below it.
  case type
  case equality
  case regex(String)

  var text: String {
    let matcher: JSONValue =
      switch self {
      case .type: ["match": "type"]
      case .equality: ["match": "equality"]
      case .regex(let pattern): ["match": "regex", "regex": .string(pattern)]
      }
    return JSONValue.object([.init("matchers", .array([matcher])), .init("combine", "AND")]).text
  }

  /// A text of which only the holes may be others.
  ///
  /// - Parameter hole: what fits one.
  static func regex(_ text: ScriptText, hole: String) -> PactRule {
    .regex(
      "^"
        + text.pieces.map { piece in
          if case .text(let text) = piece { escaped(text) } else { hole }
        }.joined() + "$")
  }

  static func escaped(_ text: String) -> String {
    text.map { "\\^$.|?*+()[]{}/".contains($0) && $0 != "/" ? "\\\($0)" : String($0) }.joined()
  }

  /// Some rules, by where they hold.
  static func object(_ rules: [(place: String, rule: PactRule)]) -> String {
    "{" + rules.map { "\(JSONString.quoted($0.place)):\($0.rule.text)" }.joined(separator: ",") + "}"
  }
}

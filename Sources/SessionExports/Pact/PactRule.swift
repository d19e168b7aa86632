internal import ApusContracts
internal import ApusJSON

/// How Pact compares what stands at a place.
enum PactRule: Equatable {
  /// A value of that kind, and what is below it.
  case type
  case equality
  case regex(String)
  /// A kind that Pact names: `integer`, `null`.
  case kind(String)
  /// A list of elements of that kind, of so many.
  case length(least: String?, most: String?)
  /// A part of a text.
  case include(String)

  var text: String {
    let matcher: JSONValue =
      switch self {
      case .type: ["match": "type"]
      case .equality: ["match": "equality"]
      case .regex(let pattern): ["match": "regex", "regex": .string(pattern)]
      case .kind(let name): ["match": .string(name)]
      case .include(let text): ["match": "include", "value": .string(text)]
      case .length(let least, let most):
        .object(
          [.init("match", "type")]
            + [("min", least), ("max", most)].compactMap { name, bound in
              bound.flatMap { JSONValue.Number(text: $0) }.map { .init(name, .number($0)) }
            })
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

extension PactRule {
  /// `nil` for what Pact has no word for.
  init?(_ promise: ScriptCheck.Promise) {
    switch promise {
    case .compared("==", let text) where text.plain != nil: self = .equality
    case .matching(let pattern): self = .regex(pattern)
    case .length(let bounds) where bounds.includesBounds:
      self = .length(least: bounds.least, most: bounds.most)
    case .kinds(let kinds):
      guard kinds.count == 1, let kind = kinds.first else { return nil }
      self = Self.named(kind)
    case .containing(let text):
      guard let text = Self.string(text) else { return nil }
      self = .include(text)
    case .oneOf(let texts):
      let strings = texts.compactMap(Self.string)
      guard strings.count == texts.count else { return nil }
      self = .regex("^(\(strings.map(Self.escaped).joined(separator: "|")))$")
    default: return nil
    }
  }

  private static func named(_ kind: ValueKind) -> PactRule {
    switch kind {
    case .integer, .number, .boolean, .null: .kind(kind.rawValue)
    case .string, .object, .array: .type
    }
  }

  /// The string that a JSON text is; `nil` for another value, or one that is not known.
  private static func string(_ text: ScriptText) -> String? {
    text.plain.flatMap { try? JSONDocument($0).root.string }
  }
}

internal import ApusJSON
internal import ApusLanguage
internal import ApusRendering

/// Checks what is promised of texts: of the values of a header, or of a body.
struct TextCheck {
  private let scope: any RuleScope
  /// What is found where there is none.
  private let missing: String

  init(_ scope: any RuleScope, missing: String) { (self.scope, self.missing) = (scope, missing) }

  /// What there was where a promise is not kept by any of the texts.
  func found(_ promise: Promise, in texts: [String], earlier: [String]) throws -> [String] {
    switch promise {
    case .present: return texts.isEmpty ? [missing] : []
    case .absent: return texts.isEmpty ? [] : [Self.shown(texts)]
    case .exact where texts.count == earlier.count && earlier.contains(where: scope.hidesEarlier): return []
    case .exact: return texts == earlier ? [] : [texts.isEmpty ? missing : Self.shown(texts)]
    case .optional where texts.isEmpty: return []
    default:
      if texts.isEmpty { return [missing] }
      return try texts.contains { try keeps(promise, $0) } ? [] : [Self.shown(texts)]
    }
  }

  private func keeps(_ promise: Promise, _ text: String) throws -> Bool {
    // Nobody can tell.
    if scope.hides(text) { return true }
    switch promise {
    case .compared(let comparison):
      return Self.holds(comparison.sign, text, try comparison.value.text(from: scope.variables))
    case .oneOf(let values): return try values.contains { try $0.text(from: scope.variables) == text }
    case .within(let amount): return (try? JSONDocument(text)).map { amount.holds($0.root) } ?? false
    case .length(let amount): return amount.holds(count: text.unicodeScalars.count)
    case .matching(let pattern): return try pattern.matches(Array(text.utf8)).known()
    case .containing(let value): return text.contains(try value.text(from: scope.variables))
    case .same(.value(let value)): return try value.text(from: scope.variables) == text
    case .same(.path(let path)):
      let node = try scope.matches(of: path.filled(from: scope.variables), at: path.range).first?.node
      return node.map { ($0.string ?? $0.text) == text } ?? false
    default: return true
    }
  }

  /// Two numbers have the order of numbers.
  private static func holds(_ sign: Comparison.Operator, _ text: String, _ wanted: String) -> Bool {
    if sign != .equal, sign != .unequal, let one = try? JSONDocument(text).root, one.double != nil,
      let other = try? JSONDocument(wanted).root, other.double != nil
    {
      return sign.holds(one, other)
    }
    return sign.holds(text, wanted)
  }

  private static func shown(_ texts: [String]) -> String {
    texts.map { Excerpt.beginning(of: $0).debugDescription }.joined(separator: ", ")
  }
}

package import ApusJSON

/// An operator and what stands behind it: the right half of `.login == "octocat"`.
package struct Comparison: Sendable {
  package enum Operator: String, Sendable, CaseIterable {
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case atMost = "<="
    case greater = ">"
    case atLeast = ">="

    /// As lines spell it: `=` is `==`, too.
    init?(_ text: String) { self.init(rawValue: text == "=" ? "==" : text) }

    package static let signs = allCases.map(\.rawValue).joined(separator: " ")

    /// Whether two values of the same kind stand in its order.
    package func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
      switch self {
      case .equal: left == right
      case .unequal: left != right
      case .less: left < right
      case .atMost: left <= right
      case .greater: left > right
      case .atLeast: left >= right
      }
    }

    /// Numbers are compared as numbers, without rounding, strings as strings; nothing else has an order.
    package func holds(_ left: Node, _ right: Node) -> Bool {
      switch self {
      case .equal: return left.sameValue(as: right)
      case .unequal: return !left.sameValue(as: right)
      default:
        if let left = left.string, let right = right.string { return holds(left, right) }
        guard left.double != nil, right.double != nil else { return false }
        return holds(SortKey(left).order(to: SortKey(right)), 0)
      }
    }
  }

  package let sign: Operator
  package let value: RuleValue
}

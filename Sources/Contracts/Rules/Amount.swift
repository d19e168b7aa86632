package import ApusJSON

/// How much something may be: `3`, `1..100`, `1..`, `..5`, `> 0`.
package struct Amount: Sendable {
  package let least: Node?
  package let most: Node?
  package let sign: Comparison.Operator?

  /// A range with both ends in it; without one of them it is open there.
  init(from least: Node?, to most: Node?) { (self.least, self.most, sign) = (least, most, nil) }

  init(_ sign: Comparison.Operator, _ bound: Node) { (least, most, self.sign) = (bound, bound, sign) }

  /// Whether a number is in it, without rounding.
  package func holds(_ number: Node) -> Bool {
    guard number.double != nil else { return false }
    if let sign, let least { return sign.holds(number, least) }
    return (least.map { Comparison.Operator.atLeast.holds(number, $0) } ?? true)
      && (most.map { Comparison.Operator.atMost.holds(number, $0) } ?? true)
  }

  package func holds(count: Int) -> Bool {
    guard let document = try? JSONDocument("\(count)") else { return false }
    return holds(document.root)
  }
}

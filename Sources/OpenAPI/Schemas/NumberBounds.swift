internal import ApusJSON

/// Between which numbers a schema wants one.
struct NumberBounds {
  typealias Bound = (number: Double, text: String)
  let least: Bound?
  let most: Bound?
  let step: Double?
  private let above: Double?
  private let below: Double?

  init(_ schema: Schema) {
    let node = schema.node
    func bound(_ key: String, _ exclusive: String) -> (bound: Bound?, isExclusive: Bool) {
      if let number = node[exclusive]?.double { return ((number, node[exclusive]?.text ?? ""), true) }
      guard let number = node[key]?.double else { return (nil, false) }
      // Before OpenAPI 3.1 this says how the other is meant.
      return ((number, node[key]?.text ?? ""), node[exclusive]?.boolean == true)
    }
    let lower = bound("minimum", "exclusiveMinimum")
    let upper = bound("maximum", "exclusiveMaximum")
    (least, most) = (lower.bound, upper.bound)
    above = lower.isExclusive ? lower.bound?.number : nil
    below = upper.isExclusive ? upper.bound?.number : nil
    step = node["multipleOf"]?.double
  }

  func contains(_ number: Double) -> Bool {
    if let least, number < least.number { return false }
    if let most, number > most.number { return false }
    if let above, number <= above { return false }
    if let below, number >= below { return false }
    guard let step, step > 0 else { return true }
    let count = number / step
    return abs(count - count.rounded()) < 1e-9
  }
}

internal import ApusJSON

/// Between which numbers a schema wants one.
struct NumberBounds {
  typealias Bound = (number: Double, text: String)
  let least: Bound?
  let most: Bound?
  let step: Double?
  private let stepText: String
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
    stepText = node["multipleOf"]?.text ?? ""
  }

  func contains(_ number: Double) -> Bool { wanted(of: number) == nil }

  /// What is wanted of a number that is not so: `at most 10`; `nil` where it is.
  func wanted(of number: Double) -> String? {
    if let above, let least, number <= above { return "more than \(least.text)" }
    if let below, let most, number >= below { return "less than \(most.text)" }
    if let least, number < least.number { return "at least \(least.text)" }
    if let most, number > most.number { return "at most \(most.text)" }
    guard let step, step > 0 else { return nil }
    let count = number / step
    // As exact as numbers of that size are kept.
    let doubt = 1e-9 + abs(count) * 8e-16
    return abs(count - count.rounded()) < doubt ? nil : "a multiple of \(stepText)"
  }
}

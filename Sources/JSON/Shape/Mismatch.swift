/// A place where a value does not fit a shape.
public struct Mismatch: Sendable, Hashable {
  /// Whether a value is missing, of another type, or not one that fits.
  public let kind: JSONDecodingError.Kind
  /// Where in the value that is.
  public let path: Location
  /// The bytes of the document that the value takes up; of the object that is without a key.
  public let byteRange: Range<Int>
  /// "integer", "object or null".
  public let expected: String
  /// A scalar's text, perhaps cut short; "array", "object", or "nothing" where a key is missing.
  public let found: String
}

extension Mismatch {
  /// For a value that is not what was expected.
  package init(at node: Node, expected: String, _ kind: JSONDecodingError.Kind = .type) {
    self.init(
      kind: kind, path: node.path, byteRange: node.byteRange, expected: expected,
      found: Self.excerpt(of: node))
  }

  /// For a key that an object is without.
  package init(missing key: String, in object: Node, expected: String) {
    self.init(
      kind: .missing, path: object.path.appending(.key(key)), byteRange: object.byteRange,
      expected: expected, found: "nothing")
  }

  private static func excerpt(of node: Node) -> String {
    if node.isContainer { return node.kind.description }
    let text = String(decoding: node.bytes.prefix(200), as: UTF8.self)
    let head = String(String.UnicodeScalarView(text.unicodeScalars.prefix(40)))
    return head.utf8.count < text.utf8.count ? head + "…" : text
  }
}

extension Mismatch: CustomStringConvertible {
  /// The place, what was expected, and what was found.
  public var description: String { "\(path): expected \(expected), found \(found)" }
}

extension JSONShape {
  /// Whether a value fits the shape, as `mismatches(in:)` has it.
  public func accepts(_ node: Node) -> Bool { mismatches(in: node, limit: 1).isEmpty }

  /// Where a value does not fit the shape, in the order of the text; what is missing comes after what is there.
  ///
  /// Every key that all the objects had must be there, and every value must be of a kind and format that was seen
  /// at its place. Keys the shape does not know are fine, and `unknown` takes anything. An integer is a number,
  /// `1.0` is no integer.
  public func mismatches(in node: Node, limit: Int = 100) -> [Mismatch] {
    var comparison = ShapeComparison(limit: limit)
    comparison.compare(Expectation(self), node)
    return comparison.found
  }
}

/// A shape made ready for comparing many values: whether its objects are maps is found out once.
private struct Expectation {
  let shape: JSONShape
  /// What is expected of an array's elements, or a map's values; at most one.
  let elements: [Expectation]
  let mapValues: [Expectation]
  /// As the shape's list of fields.
  let fields: [Expectation]
  /// The places in that list of the fields that must be there.
  let required: [Int]
  /// For each field the place in `required`, if it is there.
  let rank: [Int?]

  init(_ shape: JSONShape) {
    self.shape = shape
    elements = shape.elements.map(Expectation.init)
    mapValues = shape.mapValues.map { [Expectation($0)] } ?? []
    let list = mapValues.isEmpty ? shape.fields.list : []
    fields = list.map { Expectation($0.shape) }
    var required: [Int] = []
    rank = list.indices.map { place in
      guard list[place].objects == shape.objects else { return nil }
      required.append(place)
      return required.count - 1
    }
    self.required = required
  }
}

private struct ShapeComparison {
  let limit: Int
  var found: [Mismatch] = []

  mutating func compare(_ expectation: Expectation, _ node: Node) {
    let shape = expectation.shape
    guard found.count < limit, shape.seen > 0, shape.unexplored == 0 else { return }
    switch node.kind {
    case .null: require(shape.nulls > 0, shape, node)
    case .true, .false: require(shape.booleans > 0, shape, node)
    case .integer: require(shape.integers + shape.decimals > 0, shape, node)
    case .decimal: require(shape.decimals > 0, shape, node)
    case .string where shape.strings > 0: require(hasFormat(shape.text.format, node), shape, node, .value)
    case .array where shape.arrays > 0: compareChildren(expectation.elements, node)
    case .object where shape.objects > 0:
      if expectation.mapValues.isEmpty {
        compareMembers(expectation, node)
      } else {
        compareChildren(expectation.mapValues, node)
      }
    case .string, .array, .object: require(false, shape, node)
    }
  }

  /// Compares all children with the one expectation, if there is one.
  private mutating func compareChildren(_ expectation: [Expectation], _ container: Node) {
    guard let expectation = expectation.first else { return }
    for child in container.children where found.count < limit { compare(expectation, child) }
  }

  private mutating func compareMembers(_ expectation: Expectation, _ object: Node) {
    let fields = expectation.shape.fields
    var isMissing = Array(repeating: true, count: expectation.required.count)
    var next = 0
    for member in object.members {
      guard let place = fields.knownPlace(of: member.key.utf8, startingAt: next) else { continue }
      if let rank = expectation.rank[place] { isMissing[rank] = false }
      compare(expectation.fields[place], member.value)
      next = place + 1
    }
    for (place, isMissing) in zip(expectation.required, isMissing) where isMissing && found.count < limit {
      let field = fields.list[place]
      let key = String(decoding: field.name, as: UTF8.self)
      found.append(Mismatch(missing: key, in: object, expected: field.shape.title))
    }
  }

  private func hasFormat(_ format: StringFormat?, _ node: Node) -> Bool {
    format == nil || StringFormat(node.utf8) == format
  }

  private mutating func require(
    _ fits: Bool, _ shape: JSONShape, _ node: Node, _ kind: JSONDecodingError.Kind = .type
  ) {
    guard !fits, found.count < limit else { return }
    found.append(Mismatch(at: node, expected: shape.title, kind))
  }
}

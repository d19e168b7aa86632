internal import ApusJSON

/// Which elements of two lists are the same one: by a field that tells them apart, or else by likeness.
struct ElementMatching {
  /// In the order of the newer list.
  private(set) var pairs: [(old: Int, new: Int)] = []
  /// Positions in the older list.
  private(set) var removed: [Int] = []
  /// Positions in the newer list.
  private(set) var added: [Int] = []
  /// Positions in the newer list of what stands elsewhere among the others than before.
  private(set) var moved: Set<Int> = []
  /// The field; `nil` where elements are known by their position.
  private let field: String?

  /// Fields that tell elements apart, the best first.
  private static let usualFields = ["id", "key", "name", "slug"]

  init(_ old: [Node], _ new: [Node], by chosen: String?, within effort: inout Effort) {
    let fields = (chosen.map { [$0] } ?? []) + Self.usualFields
    field = fields.first { field in
      let isChosen = field == chosen
      return Self.tells(old, apart: field, isChosen: isChosen)
        && Self.tells(new, apart: field, isChosen: isChosen)
    }
    var partners: [Int?]
    if let field {
      partners = Self.partners(
        old.map { Self.value(of: field, in: $0) }, new.map { Self.value(of: field, in: $0) })
    } else {
      partners = LikeElements(old, new, within: &effort).partners
    }
    for (position, partner) in partners.enumerated() {
      if let partner { pairs.append((partner, position)) } else { added.append(position) }
    }
    let matched = Set(pairs.map(\.old))
    removed = old.indices.filter { !matched.contains($0) }
    moved = Set(IncreasingRun.outside(pairs.map(\.old)).map { pairs[$0].new })
  }

  /// The step to an element of either list.
  func step(to position: Int, of list: [Node]) -> DifferencePlace.Step {
    guard let field, let value = Self.value(of: field, in: list[position]) else {
      return .plain(.position(position))
    }
    return .identity(field: field, value: value)
  }

  /// Whether each element has a value of its own there.
  private static func tells(_ list: [Node], apart field: String, isChosen: Bool) -> Bool {
    var seen: Set<String> = []
    for element in list {
      guard let value = value(of: field, in: element) else { return false }
      // Somebody who names a field may know of two of the same value.
      if !seen.insert(value).inserted, !isChosen { return false }
    }
    return !list.isEmpty || isChosen
  }

  private static func value(of field: String, in element: Node) -> String? {
    guard element.kind == .object, let value = element[field], !value.isContainer, value.kind != .null else {
      return nil
    }
    return value.text
  }

  /// For each of the newer values where the older one is: of several alike, the first with the first.
  private static func partners(_ old: [String?], _ new: [String?]) -> [Int?] {
    var places: [String: [Int]] = [:]
    for (position, value) in old.enumerated().reversed() { places[value ?? "", default: []].append(position) }
    return new.map { places[$0 ?? ""]?.popLast() }
  }
}

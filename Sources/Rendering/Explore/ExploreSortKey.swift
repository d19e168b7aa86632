internal import ApusJSON

/// What a value is sorted by: numbers by value, texts by their letters, and each kind for itself.
enum ExploreSortKey: Comparable {
  case null
  case boolean(Int)
  case number(Double)
  case text(String)
  case container(Int)
  case missing

  init(_ node: Node?) {
    guard let node else {
      self = .missing
      return
    }
    switch node.kind {
    case .null: self = .null
    case .false: self = .boolean(0)
    case .true: self = .boolean(1)
    case .integer, .decimal: self = .number(node.double ?? 0)
    case .string: self = .text(node.string ?? "")
    case .array, .object: self = .container(node.count)
    }
  }

  var isMissing: Bool { self == .missing }
}

package import ApusJSON

/// A kind of JSON value, as rules call it.
package enum ValueKind: String, Sendable, Hashable, CaseIterable {
  case string, number, integer, boolean, object, array, null

  package init(_ node: Node) {
    switch node.kind {
    case .null: self = .null
    case .true, .false: self = .boolean
    case .integer: self = .integer
    case .decimal: self = .number
    case .string: self = .string
    case .array: self = .array
    case .object: self = .object
    }
  }

  /// Whether a value of another kind is one of this, too.
  package func takes(_ other: ValueKind) -> Bool { self == other || (self == .number && other == .integer) }

  /// Integers are numbers, where nobody says more.
  var widened: ValueKind { self == .integer ? .number : self }
}

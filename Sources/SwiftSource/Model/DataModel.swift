/// The type of a value, made ready to be written as source: from a shape that was seen, or a schema.
package struct DataModel: Sendable {
  indirect enum Kind: Sendable {
    /// Anything at all, or one of several kinds.
    case any
    case boolean, integer, number, text
    /// An integer that Int cannot hold.
    case wideInteger
    /// A point in time, in ISO 8601.
    case moment
    /// A UUID.
    case identifier
    case enumeration(Enumeration)
    case array(Kind)
    /// An object whose keys are data.
    case map(Kind)
    case optional(Kind)
    case object(Object)
    case variants(Variants)
    /// What is described once and meant in several places: one of `definitions`.
    case reference(Int)
    /// A value of a type that this one is inside of: kept apart from what holds it.
    case indirect(Kind)
  }

  struct Object: Sendable {
    var name: String?
    var summary: String?
    var fields: [Field]
  }

  struct Field: Sendable {
    let key: String
    var kind: Kind
    var summary: String?
  }

  let kind: Kind
  private(set) var definitions: [Int: Definition] = [:]

  init(_ kind: Kind, definitions: [Int: Definition] = [:]) {
    self.kind = kind
    self.definitions = definitions
  }
}

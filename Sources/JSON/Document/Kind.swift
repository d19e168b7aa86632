/// What a JSON value is, as its text says.
///
/// Integers and other numbers are told apart by spelling: `1` is `integer`, `1.0` and `1e3` are `decimal`.
public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
  /// Numbers are told apart by how they are spelled: without a fraction and an exponent, or with one.
  case null, `false`, `true`, integer, decimal, string, array, object
}

extension Kind: CustomStringConvertible {
  /// The word errors use: both spellings of a number are "number", both truth values are "boolean".
  public var description: String {
    switch self {
    case .null: "null"
    case .false, .true: "boolean"
    case .integer, .decimal: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}

extension Kind {
  /// `a string`, `an object`.
  package var inWords: String {
    switch self {
    case .null: "null"
    case .true, .false: "a boolean"
    case .integer, .decimal: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

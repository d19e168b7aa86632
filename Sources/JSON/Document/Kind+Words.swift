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

/// How the coders treat a type.
enum Special {
  /// By its own conformance to `Codable`.
  case none
  /// By its own conformance, with keys that are not converted.
  case stringKeyed
  /// `JSONValue`, which takes any JSON as it is.
  case json
  /// `[String]`: what its own conformance does, without a container for every element.
  case strings
  /// Any other array: what its own conformance does, in fewer steps.
  case list(any DecodableList.Type)
  case foundation(FoundationType)

  init(_ type: any Any.Type) {
    if let type = FoundationType(type) {
      self = .foundation(type)
    } else {
      switch type {
      case is any StringKeyed.Type: self = .stringKeyed
      case is JSONValue.Type: self = .json
      case is [String].Type: self = .strings
      case let list as any DecodableList.Type: self = .list(list)
      default: self = .none
      }
    }
  }

  /// What a type is made of, in the words of JSON.
  static func noun(for type: any Any.Type) -> String {
    switch type {
    case is any FixedWidthInteger.Type, is any BinaryFloatingPoint.Type: "a number"
    case is String.Type: "a string"
    case is Bool.Type: "a boolean"
    case is any StringKeyed.Type: "an object"
    case is [Any].Type: "an array"
    default: "a value for \(type)"
    }
  }
}

/// A dictionary whose keys are data. The coders ask a type whether it is one.
protocol StringKeyed {}

extension Dictionary: StringKeyed where Key == String {}

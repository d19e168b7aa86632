internal import ApusEncodings
internal import ApusOpenAPI

/// Values for which there is one place: a part of a path, or a header.
extension InputProperties {
  /// A path as the inside of a string literal, with something in place of each parameter.
  func pathText(_ parts: [EndpointModel.PathPart], _ interpolate: (Property) -> String) -> String {
    var properties = path[...]
    return parts.map { part in
      switch part {
      case .text(let text): return Self.inside(text)
      case .input:
        guard let property = properties.popFirst() else { return "" }
        return Self.inside(property.opening) + "\\(\(interpolate(property)))"
      }
    }.joined()
  }

  private static func inside(_ text: String) -> String {
    String(SourceText.literal(text).dropFirst().dropLast())
  }

  /// What stands between the brackets of an interpolation into the library's path.
  static func placed(_ property: Property) -> String {
    let (name, joints) = (property.name, property.joints)
    switch property.input.kind {
    case .boolean, .integer, .wideInteger, .number: return name
    case .array(let element):
      let values = element.describesItself ? name : "\(name).map { \(text(of: "$0", element)) }"
      return "\(values), separatedBy: \(SourceText.literal(joints.separator))"
    case .map(let value):
      let members = value.describesItself ? name : "\(name).mapValues { \(text(of: "$0", value)) }"
      return
        "\(members), pairedBy: \(SourceText.literal(joints.pair)), "
        + "separatedBy: \(SourceText.literal(joints.separator))"
    default: return text(of: name, property.input.kind)
    }
  }

  /// An expression of type `String` for all of it.
  ///
  /// - Parameter escaping: what makes an expression harmless there, and a separator.
  static func joined(
    _ property: Property, _ kind: DataModel.Kind? = nil, escaping: (_ text: String) -> String = { $0 },
    separator: (String) -> String = { $0 }
  ) -> String {
    let (name, joints) = (property.name, property.joints)
    let between = SourceText.literal(separator(joints.separator))
    switch kind ?? property.input.kind {
    case .array(let element):
      let text = escaping(text(of: "$0", element))
      return text == "$0"
        ? "\(name).joined(separator: \(between))" : "\(name).map { \(text) }.joined(separator: \(between))"
    case .map(let value):
      let pair = SourceText.literal(joints.pair)
      let member = "\(escaping("$0.key")) + \(pair) + \(escaping(text(of: "$0.value", value)))"
      return
        "\(name).sorted(by: { $0.key < $1.key }).map { \(member) }.joined(separator: \(between))"
    default: return escaping(text(of: name, kind ?? property.input.kind))
    }
  }

  /// A statement that sets a header, where it has a value.
  static func statement(
    settingHeader property: Property, _ set: (_ key: String, _ text: String) -> String
  ) -> [String] {
    let key = SourceText.literal(property.input.key)
    guard case .optional(let some) = property.input.kind else { return [set(key, joined(property))] }
    let isThere = some.isSeveral ? ", !\(property.name).isEmpty" : ""
    return ["if let \(property.name)\(isThere) { \(set(key, joined(property, some))) }"]
  }
}

extension InputProperties.Property {
  /// What stands before its value and between its values.
  fileprivate var joints: PlaceStyle.Joints {
    guard let place = input.place else { return PlaceStyle.Joints(opening: "", separator: ",") }
    return input.kind.isMap ? place.object(input.key) : place.list(input.key)
  }

  fileprivate var opening: String { PercentEncoding.encode(joints.opening, for: .writtenPath) }
}

extension DataModel.Kind {
  /// Whether what it describes itself as is how it is written.
  fileprivate var describesItself: Bool {
    switch self {
    case .text, .boolean, .integer, .wideInteger, .number: true
    default: false
    }
  }
}

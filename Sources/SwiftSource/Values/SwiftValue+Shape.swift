package import ApusJSON
package import ApusRendering
internal import ApusText

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension SwiftValue {
  /// A value as Swift code would have it whose types were written after a shape. The value fits the shape.
  package init(_ node: Node, as shape: JSONShape, named name: String) throws {
    let type = Self.spelling(of: shape, named: name)
    if node.kind == .null {
      self = .none(of: type)
      return
    }
    switch shape.form {
    case .object(let fields):
      var members: [Member] = []
      for field in fields { members.append(try Self.member(field, of: node)) }
      self.init(type: type, members: members)
    case .map(let values):
      var entries: [(key: String, value: SwiftValue)] = []
      for member in node.members {
        entries.append(
          (member.name, try SwiftValue(member.value, as: values, named: SwiftName.singular(name))))
      }
      self = .dictionary(entries, type: type)
    case .array(let element):
      var elements: [SwiftValue] = []
      for child in node.children {
        elements.append(try SwiftValue(child, as: element, named: Self.elementName(of: name)))
      }
      self = .list(elements, type: type)
    case .string(.dateTime): self = try Self.date(node, type: type)
    case .string:
      self = .string(node.string ?? "")
      self.type = type
    case .boolean, .null: self.init(type: type, text: node.text, role: .literal)
    case .integer where shape.integerWidth == .int: self = try Self.number(node, as: Int.self, type: type)
    case .integer where shape.integerWidth == .int128:
      self = try Self.number(node, as: Int128.self, type: type)
    case .integer: self.init(type: type, text: node.text, role: .number)
    case .number: self = try Self.number(node, as: Double.self, type: type)
    case .unknown, .union: self.init(type: type, text: node.text)
    }
  }

  private static func member(_ field: JSONShape.Field, of object: Node) throws -> Member {
    let label = SwiftName.property(field.name)
    let isOptional = field.isOptional && !field.shape.isNullable
    guard let node = object[field.name] else {
      let type = spelling(of: field.shape, named: field.name)
      return Member(label, .none(of: isOptional ? type + "?" : type))
    }
    var value = try SwiftValue(node, as: field.shape, named: field.name)
    if isOptional { value.type += "?" }
    return Member(label, value)
  }

  /// A number as it is spelled, if the type can hold it.
  private static func number(
    _ node: Node, as number: (some Decodable).Type, type: String
  ) throws -> SwiftValue {
    _ = try DocumentDecoder().decode(number, from: node)
    return SwiftValue(type: type, text: node.text, role: .number)
  }

  private static func date(_ node: Node, type: String) throws -> SwiftValue {
    let date = try DocumentDecoder(dates: .iso8601).decode(Date.self, from: node)
    return SwiftValue(type: type, text: "\(date)", role: .number)
  }

  /// `User` for the elements of `[User]`, `Label` for those of `labels`.
  private static func elementName(of name: String) -> String {
    let isList = name.hasPrefix("[") && name.hasSuffix("]")
    return isList ? String(name.dropFirst().dropLast()) : SwiftName.singular(name)
  }

  private static func integer(_ width: IntegerWidth) -> String {
    switch width {
    case .int: "Int"
    case .int128: "Int128"
    case .unlimited: "JSONValue"
    }
  }

  /// The type as `swift` would write it.
  private static func spelling(of shape: JSONShape, named name: String) -> String {
    let mark = shape.isNullable ? "?" : ""
    return switch shape.form {
    case .unknown, .union: "JSONValue" + mark
    case .null: "JSONValue?"
    case .boolean: "Bool" + mark
    case .integer: integer(shape.integerWidth) + mark
    case .number: "Double" + mark
    case .string(.dateTime): "Date" + mark
    case .string: "String" + mark
    case .array(let element): "[\(spelling(of: element, named: elementName(of: name)))]" + mark
    case .map(let values): "[String: \(spelling(of: values, named: SwiftName.singular(name)))]" + mark
    case .object: SwiftName.type(name) + mark
    }
  }
}

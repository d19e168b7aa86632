package import ApusText

/// A value as Swift code has it: its type, its text or what is inside of it. Made to be drawn.
package struct SwiftValue: Sendable {
  package struct Member: Sendable {
    package let label: String
    package let value: SwiftValue

    package init(_ label: String, _ value: SwiftValue) {
      self.label = label
      self.value = value
    }
  }

  /// As source spells it: `Int`, `String?`, `[Repository]`.
  package var type: String
  /// What is shown of the value itself; `nil` for a struct, which is its members.
  package let text: String?
  let role: Role?
  package let members: [Member]

  package init(type: String, text: String? = nil, role: Role? = nil, members: [Member] = []) {
    self.type = type
    self.text = text
    self.role = role
    self.members = members
  }

  package static func none(of type: String) -> SwiftValue {
    SwiftValue(type: type, text: "nil", role: .literal)
  }

  package static func string(_ text: String) -> SwiftValue {
    SwiftValue(type: "String", text: text.debugDescription, role: .string)
  }

  package static func list(_ members: [SwiftValue], type: String) -> SwiftValue {
    SwiftValue(
      type: type, text: members.isEmpty ? "[]" : Units.count(members.count, "element"), role: .dim,
      members: members.enumerated().map { Member("[\($0.offset)]", $0.element) })
  }

  /// By the order of the keys, since a dictionary has none of its own.
  package static func dictionary(_ members: [(key: String, value: SwiftValue)], type: String) -> SwiftValue {
    SwiftValue(
      type: type, text: members.isEmpty ? "[:]" : Units.count(members.count, "key"), role: .dim,
      members: members.sorted { $0.key < $1.key }.map { Member("[\($0.key.debugDescription)]", $0.value) })
  }
}

extension SwiftValue {
  /// Any value, by looking into it.
  package init(reflecting value: Any) {
    let mirror = Mirror(reflecting: value)
    let type = Self.spelling(of: Swift.type(of: value))
    switch (value, mirror.displayStyle) {
    case (_, .optional):
      guard let some = mirror.children.first else {
        self = .none(of: type)
        return
      }
      self = SwiftValue(reflecting: some.value)
      self.type = type
    case (let text as String, _): self = .string(text)
    case (let value as Bool, _): self.init(type: type, text: "\(value)", role: .literal)
    case (_ as any Numeric, _): self.init(type: type, text: "\(value)", role: .number)
    case (_, .collection): self = .list(mirror.children.map { SwiftValue(reflecting: $0.value) }, type: type)
    case (_, .dictionary): self = .dictionary(mirror.children.compactMap(Self.entry), type: type)
    case (_, .struct) where type != "Date":
      self.init(
        type: type, members: mirror.children.map { Member($0.label ?? "", SwiftValue(reflecting: $0.value)) })
    default: self.init(type: type, text: "\(value)", role: .number)
    }
  }

  private static func entry(_ child: Mirror.Child) -> (key: String, value: SwiftValue)? {
    let pair = Array(Mirror(reflecting: child.value).children)
    guard pair.count == 2 else { return nil }
    return ("\(pair[0].value)", SwiftValue(reflecting: pair[1].value))
  }

  /// `[String: Repository]?` and not `Optional<Dictionary<String, Repository>>`.
  private static func spelling(of type: any Any.Type) -> String {
    var rest = Substring(String(describing: type))
    return spelling(&rest)
  }

  private static func spelling(_ rest: inout Substring) -> String {
    let name = String(rest.prefix { !"<>,".contains($0) })
    rest = rest.dropFirst(name.count)
    var arguments: [String] = []
    if rest.first == "<" {
      repeat {
        rest = rest.dropFirst()
        if rest.first == " " { rest = rest.dropFirst() }
        arguments.append(spelling(&rest))
      } while rest.first == ","
      rest = rest.dropFirst()
    }
    switch (name, arguments.count) {
    case ("Optional", 1): return arguments[0] + "?"
    case ("Array", 1): return "[\(arguments[0])]"
    case ("Dictionary", 2): return "[\(arguments[0]): \(arguments[1])]"
    case (_, 0): return name
    default: return "\(name)<\(arguments.joined(separator: ", "))>"
    }
  }
}

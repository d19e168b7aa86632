internal import ApusEncodings
internal import ApusJSON
internal import ApusLanguage

/// What an expression comes to.
enum ScriptValue: Sendable {
  case constant(ScriptConstant)
  case node(Node)
  case list([ScriptValue])

  static let undefined = ScriptValue.constant(.undefined)
  static func boolean(_ value: Bool) -> ScriptValue { .constant(.boolean(value)) }
  static func string(_ value: String) -> ScriptValue { .constant(.string(value)) }
  static func number(_ value: Int) -> ScriptValue { .constant(.number("\(value)")) }

  /// A value of a document: a container stays a place in it.
  init(_ node: Node) {
    if let text = node.string {
      self = .string(text)
    } else if let value = node.boolean {
      self = .boolean(value)
    } else if node.kind == .null {
      self = .constant(.null)
    } else {
      self = node.isContainer ? .node(node) : .constant(.number(node.text))
    }
  }

  init(_ value: VariableValue) {
    if case .json(let node) = value { self.init(node) } else { self = .string(value.text) }
  }

  /// As a script sees it where it asks whether something holds.
  var isTrue: Bool {
    switch self {
    case .constant(.undefined), .constant(.null), .constant(.boolean(false)): false
    case .constant(.number): double != 0
    case .constant(.string(let text)): !text.isEmpty
    default: true
    }
  }

  var isNothing: Bool {
    switch self {
    case .constant(.undefined), .constant(.null): true
    default: false
    }
  }

  var text: String {
    switch self {
    case .constant(.undefined): "undefined"
    case .constant(.null): "null"
    case .constant(.boolean(let value)): "\(value)"
    case .constant(.number(let text)), .constant(.string(let text)): text
    case .node(let node): node.text
    case .list(let values): "[" + values.map(\.json).joined(separator: ",") + "]"
    }
  }

  /// As JSON spells it.
  var json: String {
    if case .constant(.string(let text)) = self {
      JSONString.quoted(text, .beyondASCII)
    } else {
      isUndefined ? "null" : text
    }
  }

  var isUndefined: Bool { if case .constant(.undefined) = self { true } else { false } }

  var double: Double? {
    switch self {
    case .constant(.number(let text)), .constant(.string(let text)): Double(text)
    case .constant(.boolean(let value)): value ? 1 : 0
    default: nil
    }
  }

  var kind: String {
    switch self {
    case .constant(.undefined): "undefined"
    case .constant(.boolean): "boolean"
    case .constant(.number): "number"
    case .constant(.string): "string"
    default: "object"
    }
  }

  /// What is kept of it; `nil` for nothing at all.
  var variable: VariableValue? {
    switch self {
    case .constant(.undefined): nil
    case .constant(.string(let text)): .text(text)
    case .node(let node): .json(node)
    default: (try? JSONDocument(json)).map { .json($0.root) }
    }
  }

  /// The values one after the other, where it is a list.
  var elements: [ScriptValue]? {
    switch self {
    case .list(let values): values
    case .node(let node) where node.kind == .array: node.children.map(ScriptValue.init)
    default: nil
    }
  }

  func member(_ name: String) -> ScriptValue {
    if name == "length" || name == "size" {
      if case .constant(.string(let text)) = self { return .number(text.utf16.count) }
      if let elements { return .number(elements.count) }
    }
    if case .node(let node) = self, let member = node[name] { return ScriptValue(member) }
    return .undefined
  }

  func element(_ key: ScriptValue) -> ScriptValue {
    if let elements, let place = Int(key.text) {
      return elements.indices.contains(place) ? elements[place] : .undefined
    }
    return member(key.text)
  }

  // MARK: Comparing

  /// - Parameter isStrict: a number is no string, and nothing is not null.
  func equals(_ other: ScriptValue, isStrict: Bool) -> Bool {
    switch (self, other) {
    case (.constant(.number), .constant(.number)): return double == other.double || text == other.text
    case (.constant(let left), .constant(let right)) where left == right: return true
    case (.node(let left), .node(let right)): return left.sameValue(as: right)
    default: break
    }
    if isStrict { return false }
    if isNothing || other.isNothing { return isNothing && other.isNothing }
    if let left = double, let right = other.double { return left == right }
    return text == other.text
  }

  /// `nil` where they have no order.
  func isBefore(_ other: ScriptValue, orEqual: Bool) -> Bool? {
    if case .constant(.string(let left)) = self, case .constant(.string(let right)) = other {
      return left < right || orEqual && left == right
    }
    guard let left = double, let right = other.double else { return nil }
    return left < right || orEqual && left == right
  }
}

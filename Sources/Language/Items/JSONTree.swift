import ApusClient
import ApusJSON

/// A JSON value that is being put together from items.
indirect enum JSONTree {
  /// A number, a string, `true`, `false` or `null`, as it will be sent.
  case scalar(String, Kind)
  case array([JSONTree])
  case object([Member])

  struct Member {
    let name: String
    /// The key as it will be sent, in quotes.
    let key: String
    var value: JSONTree
  }

  static let null = JSONTree.scalar("null", .null)

  static func string(_ text: String) -> JSONTree { .scalar(JSONString.quoted(text, .beyondASCII), .string) }

  var kind: Kind {
    switch self {
    case .scalar(_, let kind): kind
    case .array: .array
    case .object: .object
    }
  }

  /// Takes over a parsed value: numbers keep their spelling, objects their order and duplicates.
  init(_ node: Node) {
    switch node.kind {
    case .array: self = .array(node.children.map(JSONTree.init))
    case .object:
      self = .object(
        node.members.map { member in
          Member(
            name: member.name, key: JSONString.requoted(member.key.bytes), value: JSONTree(member.value))
        })
    case .string: self = .scalar(JSONString.requoted(node.bytes), .string)
    case .null, .false, .true, .integer, .decimal: self = .scalar(node.text, node.kind)
    }
  }

  func write(to result: inout String) {
    switch self {
    case .scalar(let text, _): result += text
    case .array(let elements):
      result += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { result += ", " }
        element.write(to: &result)
      }
      result += "]"
    case .object(let members):
      result += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { result += ", " }
        result += member.key + ": "
        member.value.write(to: &result)
      }
      result += "}"
    }
  }
}

extension JSONTree {
  /// Puts a value where a name leads, making arrays and objects on the way where nothing stands yet.
  mutating func set(_ value: JSONTree, at steps: ArraySlice<KeyPath.Step>) throws(LineProblem) {
    guard let step = steps.first else {
      self = value
      return
    }
    if kind == .null { self = Self.empty(for: step) }
    let rest = steps.dropFirst()
    switch (step.kind, self) {
    case (.key(let name), .object(var members)):
      let place = members.lastIndex { $0.name == name } ?? members.count
      if place == members.count {
        members.append(Member(name: name, key: JSONString.quoted(name, .beyondASCII), value: .null))
      }
      self = .null
      try members[place].value.set(value, at: rest)
      self = .object(members)
    case (.index(let index), .array(var elements)):
      if index >= elements.count {
        elements += Array(repeating: .null, count: index - elements.count + 1)
      }
      self = .null
      try elements[index].set(value, at: rest)
      self = .array(elements)
    case (.append, .array(var elements)):
      self = .null
      var element = JSONTree.null
      try element.set(value, at: rest)
      elements.append(element)
      self = .array(elements)
    default:
      throw LineProblem(
        .requestBody, "expected \(step.container) to step into, found \(article(kind))", at: step.range)
    }
  }

  private static func empty(for step: KeyPath.Step) -> JSONTree {
    if case .key = step.kind { .object([]) } else { .array([]) }
  }
}

extension KeyPath.Step {
  fileprivate var container: String {
    if case .key = kind { "an object" } else { "an array" }
  }
}

private func article(_ kind: Kind) -> String {
  switch kind {
  case .null: "null"
  case .array, .object: "an \(kind)"
  default: "a \(kind)"
  }
}

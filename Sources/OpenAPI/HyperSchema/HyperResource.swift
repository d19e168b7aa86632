internal import ApusJSON

/// A schema of a Hyper-Schema that links are about.
struct HyperResource {
  /// By what name it stands in the description; nothing for the whole.
  let name: String
  /// Where it is, as a reference has it.
  let pointer: String
  let node: Node
  /// Where its fields are described, by their names.
  let fields: [String: String]

  init(_ name: String, at pointer: String, _ node: Node) {
    self.name = name
    self.pointer = pointer
    self.node = node
    var fields: [String: String] = [:]
    // What a field of the value is like goes before what is only defined beside it.
    for container in ["definitions", "$defs", "properties"] {
      for member in node[container]?.members.map({ $0 }) ?? [] {
        fields[member.name] = "\(pointer)/\(container)/\(Self.escaped(member.name))"
      }
    }
    self.fields = fields
  }

  /// Those that lead somewhere.
  var links: [Node] { Self.links(of: node) }

  static func links(of node: Node) -> [Node] {
    guard let links = node["links"], links.kind == .array else { return [] }
    return links.children.filter { $0["href"]?.string != nil }
  }

  /// A name as a step of a pointer in a URL.
  static func escaped(_ name: String) -> String {
    name.replacing("%", with: "%25").replacing("~", with: "~0").replacing("/", with: "~1")
  }
}

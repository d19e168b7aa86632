package import ApusJSON

/// A value an operation takes outside of its body.
package struct Parameter: Sendable {
  package let name: String
  package let place: ParameterLocation
  /// With its reference followed.
  package let node: Node

  init?(_ node: Node) {
    guard let node = node.resolved, let name = node["name"]?.string,
      let place = node["in"]?.string.flatMap(ParameterLocation.init)
    else { return nil }
    self.node = node
    self.name = name
    self.place = place
  }

  /// A part of the path is always required.
  package var isRequired: Bool { place == .path || node["required"]?.boolean ?? false }
  package var isDeprecated: Bool { node["deprecated"]?.boolean ?? false }
  package var summary: String? { node["description"]?.string ?? schema.summary }

  /// What its values are like. In Swagger 2 the parameter itself says so.
  package var schema: Schema {
    if let schema = node["schema"] { return Schema(schema) }
    return content?.schema ?? Schema(node)
  }

  /// The other notation that its values are written in, such as JSON; `nil` where they go by a style.
  package var content: Content? { Content.list(node["content"]).first }

  /// A value to show, where the description has one.
  package var example: Node? {
    node["example"] ?? Content.allExamples(node["examples"]).first ?? content?.examples.first
      ?? schema.example
  }

  /// A value as somebody types it: a text by itself, all else as JSON. One of another notation goes out like that, too.
  package func typedText(of value: JSONValue) -> String {
    let isQuoted = content?.isJSON == true && schema.kinds.contains(.string)
    return isQuoted ? value.text : FieldStyle.text(value)
  }

  /// A value as it goes out in a query or in cookies.
  func fields(_ value: JSONValue) -> [WrittenField] {
    guard let style = FieldStyle(self) else { return [WrittenField(name, [typedText(of: value)])] }
    return style.write(name, value).map { $0.keepingReserved(style.keepsReserved) }
  }

  /// Whether signs such as `/` are sent as they are.
  var keepsReserved: Bool { node["allowReserved"]?.boolean ?? false }

  /// Whether an object is spelled as `name[key]=value`.
  var isDeepObject: Bool { node["style"]?.string == "deepObject" }
}

extension Operation {
  /// What the operation takes beside a body: its own parameters and those of its path, which it may override.
  ///
  /// What is broken, or has no name, is left out.
  package var parameters: [Parameter] {
    var found: [Parameter] = []
    for node in [pathItem, self.node].flatMap({ $0["parameters"]?.children.map { $0 } ?? [] }) {
      guard let parameter = Parameter(node) else { continue }
      if let known = found.firstIndex(where: { $0.name == parameter.name && $0.place == parameter.place }) {
        found[known] = parameter
      } else {
        found.append(parameter)
      }
    }
    return found
  }

  package func parameters(in place: ParameterLocation) -> [Parameter] {
    parameters.filter { $0.place == place }
  }
}

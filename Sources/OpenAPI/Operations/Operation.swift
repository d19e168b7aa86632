package import ApusJSON

/// One thing an API can be asked, as its description has it. Everything but method and path is read when
/// asked for.
package struct Operation: Sendable {
  package let method: Method
  /// With its parameters in braces: `/users/{username}`.
  package let path: String
  package let node: Node
  /// What is described for all methods of the path.
  let pathItem: Node
  let dialect: Dialect

  package var id: String? { node["operationId"]?.string }
  /// In a few words.
  package var summary: String? { node["summary"]?.string ?? pathItem["summary"]?.string }
  package var summaryInFull: String? { node["description"]?.string ?? pathItem["description"]?.string }
  package var tags: [String] { node["tags"]?.children.compactMap(\.string) ?? [] }
  package var isDeprecated: Bool { node["deprecated"]?.boolean ?? false }
}

extension Operation: CustomStringConvertible {
  package var description: String { "\(method) \(path)" }
}

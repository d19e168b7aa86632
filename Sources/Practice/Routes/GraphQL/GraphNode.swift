internal import ApusJSON

/// What stands at a place of the graph, before anybody chooses fields of it.
indirect enum GraphNode: Sendable {
  case value(JSONValue)
  /// An object of a type, whose fields are made when they are asked for.
  case object(String, @Sendable (_ field: String, _ arguments: [String: JSONValue]) -> GraphNode)
  case list([GraphNode])
  /// A field that cannot be answered, and why.
  case failure(String)

  static let null = GraphNode.value(.null)

  static func text(_ text: String?) -> GraphNode { .value(text.map { .string($0) } ?? .null) }
  static func number(_ number: Int) -> GraphNode { .value(.number(number)) }
}

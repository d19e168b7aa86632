internal import ApusJSON

/// A list as GraphQL has it: an object with `pageInfo` beside its `nodes` or `edges`.
struct GraphQLConnection {
  let path: [String]
  let node: Node

  /// The only one in the data of an answer that has more, or else the first of all.
  init?(in root: Node) {
    guard root.kind == .object, let data = root["data"], data.kind == .object else { return nil }
    var found: [GraphQLConnection] = []
    var level = [GraphQLConnection(path: ["data"], node: data)]
    // Deeper ones belong to elements of a list.
    for _ in 0..<6 {
      found += level.filter { $0.info?.kind == .object }
      level = level.flatMap(\.objects)
    }
    let open = found.filter(\.hasMore)
    guard open.count < 2, let best = open.first ?? found.first else { return nil }
    self = best
  }

  private init(path: [String], node: Node) { (self.path, self.node) = (path, node) }

  private var objects: [GraphQLConnection] {
    // What has more members holds data.
    guard node.count <= 100 else { return [] }
    return node.members.filter { $0.value.kind == .object && $0.name != "pageInfo" }.map {
      GraphQLConnection(path: path + [$0.name], node: $0.value)
    }
  }

  private var info: Node? { node["pageInfo"] }
  var list: Node? { ["nodes", "edges"].lazy.compactMap { node[$0] }.first { $0.kind == .array } }
  var hasMore: Bool { info?["hasNextPage"]?.boolean == true }
  var isLast: Bool { info?["hasNextPage"]?.boolean == false }
  var cursor: Node? { info?["endCursor"].flatMap { $0.kind == .string || $0.kind == .integer ? $0 : nil } }
  func name(of member: String) -> String {
    Location((path + ["pageInfo", member]).map { .key($0) }).description
  }
}

extension PagedAnswer {
  /// The same query once more, with what the answer ends at in the variable that it has for this.
  var nextByConnection: PageTarget? {
    guard let asked = asked?.bytesInMemory, let connection, connection.hasMore,
      let cursor = connection.cursor,
      let body = GraphQLBody(Array(asked))?.asking(after: cursor, at: Array(connection.path.dropFirst()))
    else { return nil }
    return PageTarget(.body(body), rule: connection.name(of: "endCursor"))
  }
}

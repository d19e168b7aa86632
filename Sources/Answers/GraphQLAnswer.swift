internal import ApusClient
package import ApusJSON

/// What a query in GraphQL came to: `data`, which paths look into, and `errors`, which come with a status of success.
package struct GraphQLAnswer {
  /// The text of the query that was sent.
  package let query: String
  package let root: Node
  /// Its errors, none for an answer that has all that was asked for.
  package let errors: [Node]

  /// `nil` for an answer to anything else.
  package init?(_ record: Record) {
    guard record.failure == nil, record.exchange.request.method == .post, record.mayBeJSON,
      let root = try? record.document().root, root.kind == .object,
      root["data"] != nil || root["errors"] != nil, let query = Self.query(of: record.exchange.request)
    else { return nil }
    self.init(query, root)
  }

  private init(_ query: String, _ root: Node) {
    (self.query, self.root) = (query, root)
    errors = root["errors"].map(Self.errors) ?? []
  }

  /// Those in a member of that name; one that is no list, as some servers write it, is one error.
  static func errors(in member: Node) -> [Node] {
    switch member.kind {
    case .array: Array(member.children)
    case .null: []
    default: [member]
    }
  }

  /// What there is of data; `nil` where it is missing or null.
  package var data: Node? { root["data"].flatMap { $0.kind == .object ? $0 : nil } }

  /// The query in a request: a member of its JSON, or of the `operations` of a form that brings files.
  private static func query(of request: Request) -> String? {
    switch request.body?.content {
    case .bytes(let bytes):
      // The letters stand in every such body; most others need no reading.
      guard bytes.count < 4_000_000, bytes.contains(UInt8(ascii: "{")) else { return nil }
      return query(in: bytes)
    case .multipart(let form):
      guard let part = form.parts.first, part.name == "operations", case .bytes(let bytes) = part.content
      else {
        return nil
      }
      return query(in: bytes)
    default: return nil
    }
  }

  private static func query(in bytes: [UInt8]) -> String? {
    guard let root = try? JSONDocument(bytes).root, root.kind == .object,
      let text = root["query"]?.string, text.utf8.contains(UInt8(ascii: "{"))
    else { return nil }
    return text
  }
}

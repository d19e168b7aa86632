package import ApusAnswers
package import ApusClient
package import ApusGraphQL
internal import ApusJSON
internal import ApusRendering
package import ApusSurroundings
package import ApusText

/// A GraphQL schema that a session goes by.
package struct KnownGraphQL: Sendable {
  package let schema: GraphQLSchema
  /// Where it was asked for, and where alone it holds; `nil` for that of a file, which is about the base.
  package let url: WebURL?

  /// Where GraphQL usually is.
  package static let usualPlace = "/graphql"

  /// Where it is asked below a base: at the base itself, where that ends so.
  ///
  /// - Parameter typed: the place that was last named; `nil` for none.
  package static func place(_ typed: String?, below base: WebURL?) -> String {
    if let typed, typed != usualPlace { return typed }
    let name = base?.path.split(separator: "/").last?.lowercased()
    return name == "graphql" || name == "gql" ? "" : usualPlace
  }

  /// - Parameter url: where it was asked for; that of a file by default.
  package init(_ schema: GraphQLSchema, from url: WebURL? = nil) { (self.schema, self.url) = (schema, url) }

  /// What an answer to the introspection tells.
  ///
  /// - Parameter url: where it was asked for.
  /// - Throws: where the answer is none.
  package init(_ record: Record, from url: WebURL) throws(CommandFailure) {
    guard let root = try? record.document().root, let schema = GraphQLSchema(introspection: root) else {
      throw CommandFailure(
        .decodeValue, "the answer has no GraphQL schema; the server may not tell it",
        try: ["help gql", "body"])
    }
    self.init(schema, from: url)
  }

  /// Whether it says what can be asked at a URL.
  func holds(at other: WebURL, below base: WebURL?) -> Bool {
    if let url { return url.origin == other.origin && url.path == other.path }
    return base.map { $0.origin == other.origin } ?? true
  }

  /// How much there is, and what to do with it.
  package var summaryLine: Line {
    let roots: [(GraphQLOperation.Kind, String)] = [
      (.query, "query"), (.mutation, "mutation"), (.subscription, "subscription"),
    ]
    let counts =
      roots.compactMap { kind, noun in
        schema.root(kind).map { Units.count($0.fields.count, noun, plural: kind == .query ? "queries" : nil) }
      }
      + [Units.count(schema.names.filter { !$0.hasPrefix("__") }.count, "type")]
    return Line("\(counts.joined(separator: ", ")); try: ", .dim).retold + Line("ls", .command)
  }
}

extension GraphQLSchema {
  /// What a text has: definitions in GraphQL's own language, or an answer to the introspection.
  ///
  /// - Throws: where definitions begin and cannot be read.
  /// - Returns: `nil` for any other text.
  static func found(in bytes: [UInt8]) throws(GraphQLSyntaxError) -> GraphQLSchema? {
    let first = bytes.first { !" \t\r\n".utf8.contains($0) }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      guard let root = try? JSONDocument(bytes).root else { return nil }
      return GraphQLSchema(introspection: root)
    }
    guard begins(bytes) else { return nil }
    let schema = try GraphQLSchema(definitions: bytes)
    if let problem = schema.problem { throw problem }
    return schema.names.isEmpty ? nil : schema
  }

  /// Whether the first words are those of a definition: YAML may begin with a word such as `type`, and goes on with a
  /// colon.
  private static func begins(_ bytes: [UInt8]) -> Bool {
    var lexer = GraphQLLexer(bytes)
    var token = lexer.next()
    if token.kind == .string || token.kind == .blockString { token = lexer.next() }
    if token.kind == .name, lexer.text(token.range) == "extend" { token = lexer.next() }
    guard token.kind == .name else { return false }
    let words: Set<String> = ["type", "input", "enum", "interface", "union", "scalar", "schema", "directive"]
    guard words.contains(lexer.text(token.range)) else { return false }
    let next = lexer.next()
    return next.kind == .name || next.isSign("{") || next.isSign("@")
  }
}

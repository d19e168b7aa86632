internal import ApusClient
internal import ApusJSON

/// Queries in GraphQL, in which a secret may be written as an argument.
extension Redactor {
  /// A query without the secrets that are written in it.
  package mutating func redact(graphQL query: [UInt8]) -> [UInt8] {
    Self.replacing(places(inGraphQL: query), in: query)
  }

  /// The secrets in a query, and what stands for them.
  mutating func places(inGraphQL query: [UInt8]) -> [(range: Range<Int>, text: String)] {
    let rules = rules
    return GraphQLSecrets.all(in: query) { rules.hides(field: $0) }.map { secret in
      let value = String(decoding: query[secret.range], as: UTF8.self)
      return (secret.range, placeholder(for: value, named: secret.name))
    }
  }

  /// The variables of a query whose values are secrets.
  func graphQLVariables(in query: [UInt8]) -> GraphQLVariables {
    GraphQLVariables(in: query) { SecretNames.rule(of: $0, in: .member) != nil || rules.hides(field: $0) }
  }

  /// The values of a query's variables, in JSON, without those that are secrets.
  package mutating func redact(graphQLVariables text: String, of query: String) -> String {
    let bytes = Array(text.utf8)
    let found = places(within: bytes) + places(in: bytes, of: graphQLVariables(in: Array(query.utf8)))
    return String(decoding: Self.replacing(found, in: bytes), as: UTF8.self)
  }

  /// Where secrets stand that are values of such variables, and what stands for them.
  mutating func places(
    in values: [UInt8], of variables: GraphQLVariables
  ) -> [(range: Range<Int>, text: String)] {
    guard !variables.isEmpty, let document = try? JSONDocument(values) else { return [] }
    return variables.secrets(in: document.root).map { secret in
      let value = secret.value.string ?? secret.value.text
      return (secret.value.byteRange, "\"\(placeholder(for: value, named: secret.name))\"")
    }
  }

  /// What stands for the queries of a body in JSON that have secrets in them, and where, with their quotes.
  mutating func redactedQueries(in document: JSONDocument) -> [(range: Range<Int>, text: String)] {
    // What somebody asks is short.
    guard document.root.byteRange.count <= Self.longestQuestion else { return [] }
    return document.members { $0 == "query" }.compactMap { named in
      guard let text = named.member.value.string else { return nil }
      let query = Array(text.utf8)
      let redacted = redact(graphQL: query)
      guard redacted != query else { return nil }
      return (named.member.value.byteRange, JSONString.quoted(String(decoding: redacted, as: UTF8.self)))
    }
  }

  private static let longestQuestion = 1 << 20
}

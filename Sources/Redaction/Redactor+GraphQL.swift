internal import ApusEncodings
internal import ApusJSON

/// Queries in GraphQL, in which a secret may be written as an argument.
extension Redactor {
  /// A query without the secrets that are written in it.
  package mutating func redact(graphQL query: [UInt8]) -> [UInt8] {
    redact(graphQL: query, places: Array(0...query.count), in: query)
  }

  /// The same for one that stands in a URL or in a form, and what is not hidden as it stands there.
  mutating func redact(encodedGraphQL text: String) -> String {
    let bytes = Array(text.utf8)
    var (plain, places): ([UInt8], [Int]) = ([], [])
    var at = 0
    while at < bytes.count {
      places.append(at)
      if bytes[at] == UInt8(ascii: "%"), at + 3 <= bytes.count,
        let byte = Hex.number(of: bytes[at + 1..<at + 3])
      {
        plain.append(UInt8(byte))
        at += 3
      } else {
        plain.append(bytes[at] == UInt8(ascii: "+") ? UInt8(ascii: " ") : bytes[at])
        at += 1
      }
    }
    let redacted = redact(graphQL: plain, places: places + [bytes.count], in: bytes)
    return String(decoding: redacted, as: UTF8.self)
  }

  /// - Parameter places: where each byte of the query stands in `written`, and where the last ends.
  private mutating func redact(graphQL query: [UInt8], places: [Int], in written: [UInt8]) -> [UInt8] {
    let rules = rules
    let secrets = GraphQLSecrets.all(in: query) { rules.hides(field: $0) }
    return Self.replacing(
      secrets.map { secret in
        let value = String(decoding: query[secret.range], as: UTF8.self)
        let range = places[secret.range.lowerBound]..<places[secret.range.upperBound]
        return (range, placeholder(for: value, named: secret.name))
      }, in: written)
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

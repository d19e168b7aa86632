internal import ApusEncodings
internal import ApusJSON

/// A GraphQL query as it stands in a file of requests, with its variables as JSON behind an empty line.
enum GraphQLBody {
  /// The body that is sent.
  static func text(_ lines: [String]) -> String {
    var query = lines
    var variables: JSONDocument?
    // The variables are what comes last and is an object of JSON.
    for (place, line) in lines.enumerated() where line.trimmed.isEmpty {
      let rest = lines[(place + 1)...].joined(separator: "\n")
      guard rest.trimmed.hasPrefix("{"), let document = try? JSONDocument(rest) else { continue }
      query = Array(lines[..<place])
      variables = document
      break
    }
    var members = [JSONValue.Member("query", .string(query.joined(separator: "\n").trimmed))]
    if let root = variables?.root, let value = try? DocumentDecoder().decode(JSONValue.self, from: root) {
      members.append(JSONValue.Member("variables", value))
    }
    return JSONValue.object(members).text
  }
}

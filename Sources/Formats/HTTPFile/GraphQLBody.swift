internal import ApusEncodings
internal import ApusJSON
internal import ApusLanguage

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

  /// The query as it stands in such a file, and its variables behind an empty line; `nil` where reading it back would send
  /// something else, as with the name of an operation.
  static func lines(of body: String) -> [String]? {
    guard let root = try? JSONDocument(body).root, root.kind == .object,
      let value = try? DocumentDecoder().decode(JSONValue.self, from: root),
      case .string(let query)? = value["query"], query.contains("{")
    else { return nil }
    var lines = query.components(of: "\n")
    if let variables = value["variables"] { lines += [""] + indented(variables) }
    return text(lines) == value.text ? lines : nil
  }

  private static func indented(_ value: JSONValue) -> [String] {
    ((try? JSONDocument(value.text))?.indented() ?? value.text).components(of: "\n")
  }
}

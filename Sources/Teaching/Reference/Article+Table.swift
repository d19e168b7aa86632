internal import ApusWords

extension Article {
  /// What a table says of a name.
  ///
  /// - Parameter name: what it is called where the entry is of several.
  init(_ kind: Topics.Kind, _ entry: ReferenceTable.Entry, as name: String? = nil) {
    self.init(
      topic: kind.topic(name ?? entry.name), title: kind.title(of: entry, name ?? entry.name),
      summary: entry.summary,
      points: kind.points(of: entry) + entry.points, source: entry.source,
      example: entry.example ?? kind.example(of: entry.name),
      related: entry.related.isEmpty ? kind.related : entry.related)
  }
}

extension Topics.Kind {
  fileprivate func title(of entry: ReferenceTable.Entry, _ name: String) -> String {
    switch self {
    case .idea, .status: return name
    case .directive: return said("\(name), a cache directive")
    case .cookie:
      return entry.has("prefix")
        ? said("\(name), a beginning of cookies' names") : said("\(name), an attribute of Set-Cookie")
    case .scheme: return said("\(name), an authentication scheme")
    case .coding:
      return entry.has("content") ? said("\(name), a content coding") : said("\(name), a transfer coding")
    case .type: return said("\(name), a media type")
    case .relation: return said("\(name), a link relation")
    case .header: return entry.direction.title(of: name)
    case .method: return said("\(name), a method")
    case .problem: return said("\(name), a problem type")
    case .curl: return "curl \(name), \(entry.traits.joined())"
    case .system: return said("\(name), an error of the system")
    case .oauthError: return said("\(name), an error of OAuth 2")
    case .signError: return said("\(name), an error of AWS")
    case .closing: return said("\(name), a code that closes a WebSocket")
    case .urlsession: return said("\(name), URLError.\(String(entry.traits.last ?? ""))")
    }
  }

  /// What the kind itself has to say of a name.
  fileprivate func points(of entry: ReferenceTable.Entry) -> [String] {
    switch self {
    case .header: Registry.remarks(onField: entry.name)
    case .method:
      MethodEntry.properties(isSafe: entry.has("safe"), isIdempotent: entry.has("idempotent"))
    case .directive:
      entry.has("request")
        ? ["It stands in requests only."] : entry.has("response") ? ["It stands in answers only."] : []
    default: []
    }
  }

  fileprivate func example(of name: String) -> String? {
    self == .relation ? "Link: <https://api.example/x>; rel=\"\(name)\"" : nil
  }

  fileprivate var related: [String] {
    switch self {
    case .relation: ["header Link"]
    case .curl: ["curl 28", "curl 7"]
    default: []
    }
  }
}

extension ReferenceTable.Entry {
  var direction: HeaderEntry.Direction {
    has("request") ? .request : has("response") ? .response : .both
  }
}

internal import ApusClient
internal import ApusEncodings
internal import ApusTeaching

/// What a client may rely on of a header, as far as its name tells.
enum HeaderPromise: Hashable {
  /// That it is there, whatever it says.
  case presence
  /// That it is there, with a number.
  case number
  /// What it says, as it stands there.
  case value(String)
  /// Words that it has: more may come, and none may go.
  case words([String])

  /// - Parameter name: in lower case.
  init(_ name: String, in headers: HeaderFields) {
    let values = headers.values(of: name)
    switch name {
    case "content-type": self = .value(Self.mediaType(values.first ?? ""))
    case "link":
      self = .words(LinkHeader(headers).all.flatMap(\.relations).map { "rel=\($0)" })
    case "www-authenticate", "proxy-authenticate":
      self = .words(values.flatMap(Challenge.all).map(\.scheme).map { $0.lowercased() })
    case "content-location": self = .value(Self.origin(values.first ?? ""))
    case "content-disposition":
      self = .value(HeaderParameters.essence(of: values.first ?? ""))
    case _ where Self.directives.contains(name): self = .words(Self.names(values, partedBy: ";"))
    case _ where Self.lists.contains(name): self = .words(Self.names(values, partedBy: ","))
    case _ where Self.wholes.contains(name):
      self = .value(values.joined(separator: ", ").trimmingBlanks.lowercased())
    default: self = Self.counts(name) && values.first.flatMap(Double.init) != nil ? .number : .presence
    }
  }

  /// Whether a header says by its name that it counts something: `X-Total-Count`, `X-RateLimit-Remaining`.
  private static func counts(_ name: String) -> Bool {
    let counting: Set<Substring> = [
      "count", "total", "limit", "remaining", "pages", "page", "offset", "size",
    ]
    return name.split(separator: "-").contains(where: counting.contains)
  }

  /// Lists whose members have names: the methods of `Allow`, the directives of `Cache-Control`.
  private static let lists: Set<String> = [
    "cache-control", "allow", "access-control-allow-methods", "access-control-allow-headers",
    "access-control-expose-headers", "accept-patch", "accept-post", "permissions-policy",
  ]
  private static let directives: Set<String> = ["strict-transport-security", "content-security-policy"]
  private static let wholes: Set<String> = [
    "access-control-allow-origin", "access-control-allow-credentials", "x-content-type-options",
    "x-frame-options", "referrer-policy", "cross-origin-opener-policy", "cross-origin-embedder-policy",
    "cross-origin-resource-policy",
  ]

  /// The type and its charset. JSON and XML that say nothing are UTF-8.
  private static func mediaType(_ text: String) -> String {
    let type = HeaderParameters.essence(of: text)
    let isUTF8ByItself = type.contains("json") || type.contains("xml")
    let charset = HeaderParameters(of: text)["charset"]?.lowercased()
    guard let charset, !(isUTF8ByItself && ["utf-8", "utf8"].contains(charset)) else { return type }
    return "\(type); charset=\(charset)"
  }

  private static func origin(_ text: String) -> String {
    guard let url = try? WebURL(text) else { return "a place on the same server" }
    return "\(url.scheme)://\(url.authority)"
  }

  /// `max-age` of `max-age=60`, in the order of the text.
  private static func names(_ values: [String], partedBy separator: Character) -> [String] {
    values.flatMap { $0.split(separator: separator) }.map { member in
      String(member.trimmingBlanks.prefix { $0 != "=" && $0 != " " && $0 != ";" }).lowercased()
    }.filter { !$0.isEmpty }
  }
}

internal import APIClient
internal import JSON

/// What two requests must share to be one: method, URL and body, without secrets and without random boundaries.
struct MatchKey: Equatable {
  let method: String
  let url: String
  let body: [UInt8]

  init(_ request: Request, redactor: inout Redactor) throws(BodyProblem) {
    redactor.learn(from: request)
    method = request.method.name
    url = Self.withoutNames(redactor.redact(request.url.showingPlaceholders))
    guard let content = request.body else {
      body = []
      return
    }
    let type = content.contentType ?? request.headers["Content-Type"]
    let fields = RedactedRequest.redacted(content, type: type, &redactor)
    let bytes = redactor.redact(body: try wholeBytes(of: fields), contentType: type)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      body = bytes
      return
    }
    body = Array(Self.withoutNames(Self.withoutBoundary(text, type)).utf8)
  }

  static func == (left: MatchKey, right: MatchKey) -> Bool {
    left.method == right.method && left.url == right.url && left.hasSameBody(as: right)
  }

  /// The bytes, or for JSON the value.
  func hasSameBody(as other: MatchKey) -> Bool {
    if body == other.body { return true }
    guard let one = try? Document(body), let two = try? Document(other.body) else { return false }
    return one.root.sameValue(as: two.root)
  }

  /// A secret's name may be another one at replay.
  private static func withoutNames(_ text: String) -> String {
    text.split(separator: "{{secret:", omittingEmptySubsequences: false).enumerated().map { index, part in
      index == 0 ? String(part) : "{{secret" + part.drop { $0 != "}" }
    }.joined()
  }

  private static func withoutBoundary(_ text: String, _ contentType: String?) -> String {
    guard let contentType, contentType.hasPrefix("multipart/"),
      let mark = contentType.firstRange(of: "boundary=")
    else { return text }
    let boundary = contentType[mark.upperBound...].prefix { $0 != ";" }
    return boundary.isEmpty ? text : text.replacing(boundary, with: "boundary")
  }

  // MARK: Telling the difference

  private var origin: Substring { url[..<path.startIndex] }
  private var path: Substring {
    let start = url.firstRange(of: "://")?.upperBound ?? url.startIndex
    let slash = url[start...].firstIndex(of: "/") ?? url.endIndex
    return url[slash...].prefix { $0 != "?" }
  }
  private var query: [Substring] { url[path.endIndex...].dropFirst().split(separator: "&") }

  /// How much two requests have in common.
  func likeness(to other: MatchKey) -> Int {
    let common = zip(path.split(separator: "/"), other.path.split(separator: "/")).prefix { $0 == $1 }.count
    return (path == other.path ? 100 : 0) + (origin == other.origin ? 20 : 0)
      + (method == other.method ? 10 : 0)
      + (query == other.query ? 5 : 0) + min(common, 4)
  }

  /// In what `asked` differs from this recorded one, for people.
  func difference(from asked: MatchKey) -> String {
    var parts: [String] = []
    if method != asked.method { parts.append("its method is \(method), not \(asked.method)") }
    if origin != asked.origin { parts.append("it went to \(origin), not \(asked.origin)") }
    if path != asked.path { parts.append("its path is \(path), not \(asked.path)") }
    if query != asked.query {
      let only = query.filter { !asked.query.contains($0) }.map { "has \($0)" }
      let missing = asked.query.filter { !query.contains($0) }.map { "lacks \($0)" }
      let words = (only + missing).joined(separator: ", ")
      parts.append(words.isEmpty ? "its query is in another order" : "its query \(words)")
    }
    if !hasSameBody(as: asked) {
      parts.append("its body is another one (\(body.count) and \(asked.body.count) bytes)")
    }
    return parts.joined(separator: "; ")
  }
}

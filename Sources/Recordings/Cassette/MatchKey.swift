package import ApusClient
internal import ApusEncodings
internal import ApusJSON
package import ApusRedaction

/// What two requests must share to be one: method, URL and body, without secrets and without random boundaries.
package struct MatchKey: Equatable {
  package let method: String
  package let url: String
  package let body: [UInt8]

  package init(_ request: Request, redactor: inout Redactor) throws(BodySource.Unreadable) {
    redactor.learn(from: request)
    method = request.method.name
    let spelled = redactor.redact(request.spelledToSign.url.showingPlaceholders)
    url = Self.withoutPluses(Self.withoutNames(spelled))
    guard let content = request.body else {
      body = []
      return
    }
    let type = content.contentType ?? request.headers["Content-Type"]
    let fields = RedactedRequest.redacted(content, type: type, &redactor)
    let bytes = redactor.redact(body: try wholeBytes(of: fields), contentType: type)
    body = Self.withoutNames(Self.withoutBoundary(bytes, type))
  }

  package static func == (left: MatchKey, right: MatchKey) -> Bool {
    left.method == right.method && left.url == right.url && left.hasSameBody(as: right)
  }

  /// The bytes, or for JSON the value.
  package func hasSameBody(as other: MatchKey) -> Bool {
    if body == other.body { return true }
    guard let one = try? JSONDocument(body), let two = try? JSONDocument(other.body) else { return false }
    return one.root.sameValue(as: two.root)
  }

  /// A blank in a query is written in two ways.
  private static func withoutPluses(_ url: String) -> String {
    guard let query = url.firstIndex(of: "?") else { return url }
    return String(url[..<query]) + url[query...].replacing("+", with: "%20")
  }

  private static func withoutNames(_ text: String) -> String {
    String(decoding: withoutNames(Array(text.utf8)), as: UTF8.self)
  }

  /// A secret's name may be another one at replay, and in a form it may be encoded.
  private static func withoutNames(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var at = 0
    while at < bytes.count {
      let canBegin = bytes[at] == UInt8(ascii: "{") || bytes[at] == UInt8(ascii: "%")
      if canBegin, let length = Placeholders.length(at: bytes[at...]) {
        result += "{{secret}}".utf8
        at += length
      } else {
        result.append(bytes[at])
        at += 1
      }
    }
    return result
  }

  /// A form of parts without the line between them, which is another one each time.
  package static func withoutBoundary(_ bytes: [UInt8], _ contentType: String?) -> [UInt8] {
    guard let contentType, contentType.lowercased().hasPrefix("multipart/"),
      let boundary = HeaderParameters(of: contentType)["boundary"], !boundary.isEmpty
    else { return bytes }
    return bytes.replacing(Array(boundary.utf8), with: Array("boundary".utf8))
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
  package func likeness(to other: MatchKey) -> Int {
    let common = zip(path.split(separator: "/"), other.path.split(separator: "/")).prefix { $0 == $1 }.count
    return (path == other.path ? 100 : 0) + (origin == other.origin ? 20 : 0)
      + (method == other.method ? 10 : 0)
      + (query == other.query ? 5 : 0) + min(common, 4)
  }

  /// In what `asked` differs from this recorded one, for people.
  package func difference(from asked: MatchKey) -> String {
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

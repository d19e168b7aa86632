internal import ApusEncodings
internal import ApusJSON
internal import ApusPractice
internal import ApusRecordings

/// What was asked for an answer: written down as it was sent, or with gaps in which anything may stand.
package struct RecordedRequest: Sendable {
  let method: String
  /// Decoded, and with gaps.
  let path: GapText
  /// As it was sent; `nil` where only the path with its gaps is known.
  let sentPath: String?
  let query: [(name: String, value: GapText)]
  /// `nil` where any will do.
  let body: [UInt8]?

  /// - Parameter path: still percent-encoded.
  package init(
    _ method: String, _ path: String, pattern: String? = nil, query: [(name: String, value: String)] = [],
    body: [UInt8]? = []
  ) {
    self.method = method
    sentPath = pattern == nil && path.contains("{{") ? nil : PercentEncoding.decode(path)
    self.path = GapText(pattern ?? PercentEncoding.decode(path))
    self.query = query.map { ($0.name, GapText($0.value)) }
    self.body = body
  }

  /// How it is told: method, path, and the query where there is one.
  var name: String {
    let pairs = query.map { "\($0.name)=\($0.value.text)" }.joined(separator: "&")
    return "\(method) \(path.text)" + (pairs.isEmpty ? "" : "?" + pairs)
  }

  func isSentTo(_ path: String) -> Bool { sentPath == path }

  /// What stands in the gaps of a path; `nil` where it is another one. A gap ends at the next slash.
  func values(inPath asked: String) -> [(name: String, value: String)]? {
    if isSentTo(asked) && !path.hasGaps { return [] }
    let (own, other) = (Self.segments(path.text), Self.segments(asked))
    guard own.count == other.count else { return nil }
    var values: [(name: String, value: String)] = []
    for (pattern, segment) in zip(own, other) {
      guard let found = Self.values(of: pattern, in: segment) else { return nil }
      values += found
    }
    return values
  }

  /// What stands in all of its gaps, of path, query and body.
  func values(in asked: MockRequest) -> [(name: String, value: String)] {
    var values = values(inPath: PercentEncoding.decode(asked.path)) ?? []
    for (name, value) in query where value.hasGaps {
      values +=
        asked.query.lazy.filter { $0.name == name }.compactMap { value.values(in: $0.value) }.first ?? []
    }
    guard let body, !asked.body.isEmpty else { return values }
    if let own = try? JSONDocument(body), let other = try? JSONDocument(asked.body) {
      return values + GapDocument(own.root).values(in: other.root)
    }
    let text = GapText(String(decoding: body, as: UTF8.self))
    return values + (text.hasGaps ? text.values(in: String(decoding: asked.body, as: UTF8.self)) ?? [] : [])
  }

  /// What stands in the gaps of a part of a path, which is never nothing.
  private static func values(of pattern: String, in segment: String) -> [(name: String, value: String)]? {
    GapText(pattern).values(in: segment).flatMap { $0.allSatisfy { !$0.value.isEmpty } ? $0 : nil }
  }

  private static func segments(_ path: String) -> [String] {
    path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
  }

  /// Whether this answers what is asked by that method.
  func takes(_ asked: String) -> Bool { method == asked || (method == "GET" && asked == "HEAD") }

  // MARK: Query and body

  /// Why it is another request than what is asked, in words; `nil` when it is not. Where two paths differ, nothing else
  /// is said.
  func difference(from asked: MockRequest) -> String? {
    let path = PercentEncoding.decode(asked.path)
    guard values(inPath: path) != nil else { return pathDifference(path) }
    guard takes(asked.method) else { return "its method is \(method), not \(asked.method)" }
    return queryDifference(asked.query)
      ?? bodyDifference(MatchKey.withoutBoundary(asked.body, asked.field("Content-Type")))
  }

  private func pathDifference(_ asked: String) -> String {
    let (own, other) = (Self.segments(path.text), Self.segments(asked))
    guard own.count == other.count else {
      return "its path is \(own.count < other.count ? "shorter" : "longer")"
    }
    let pair = zip(own, other).first { Self.values(of: $0, in: $1) == nil }
    return pair.map { "its path has \($0.isEmpty ? "nothing" : $0), not \($1.isEmpty ? "nothing" : $1)" }
      ?? "its path is another one"
  }

  /// How much it has in common with what is asked.
  func likeness(to asked: MockRequest) -> Int {
    let path = PercentEncoding.decode(asked.path)
    let (own, other) = (Self.segments(self.path.text), Self.segments(path))
    let alike = zip(own, other).prefix(9).map { own, other in
      if GapText(own).values(in: other) != nil { return 3 }
      return NearestWord.find(other, among: [own]) == nil ? 0 : 2
    }
    return (values(inPath: path) == nil ? 0 : 100) + (takes(asked.method) ? 20 : 0)
      + alike.reduce(0, +) - min(abs(own.count - other.count), 9)
      + (queryDifference(asked.query) == nil ? 1 : 0)
  }

  private func queryDifference(_ asked: [(name: String, value: String)]) -> String? {
    var left = asked
    for (name, value) in query {
      if let place = left.firstIndex(where: { $0.name == name && value.values(in: $0.value) != nil }) {
        left.remove(at: place)
      } else if let other = left.first(where: { $0.name == name }) {
        return "\(name) is \(value.text) there, not \(other.value)"
      } else {
        return "its query has \(name), which was not sent"
      }
    }
    return left.first.map { "its query has no \($0.name)" }
  }

  private func bodyDifference(_ asked: [UInt8]) -> String? {
    guard let body, body != asked else { return nil }
    guard !asked.isEmpty else { return "its body is not empty" }
    if body.isEmpty { return "it has no body" }
    guard let own = try? JSONDocument(body), let other = try? JSONDocument(asked) else {
      let text = GapText(String(decoding: body, as: UTF8.self))
      let isSame = text.hasGaps && text.values(in: String(decoding: asked, as: UTF8.self)) != nil
      return isSame ? nil : "its body is another one"
    }
    return GapDocument(own.root).difference(from: other.root)
  }
}

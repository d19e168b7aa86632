internal import ApusClient
internal import ApusEncodings
internal import ApusJSON
internal import ApusRedaction

/// The requests of a session that ask one endpoint: the same method, and a path of which only values differ.
struct RequestFamily: Sendable {
  /// A segment of the path: always the same, or a value under a name.
  enum Segment: Sendable, Hashable {
    case text(String)
    case value(String)
  }

  let segments: [Segment]
  /// The request that was named comes first.
  let members: [any SeenExchange]
  private let basePath: String

  init(of seen: any SeenExchange, among all: [any SeenExchange], under basePath: String) {
    self.basePath = basePath
    let own = seen.segments(under: basePath)
    // All queries in GraphQL have one path, and each has an answer of its own.
    let query = GraphQLQuestion(seen.exchange.request)?.query
    let alike = all.filter { other in
      other !== seen && other.exchange.response != nil && other.isAsked(like: seen)
        && other.exchange.request.url.path.isUnder(basePath)
        && other.segments(under: basePath).count == own.count
        && GraphQLQuestion(other.exchange.request)?.query == query
    }
    let isValue = Self.placesOfValues(in: seen, alike, under: basePath)
    let members =
      [seen]
      + alike.filter { other in
        zip(zip(other.segments(under: basePath), own), isValue).allSatisfy { $0.0 == $0.1 || $1 }
      }
    segments = own.indices.map { place in
      guard isValue[place] else { return .text(own[place]) }
      let said = members.lazy.compactMap { $0.identifier(saying: $0.segments(under: basePath)[place]) }.first
      return .value(said ?? Self.name(ofValueAt: place, in: own, isValue))
    }
    self.members = members
  }

  /// For each segment whether it is a value: by its looks, because the answer says it again, or because two
  /// requests that were answered alike differ in it alone.
  private static func placesOfValues(
    in seen: any SeenExchange, _ alike: [any SeenExchange], under basePath: String
  ) -> [Bool] {
    let own = seen.segments(under: basePath)
    var isValue = seen.saysValues(under: basePath)
    if seen.success == nil {
      // What was refused is like what was answered.
      for other in alike where other.success != nil {
        let theirs = other.segments(under: basePath)
        let says = other.saysValues(under: basePath)
        guard own.indices.allSatisfy({ own[$0] == theirs[$0] || isValue[$0] || says[$0] }) else { continue }
        isValue = zip(isValue, says).map { $0 || $1 }
      }
    }
    for other in alike where other.answersLike(seen) {
      let differing = zip(other.segments(under: basePath), own).enumerated().filter {
        $0.element.0 != $0.element.1 && !isValue[$0.offset]
      }
      // What comes first tells resources apart.
      if differing.count == 1, let place = differing.first?.offset, place > 0 { isValue[place] = true }
    }
    return isValue
  }

  /// What the members have at a place of the path, decoded; the named one's first.
  func values(at place: Int) -> [String] {
    members.compactMap { seen in
      let segments = seen.segments(under: basePath)
      return segments.indices.contains(place) ? PercentEncoding.decode(segments[place]) : nil
    }
  }

  /// The members that were answered with a success.
  var successes: [any SeenExchange] { members.filter { $0.exchange.response?.isSuccess == true } }

  /// `user` in `/users/octocat`, `userId` in `/users/7`.
  private static func name(ofValueAt place: Int, in segments: [String], _ isValue: [Bool]) -> String {
    guard place > 0, !isValue[place - 1] else { return "value" }
    let before = segments[place - 1]
    let one = before.asOne
    guard one != before, segments[place].allSatisfy(\.isNumber) else { return one }
    return one + "_id"
  }
}

extension RequestFamily {
  /// A name for the endpoint's type: `User`, `UserRepos`, `CreateGist`.
  var endpointName: String {
    let method = members.first?.exchange.request.method.name ?? "GET"
    let verbs = [
      "GET": "", "POST": "create", "PUT": "replace", "PATCH": "update", "DELETE": "delete", "HEAD": "check",
    ]
    var words = [verbs[method] ?? method.lowercased()]
    for (place, segment) in segments.enumerated() {
      guard case .text(let text) = segment else { continue }
      let isLast = place == segments.count - 1
      let isOfOne = isLast ? method == "POST" : !segments[place + 1].isText
      // What follows may be a secret: `x;password=…`.
      let name = String(text.prefix { $0 != ";" })
      words.append(isOfOne ? name.asOne : name)
    }
    let name = words.filter { !$0.isEmpty }.joined(separator: "-")
    return name.isEmpty ? "root" : name
  }
}

extension RequestFamily.Segment {
  var isText: Bool { if case .text = self { true } else { false } }
}

extension SeenExchange {
  /// The path's segments behind a base, as they were sent.
  fileprivate func segments(under basePath: String) -> [String] {
    exchange.request.url.segments(under: basePath)
  }

  /// For each segment whether it is a value: by its looks, because a token or a secret of the request stands in it,
  /// or because the answer says it again.
  fileprivate func saysValues(under basePath: String) -> [Bool] {
    var redactor = Redactor()
    redactor.learn(from: exchange.request)
    let tokens = exchange.request.url.segmentsHidingTokens(under: basePath, &redactor)
    return zip(segments(under: basePath), tokens).map { segment, token in
      token != nil || segment.looksLikeData || identifier(saying: segment) != nil
    }
  }

  fileprivate func isAsked(like other: any SeenExchange) -> Bool {
    exchange.request.method == other.exchange.request.method
      && exchange.request.url.origin == other.exchange.request.url.origin
  }

  /// Whether two answers look as though one endpoint had made them.
  fileprivate func answersLike(_ other: any SeenExchange) -> Bool {
    guard let own = success, let their = other.success, own.kind == their.kind else { return false }
    guard own.kind == .object else { return own.kind == .array }
    let keys = Set(own.members.map(\.name))
    let others = Set(their.members.map(\.name))
    return keys.intersection(others).count * 2 >= max(1, min(keys.count, others.count))
  }

  /// The key under which the answer itself says a segment of its path: `login` for `octocat`, and `owner` where
  /// `owner.login` says it.
  fileprivate func identifier(saying segment: String) -> String? {
    guard let root = success, let object = root.kind == .array ? root[0] : root else { return nil }
    let text = PercentEncoding.decode(segment)
    if let key = object.identifyingKey(saying: text) { return key }
    return object.members.first { $0.value.identifyingKey(saying: text) != nil }?.name
  }
}

extension Node {
  private static let identifying: Set<String> = [
    "id", "login", "slug", "key", "code", "uuid", "guid", "number", "username", "handle", "sha", "name",
    "status",
  ]

  fileprivate func identifyingKey(saying text: String) -> String? {
    members.first { member in
      (Self.identifying.contains(member.name) || member.name.hasSuffix("_id"))
        && (member.value.string == text || member.value.kind == .integer && member.value.text == text)
    }?.name
  }
}

extension String {
  /// Whether a segment of a path is a value, by its looks: a number, a UUID, a hash, anything encoded.
  fileprivate var looksLikeData: Bool {
    let digits = utf8.count { $0 &- 0x30 < 10 }
    if contains("%") || Double(self) != nil || StringFormat(Array(utf8)[...]) != nil { return true }
    let isWord = utf8.allSatisfy { $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26 }
    let isHexadecimal = allSatisfy(\.isHexDigit)
    return isWord && (isHexadecimal && digits > 0 && count >= 7 || digits > 1 && count >= 10)
  }

  /// `user` for `users`; a word that is none of several stays.
  fileprivate var asOne: String {
    let one = SwiftName.singular(self)
    return one.hasSuffix("Item") && !hasSuffix("Item") ? self : one
  }
}

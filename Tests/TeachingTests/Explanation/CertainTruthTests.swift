import ApusClient
import ApusPacingTestSupport
import ApusRandomTestSupport
import Foundation
import Testing

@testable import ApusTeaching

/// Nothing that is said to be certain contradicts the requests that went out, whatever they were.
@Suite("What is certain", .paced)
struct CertainTruthTests {
  private static let places = [
    "http://a.test/x", "http://a.test/y?q=1", "https://b.test/x", "http://c.test:8080/",
  ]
  private static let challenges = [
    "Basic realm=\"x\"", "Bearer error=\"invalid_token\"",
    "Bearer realm=\"a\", error=\"invalid_token\", error_description=\"it is over\"",
    "Bearer error=\"insufficient_scope\", scope=\"repo\"", "Digest realm=\"x\", nonce=\"n\"", "Strange x=y",
  ]

  private func fields(_ random: inout SeededGenerator) -> HeaderFields {
    var fields: [HeaderField] = []
    if random.flip(0.3) { fields.append(HeaderField(name: "Authorization", value: Secret("Bearer abc"))) }
    if fields.isEmpty, random.flip(0.3) {
      fields.append(HeaderField(name: "Authorization", value: .basic(user: "u", password: Secret("bad"))))
    }
    if random.flip(0.3) { fields.append(HeaderField(name: "Cookie", value: Secret("a=b"))) }
    if random.flip(0.2) { fields.append(HeaderField(name: "X-Api-Key", value: Secret("k"))) }
    if random.flip(0.2) { fields.append(HeaderField(name: "Range", value: "bytes=0-9")) }
    if random.flip(0.2) { fields.append(HeaderField(name: "If-None-Match", value: "\"a\"")) }
    return HeaderFields(fields)
  }

  private func hop(_ isLast: Bool, _ fails: Bool, _ random: inout SeededGenerator) throws -> Hop {
    let method = random.pick([HTTPMethod.get, .post, .put, .head])
    let sent = SentRequest(
      method: method, url: try WebURL(random.pick(Self.places)), headers: fields(&random),
      bodyByteCount: method == .post ? random.below(2) * 5 : 0,
      withheld: ["Authorization", "Cookie", "X-Mine"].filter { _ in random.flip(0.2) })
    var headers: HeaderFields = ["Content-Type": "application/json"]
    let status =
      isLast
      ? random.pick([200, 206, 304, 400, 401, 403, 404, 407, 429, 503]) : random.pick([301, 302, 303, 307])
    if !isLast { headers = headers.adding("Location", "/") }
    if [401, 407].contains(status) {
      headers = headers.adding("WWW-Authenticate", random.pick(Self.challenges))
    }
    if random.flip(0.3) {
      headers = headers.adding("Set-Cookie", random.pick(["a=1", "b=2; Domain=example.com"]))
    }
    if [429, 503].contains(status) { headers = headers.adding("Retry-After", "3") }
    let head = isLast && fails ? nil : ResponseHead(version: "HTTP/1.1", status: status, headers: headers)
    return Hop(sent: sent, response: head)
  }

  private func exchange(_ fails: Bool, _ random: inout SeededGenerator) throws -> Exchange {
    let count = 1 + random.below(3)
    let hops = try (0..<count).map { try hop($0 == count - 1, fails, &random) }
    let first = try #require(hops.first).sent
    let headers = random.flip(0.5) ? first.headers : first.headers.removing("Cookie")
    return Exchange(
      request: Request(method: first.method, url: first.url, headers: headers),
      startedAt: Date(timeIntervalSince1970: 0), hops: hops,
      body: ReceivedBody(bytes: fails ? [] : Array("{}".utf8)))
  }

  @Test("contradicts no request of two thousand generated exchanges", arguments: 0..<4)
  func generated(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var checked: [String: Int] = [:]
    for _ in 0..<500 {
      let exchange = try exchange(false, &random)
      let incident = Incident(line: "get /", exchange: exchange, transportFailure: nil)
      for fact in FactFinders.facts(in: exchange) { check(fact.text, exchange, &checked) }
      if let failure = incident.failure { check(failure.message, exchange, &checked) }
    }
    for claim in Claim.allCases {
      #expect(checked[claim.rawValue, default: 0] > 0, "\(claim) was never made")
    }
  }

  @Test("of a failure contradicts no request that went out before it")
  func failures() throws {
    var random = SeededGenerator(seed: 5)
    for entry in CodeEntry.all {
      for _ in 0..<20 {
        let exchange = try exchange(true, &random)
        let failure = Incident.Failure(entry.code, "it failed")
        let incident = Incident(line: "get /", exchange: exchange, failure: failure)
        for fact in FailureFacts(failure, incident).seen {
          let saysNothingWasSent =
            fact.text.hasPrefix("Nothing was sent") || fact.text.hasPrefix("No connection")
            || fact.text.contains("nothing of the request was sent") && !fact.text.hasPrefix("At ")
          guard [.connect, .time].contains(entry.code.stage) else { continue }
          #expect(!(saysNothingWasSent && exchange.hops.count > 1), "\(entry.code): \(fact.text)")
        }
      }
    }
  }

  private enum Claim: String, CaseIterable {
    case bare = "The request carried no credential"
    case nowhereElse = ", and nowhere else."
    case stayed = " stayed behind: "
    case became = " became "
    case noToken = "none was sent in Authorization"
    case invalid = "The server says that the token is not valid."
    case ownCookie = "A Cookie line of the request went along."
    case jar = "Cookies that were kept from before went along."
    case refused = "u was sent by Basic and refused"
    case nobody = "this needs a credential"
    case unasked = "a part that nobody asked for"
  }

  private func check(_ text: String, _ exchange: Exchange, _ checked: inout [String: Int]) {
    guard let last = exchange.hops.last?.sent else { return }
    let scheme = last.headers.first("Authorization").map {
      AuthScheme.pair(in: $0) == nil ? "Bearer" : "Basic"
    }
    for claim in Claim.allCases where text.contains(claim.rawValue) {
      checked[claim.rawValue, default: 0] += 1
      let holds =
        switch claim {
        case .bare:
          !last.headers.contains("Authorization") && !last.headers.contains("X-Api-Key")
            && (text.contains("in a header of its own") || !last.headers.contains("Cookie"))
        case .nowhereElse: onlyThere(text, exchange)
        case .stayed: stayedBehind(text, exchange)
        case .became:
          zip(exchange.hops, exchange.hops.dropFirst()).contains { before, after in
            text.hasPrefix("\(before.sent.method) became \(after.sent.method)")
              && (!text.contains("without its body") || before.sent.bodyByteCount > 0)
          }
        case .noToken: scheme != "Bearer"
        case .invalid: scheme == "Bearer"
        case .ownCookie: exchange.request.headers.contains("Cookie") && sentCookie(exchange)
        case .jar: !exchange.request.headers.contains("Cookie") && sentCookie(exchange)
        case .refused: scheme == "Basic"
        case .nobody: scheme != "Basic"
        case .unasked: !last.headers.contains("Range")
        }
      #expect(holds, "\(text)")
    }
  }

  private func sentCookie(_ exchange: Exchange) -> Bool {
    exchange.hops.contains { $0.sent.headers.contains("Cookie") }
  }

  private func onlyThere(_ text: String, _ exchange: Exchange) -> Bool {
    let listed = text.components(separatedBy: " went to ").first?.components(separatedBy: ", ") ?? []
    return listed.allSatisfy { name in
      Set(exchange.hops.filter { $0.sent.headers.contains(name) }.map(\.sent.url.origin)).count == 1
    }
  }

  /// Somewhere on the way what is named was held back, and did not go.
  private func stayedBehind(_ text: String, _ exchange: Exchange) -> Bool {
    let names = text.components(separatedBy: " stayed behind").first?.components(separatedBy: ", ") ?? []
    return exchange.hops.dropFirst().contains { hop in
      names.allSatisfy { hop.sent.withheld.contains($0) && !hop.sent.headers.contains($0) }
    }
  }
}

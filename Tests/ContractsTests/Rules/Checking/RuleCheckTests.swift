import ApusClient
import ApusLanguage
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusContracts

/// An exchange of a test.
func exchange(
  _ body: String, status: Int = 200, headers: HeaderFields = ["Content-Type": "application/json"],
  _ timing: Timing = Timing(total: .milliseconds(100))
) throws -> Exchange {
  let request = Request(url: try WebURL("http://h/"))
  let hop = Hop(
    sent: SentRequest(method: .get, url: request.url, headers: [:]),
    response: ResponseHead(version: "HTTP/1.1", status: status, headers: headers), timing: timing)
  return Exchange(
    request: request, startedAt: Date(timeIntervalSince1970: 0), hops: [hop],
    body: ReceivedBody(bytes: Array(body.utf8)))
}

@Suite("What rules promise of an answer", .paced)
struct RuleCheckTests {
  private func found(
    _ rule: String, _ answer: Exchange, earlier: Exchange? = nil, samples: [Exchange] = []
  ) throws -> [String] {
    let scope = LoneAnswer(
      JudgedAnswer(answer), earlier: earlier.map { JudgedAnswer($0) },
      variables: Variables(["id": .text("7")]))
    return try RuleCheck(scope, samples: samples).breaches(of: Rules([Rule(rule)])).map(\.found)
  }

  @Test(
    "of its status",
    arguments: [
      ("status 200, 201", true), ("status 2xx", true), ("status 404", false), ("status 100..204", true),
      ("status < 300", true), ("status >= 300", false), ("status ignore", true),
    ])
  func statuses(_ rule: String, _ holds: Bool) throws {
    #expect(try found(rule, exchange("{}")) == (holds ? [] : ["status 200"]))
  }

  @Test(
    "of the elements of a list that is empty now, beside an earlier answer",
    arguments: [
      (".items[*].sku type", true), (".items[*].sku re /^A/", true), (".items[].sku type string", true),
      (".items[*].sku > 1", true), (".items[*].sku shape", true), (".items[*].sku exact", false),
      (".items[*].sku", false), (".gone[*].sku type", false), (".items[0].sku type", false),
      (".id type", false),
    ])
  func noElements(_ rule: String, _ holds: Bool) throws {
    let (old, new) = (try exchange(#"{"id": 1, "items": [{"sku": "A"}]}"#), try exchange(#"{"items": []}"#))
    #expect(try found(rule, new, earlier: old).isEmpty == holds)
    let (list, none) = (try exchange(#"[{"sku": "A"}]"#), try exchange("[]"))
    if rule == ".items[*].sku type" { #expect(try found(".[*].sku type", none, earlier: list).isEmpty) }
    if rule == ".items[*].sku > 1" { #expect(try !found(rule, new).isEmpty) }
    // A list that still has elements has none that may be left out.
    #expect(try !found(".items[*].sku type", exchange(#"{"items": [{}]}"#), earlier: old).isEmpty)
  }

  @Test(
    "of its headers",
    arguments: [
      ("header etag", true), ("header ETag == '\"x\"'", true), ("header age absent", true),
      ("header age", false),
      ("header age ignore", true), ("header age optional", true), ("header etag absent", false),
      ("header vary contains Accept", true), ("header vary re /^b/", false), ("header n 0..50", true),
      ("header n > 9", true), ("header n > 100", false), ("header etag one of a, b", false),
      ("header vary len 6", true), ("header age optional, > 9", true), ("header n optional, > 100", false),
      ("header id same as {{id}}", true), ("header n same as .n", true),
    ])
  func headers(_ rule: String, _ holds: Bool) throws {
    let answer = try exchange(
      #"{"n": 48}"#,
      headers: ["ETag": "\"x\"", "Vary": "Accept", "N": "48", "Id": "7", "Content-Type": "application/json"])
    #expect(try found(rule, answer).isEmpty == holds)
  }

  @Test(
    "of its body as text",
    arguments: [
      ("body contains Welcome", true), ("body re /^<h1>/", true), ("body len < 100", true), ("body", true),
      ("body contains Maintenance", false), ("body absent", false),
    ])
  func bodies(_ rule: String, _ holds: Bool) throws {
    #expect(
      try found(rule, exchange("<h1>Welcome</h1>", headers: ["Content-Type": "text/html"])).isEmpty == holds)
  }

  @Test(
    "of its time, in all and by phases",
    arguments: [
      ("time < 200 ms", true), ("time > 1 s", false), ("time connect < 50 ms", true),
      ("time connect < 5 ms", false),
      ("time dns < 1 ms", true), ("time first-byte < 45 ms", false), ("time first-byte <= 50 ms", true),
    ])
  func times(_ rule: String, _ holds: Bool) throws {
    var timing = Timing(total: .milliseconds(100))
    timing.connect = .milliseconds(10)
    timing.wait = .milliseconds(40)
    #expect(try found(rule, exchange("{}", timing)).isEmpty == holds)
    #expect(try found("time tls < 1 s", exchange("{}")) == ["no such time"])
  }

  @Test("of a share of many, which nobody knows before there are as many")
  func percentiles() throws {
    let samples = try (1...20).map { try exchange("{}", Timing(total: .milliseconds($0 * 10))) }
    let rule = "p95 time < 190 ms of 20"
    #expect(try found(rule, samples[0], samples: samples) == ["190 ms of 20"])
    #expect(try found("p95 time <= 190 ms of 20", samples[0], samples: samples).isEmpty)
    #expect(try found(rule, samples[0]).isEmpty)
  }

  @Test("beside an earlier answer, which there has to be")
  func earlier() throws {
    let old = try exchange(
      #"{"id": 1, "nick": null}"#, headers: ["A": "1", "Content-Type": "application/json"])
    let new = try exchange(
      #"{"id": 2, "nick": "n"}"#, headers: ["A": "2", "Content-Type": "application/json"])
    #expect(try found(".id type", new, earlier: old).isEmpty)
    #expect(try found(".nick type", new, earlier: old) == [#""n""#])
    #expect(try found(".nick type string or null", new, earlier: old).isEmpty)
    #expect(try found("header a exact", new, earlier: old) == [#""2""#])
    #expect(try found("status exact", new, earlier: old).isEmpty)
    #expect(try found(".id exact", new) == ["there is no earlier answer to compare with"])
  }

  @Test("and what is wrong with a rule itself is found too")
  func wrongRules() throws {
    #expect(try found(".a == {{nobody}}", exchange(#"{"a": 1}"#)) == ["there is no variable named nobody"])
    #expect(
      try found(".a shape Nobody", exchange(#"{"a": 1}"#)) == ["there is no type and no shape named Nobody"])
  }

  @Test("of a whole file are about answers that have it, or had it")
  func wholeFile() throws {
    func found(_ rule: String, _ body: String, earlier: String) throws -> [String] {
      let scope = LoneAnswer(JudgedAnswer(try exchange(body)), earlier: JudgedAnswer(try exchange(earlier)))
      return try RuleCheck(scope).breaches(of: Rules(ofFile: [Rule(rule)])).map(\.found)
    }
    #expect(try found(".a > 1", "{}", earlier: "{}").isEmpty)
    #expect(try found(".a > 1", #"{"a": 1}"#, earlier: "{}") == ["1"])
    #expect(try found(".a > 1", "{}", earlier: #"{"a": 2}"#) == ["nothing there"])
    #expect(try found("header etag", "{}", earlier: "{}").isEmpty)
    #expect(try found("status 404", "{}", earlier: "{}") == ["status 200"])
  }

  @Test("ends in a finding with the rule and its line")
  func findings() throws {
    let rule = try Rule(".count 0..1000", line: 12)
    let breach = try #require(
      try RuleCheck(LoneAnswer(JudgedAnswer(exchange(#"{"count": 2000}"#)))).breaches(of: Rules([rule])).first
    )
    #expect(Finding(breach).lines == ["- .count 0..1000  (rule, line 12)", "+ 2000"])
  }
}

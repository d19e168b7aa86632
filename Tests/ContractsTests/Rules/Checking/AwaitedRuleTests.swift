import ApusClient
import ApusJSON
import ApusLanguage
import ApusPacingTestSupport
import Testing

@testable import ApusContracts

@Suite("What is waited for", .paced)
struct AwaitedRuleTests {
  private static let secret = "{{secret:token}}"

  private func holds(
    _ rule: String, in body: String = #"{"token": "\#(Self.secret)", "state": "done"}"#,
    hiding isHiding: Bool = true, watching value: String? = nil
  ) throws -> Bool? {
    // Such a placeholder on a line is a variable, which stands for itself where nobody knows the secret.
    let variables = Variables(["secret:token": .text(Self.secret)])
    let scope = LoneAnswer(JudgedAnswer(try exchange(body)), variables: variables) {
      isHiding && $0.contains("{{secret:")
    }
    let watched = try value.map { try JSONDocument($0).root }
    return try AwaitedRule(rule, at: 0..<rule.utf8.count).holds(in: scope, watching: watched)
  }

  @Test(
    "holds or not where that can be told",
    arguments: [
      (".state == \"done\"", true), (".state == \"new\"", false), (".none", false), (".token", true),
      (".token absent", false), (".state re /^d/", true), ("status 200", true),
      (".token re /^tok/, type array", false), (".token != null", true), (".token == null", false),
      (".token == \"\(secret)\"", true), (".token != \"\(secret)\"", false),
    ])
  func known(_ rule: String, _ expected: Bool) throws { #expect(try holds(rule) == expected) }

  @Test(
    "is not known where a placeholder stands for the secret that it is about",
    arguments: [
      ".token re /^tok/", ".token == \"x\"", ".token > null", ".token len 3..", "body contains tok",
      ".state re /^d/, one of \"done\"", "@.token == 'x'", "@ == 'x'", "@.*",
      "@['state'] == 'new'", "@.state == $.token",
    ])
  func hidden(_ rule: String) throws {
    #expect(try holds(rule) == (rule.hasPrefix(".state") ? true : nil))
    #expect(try holds(rule, hiding: false) != nil)
  }

  @Test(
    "is known of a filter that names other places alone",
    arguments: [
      ("@.state == 'done'", true), ("?@.state == 'new'", false), ("!@.gone", true),
      ("@.state == 'done' && @.gone", false), ("@.data.state == 1", false),
    ])
  func aside(_ rule: String, _ expected: Bool) throws {
    #expect(try holds(rule) == expected)
    let list = #"{"state": "done", "data": [{"token": ["\#(Self.secret)"]}]}"#
    #expect(try holds(rule, in: list) == expected)
    // Where a key stands for something there is no telling what is named.
    #expect(try holds(rule, in: #"{"state": "done", "\#(Self.secret)": 1}"#) == nil)
    #expect(try holds(rule, in: #"["\#(Self.secret)"]"#) == nil)
  }

  @Test("a filter may mean the value that is watched, and an answer without a body is none yet")
  func filters() throws {
    #expect(try holds("@ > 10", in: "{}", watching: "11") == true)
    #expect(try holds("@ > 10", in: "{}", watching: "9") == false)
    #expect(try holds("@.a == 1", in: "") == false)
    #expect(try holds(".a == 1", in: "") == false)
  }

  @Test("is refused where it is none", arguments: [".a ~ 1", "p95 time < 1s of 5", "@.a =="])
  func refused(_ rule: String) {
    #expect(throws: LineProblem.self) { try AwaitedRule(rule, at: 0..<rule.utf8.count) }
  }
}

import Testing

@testable import ApusContracts
@testable import ApusSessionExports

@Suite("Rules of Pact")
struct PactRuleTests {
  private func rule(_ line: String) throws -> PactRule? {
    PactRule(try #require(ScriptCheck(line: "expect " + line)?.promises.first))
  }

  @Test("a rule becomes a matcher where Pact has a word for it")
  func matchers() throws {
    #expect(try rule(".a type integer") == .kind("integer"))
    #expect(try rule(".a type string") == .type)
    #expect(try rule(".a re /^[A-Z]$/") == .regex("^[A-Z]$"))
    #expect(try rule(".a len 1..5") == .length(least: "1", most: "5"))
    #expect(try rule(".a contains \"x\"") == .include("x"))
    #expect(try rule(".a one of \"a.b\", \"c\"") == .regex("^(a\\.b|c)$"))
    #expect(try rule(".a == 1") == .equality)
  }

  @Test(
    "where it has none there is none",
    arguments: [".a > 3", ".a type string?", ".a one of 1, 2", ".a absent", ".a len > 1", ".a == {{id}}"])
  func others(line: String) throws { #expect(try rule(line) == nil) }

  @Test("a matcher is JSON, its pattern as it is")
  func text() {
    #expect(
      PactRule.regex("a\"").text
        == "{\"matchers\":[{\"match\":\"regex\",\"regex\":\"a\\\"\"}],\"combine\":\"AND\"}")
    #expect(PactRule.length(least: "1", most: nil).text.contains("{\"match\":\"type\",\"min\":1}"))
  }
}

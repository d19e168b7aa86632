import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Short words for lines", .paced)
struct AliasesTests {
  private let aliases: Aliases = {
    var aliases = Aliases()
    aliases["ll"] = "table --first 20"
    aliases["item"] = "get /items/{{1}}"
    aliases["move"] = "put /items/{{2}} from={{1}}"
    aliases["it"] = "item"
    aliases["head"] = "head --follow"
    aliases["a"] = "b"
    aliases["b"] = "a x"
    aliases["n"] = "get / | wc -l"
    return aliases
  }()

  @Test(
    "are replaced by what they stand for, with the words behind them at their places or at the end",
    arguments: [
      ("ll", "table --first 20"), ("ll .items name", "table --first 20 .items name"),
      ("  ll .a", "table --first 20 .a"), ("item 5", "get /items/5"),
      ("item 'a b' q==1", "get /items/'a b' q==1"),
      ("move 1 2 X-A:b", "put /items/2 from=1 X-A:b"), ("item 5 | jq .", "get /items/5 | jq ."),
      ("n", "get / | wc -l"),
      ("it 7", "get /items/7"), ("head /", "head --follow /"), ("a", "a x"), ("lll", "lll"), ("LL", "LL"),
      ("post / ll", "post / ll"), ("", ""), ("# ll", "# ll"),
    ])
  func lines(_ typed: String, _ expected: String) throws {
    #expect(try aliases.expanded(typed) == expected)
  }

  @Test("are refused with too few words, with what they take")
  func tooFew() throws {
    #expect(throws: LineProblem.self) { try aliases.expanded("move 1") }
    do {
      _ = try aliases.expanded(" item")
      Issue.record("a word is missing")
    } catch {
      #expect(error.message == "`item` takes a word behind it: item {{1}}" && error.range == 1..<5)
    }
  }

  @Test("have their places in braces read like names, and only an alias gives them a value")
  func places() throws {
    #expect(Words("alias item = get /items/{{1}}").problems.isEmpty)
    #expect(throws: LineProblem.self) { try Variables().value(of: "1", at: 0..<1) }
  }

  @Test("are completed as what they stand for, where their words come at the end")
  func completing() {
    #expect(aliases.completed("ll .it") == "table --first 20 .it")
    #expect(
      aliases.completed("item 5") == nil && aliases.completed("ll") == nil && aliases.completed("x") == nil)
  }
}

import ApusAnswers
import ApusClient
import ApusJSON
import ApusLanguage
import ApusPacingTestSupport
import ApusRendering
import Testing

@testable import ApusContracts

@Suite("What rules promise of values", .paced)
struct ValueCheckTests {
  private static let body = #"""
    {"id": 7, "name": "octocat", "none": null, "tags": ["b", "a"], "price": 3.5, "owner": {"id": 7},
     "items": [{"id": 1, "price": 2, "sku": "A-1"}, {"id": 2, "price": 0, "sku": "B-22"}],
     "huge": 9007199254740993, "nick": "日本"}
    """#

  private func found(_ rule: String, _ body: String = Self.body, earlier: String? = nil) throws -> [String] {
    let before = try earlier.map { JudgedAnswer(try exchange($0)) }
    let scope = LoneAnswer(
      JudgedAnswer(try exchange(body)), earlier: before,
      variables: Variables(["id": .text("7"), "x": .text("no")]))
    return try RuleCheck(scope).breaches(of: Rules([Rule(rule)])).map(\.found)
  }

  @Test(
    "that are secrets cannot be judged, but for whether they are there and hold others",
    arguments: [
      (".token re /^tok-/, len 3, contains OLD", true), (".token == x, type integer", true),
      (".token", true), (".token type string", true), (".token type array", false), (".token absent", false),
      (".list unique .t, sorted by .t, contains 7", true), (".list len 2", true), (".list len 3", false),
      (".list every .t re /^a/", true), (".list every @.t == 1", true), ("body contains tok-", true),
      ("header x-key re /^k/", true), (".id == 8", false), (".none", false),
    ])
  func secrets(_ rule: String, _ holds: Bool) throws {
    let secret = "{{secret:token}}"
    let answer = try exchange(
      #"{"id": 7, "token": "\#(secret)", "list": [{"t": "\#(secret)"}, {"t": "\#(secret)"}]}"#,
      headers: ["Content-Type": "application/json", "X-Key": secret])
    let scope = LoneAnswer(JudgedAnswer(answer)) { $0.contains("{{secret:") }
    #expect(try RuleCheck(scope).breaches(of: Rules([Rule(rule)])).isEmpty == holds)
  }

  @Test(
    "go by no value that a placeholder stood for when it was recorded",
    arguments: [
      (".token exact", true), (".token type", true), (".token shape", true), (".token optional", true),
      (". exact", true), (".list exact", false), (".id exact", false), (".id type", false),
      ("header x-key exact", true), (".token absent", false),
    ])
  func recordedSecrets(_ rule: String, _ holds: Bool) throws {
    func answer(_ token: String, _ key: String, id: String) throws -> JudgedAnswer {
      JudgedAnswer(
        try exchange(
          #"{"id": \#(id), "token": \#(token), "list": [\#(id)]}"#,
          headers: ["Content-Type": "application/json", "X-Key": key]))
    }
    let secret = "{{secret:token}}"
    let scope = Recorded(
      judgedAnswer: try answer("4711", "key-1", id: "\"x\""),
      earlier: try answer("\"\(secret)\"", secret, id: "7"))
    #expect(try RuleCheck(scope).breaches(of: Rules([Rule(rule)])).isEmpty == holds)
  }

  /// An answer that came, beside one that was recorded.
  private struct Recorded: RuleScope {
    let judgedAnswer: JudgedAnswer
    let earlier: JudgedAnswer?
    var variables: Variables { Variables() }

    func judged() -> JudgedAnswer { judgedAnswer }

    func matches(of path: AnswerPath, at range: Range<Int>) -> [TreePlace.Value] {
      judgedAnswer.document.map { path.path.nodes(in: $0.root).map { TreePlace.Value($0) } } ?? []
    }

    func check(_ values: [TreePlace.Value], areOf type: RuleText) throws {}
    func misfits(with operation: RuleText?) -> [String] { [] }
    func hidesEarlier(_ text: String) -> Bool { text.contains("{{secret:") }
  }

  @Test(
    "that are kept",
    arguments: [
      ".id", ".id == 7", ".id 0..7", ".id in 1..10", ".id in 1, 7", ".id one of 5, 7", ".id type number",
      ".id type integer", ".price type number", ".none type string?", ".name re /^octo/",
      ".name contains cat",
      ".tags contains a", ".owner contains id", ".tags len 2", ".name len 1..7", ".nick len 2",
      ".owner len 1",
      ".items sorted by .id", ".items unique .id", ".items every .price >= 0",
      ".items every .sku re /^[A-Z]-/",
      ".items every @.id > 0 && @.price < 3", ".tags every type string", ".items every .x absent",
      ".debug absent",
      ".debug optional", ".id same as {{id}}", ".id same as .owner.id", ".id ignore", ".nothing ignore",
      ".huge == 9007199254740993", ".huge > 9007199254740992", ".items[*].sku re /^[A-Z]-[0-9]+$/",
      ".items[].id sorted", ".tags sorted desc", "shape {id: integer, name: string}",
      ".items shape [{id: integer}]",
      ".nick == 日本", ".name != hubot, len 7, contains octo",
    ])
  func kept(_ rule: String) throws { #expect(try found(rule, earlier: Self.body).isEmpty) }

  @Test(
    "that are broken, with what there is, and where it stands among several",
    arguments: [
      (".id == 8", ["7"]), (".gone", ["nothing there"]), (".id absent", ["7"]), (".id one of 1, 2", ["7"]),
      (".id 8..", ["7"]), (".name 0..9", [#""octocat""#]), (".price type integer", ["3.5"]),
      (".none type string", ["null"]), (".name re /^x/", [#""octocat""#]), (".id re /7/", ["7"]),
      (".name contains dog", [#""octocat""#]), (".tags contains c", [#"["b", "a"]"#]),
      (".tags len 3..", ["2"]),
      (".id len 1", ["a number, which has no length"]), (".tags sorted", [#""b" before "a" at .tags[1]"#]),
      (".items sorted by .id desc", ["1 before 2 at .items[1].id"]),
      (".items every .price > 0", ["0 at .items[1].price"]),
      (".items every .sku len 3", ["4 at .items[1].sku"]),
      (".items every @.price > 0", [#"{"id": 2, "price": 0, "sku": "B-22"} at .items[1]"#]),
      (".items every .x", ["nothing there at .items[0]", "nothing there at .items[1]"]),
      (".items[].id == 1", ["2 at .items[1].id"]), (".id same as {{x}}", ["7"]),
      (".id same as .price", ["7"]), (".id same as .gone", ["there is nothing at .gone to be the same as"]),
      (".huge <= 9007199254740992", ["9007199254740993"]),
      (".name every type string", ["a string, which has no elements"]),
    ])
  func broken(_ rule: String, _ expected: [String]) throws { #expect(try found(rule) == expected) }

  @Test("that a value is the same as a variable's, which is of the kind that came before")
  func sameKind() throws {
    let rule = ".id same as {{id}}"
    #expect(try found(rule, #"{"id": "7"}"#, earlier: #"{"id": "8"}"#).isEmpty)
    #expect(try found(rule, #"{"id": "7"}"#).isEmpty)
    #expect(try found(rule, #"{"id": "7"}"#, earlier: #"{"id": null}"#).isEmpty)
    #expect(try found(rule, #"{"id": "7"}"#, earlier: #"{"id": 8}"#) == [#""7""#])
    #expect(try found(rule, #"{"id": 7}"#, earlier: #"{"id": "8"}"#) == ["7"])
  }

  @Test("tell what is there again")
  func repeated() throws {
    #expect(
      try found(".a unique .b", #"{"a": [{"b": 1}, {"b": 2}, {"b": 1.0}]}"#) == ["1.0 again at .a[2].b"])
    #expect(try found(".a unique", #"{"a": [{"b": 1, "c": 2}, {"c": 2, "b": 1}]}"#).count == 1)
  }

  @Test(
    "beside an earlier answer",
    arguments: [
      (".a exact", #"{"a": [1]}"#, #"{"a": [1.0]}"#, true), (".a exact", #"{"a": 1}"#, #"{"a": 2}"#, false),
      (".a exact", #"{"a": 1}"#, "{}", false), (".a type", #"{"a": 3}"#, #"{"a": 3.5}"#, true),
      (".a type", #"{"a": "2026-11-01"}"#, #"{"a": "Autumn"}"#, true),
      (".a type", #"{"a": 1}"#, #"{"a": "1"}"#, false),
      (".a shape", #"{"a": {"b": 1}}"#, #"{"a": {"b": 2, "c": 3}}"#, true),
      (".a shape", #"{"a": {"b": 1}}"#, #"{"a": {"c": 3}}"#, false),
      (".a optional", #"{"a": 1}"#, "{}", true), (".a optional", #"{"a": 1}"#, #"{"a": "x"}"#, false),
      (".a optional, type string or null", #"{"a": "x"}"#, "{}", true),
      (".a optional, type string or null", #"{"a": "x"}"#, #"{"a": null}"#, true),
      (".a optional, type string or null", #"{"a": "x"}"#, #"{"a": 1}"#, false),
      (".by map", #"{"by": {"u1": {"n": 1}}}"#, #"{"by": {"u2": {"n": 2}, "u3": {"n": 3}}}"#, true),
      (".by map", #"{"by": {"u1": {"n": 1}}}"#, #"{"by": {"u2": {"n": "x"}}}"#, false),
      (".by map", #"{"by": {"u1": 1}}"#, #"{"by": []}"#, false),
      (".a every .b type", #"{"a": [{"b": 1}]}"#, #"{"a": [{"b": 2}, {"b": 3.5}]}"#, true),
      (".a every .b type", #"{"a": [{"b": 1}]}"#, #"{"a": [{"b": "x"}]}"#, false),
    ])
  func earlier(_ rule: String, _ before: String, _ now: String, _ holds: Bool) throws {
    #expect(try found(rule, now, earlier: before).isEmpty == holds)
  }

  @Test("are found at ten places at most, and a pattern ends on any text")
  func bounds() throws {
    let list = "[" + Array(repeating: "0", count: 100).joined(separator: ",") + "]"
    #expect(try found(". every > 0", list).count == 10)
    let pattern = try #require(RulePattern("(a*)*(a*)*((a|b)*c){200}$"))
    #expect(pattern.matches(Array(repeating: UInt8(ascii: "a"), count: 200_000)) != true)
  }
}

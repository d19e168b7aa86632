import ApusContracts
import ApusPacingTestSupport
import ApusRedaction
import Testing

@testable import ApusSavedSessions

@Suite("Rules in a session", .paced)
struct RuleBlockTests {
  private static let text = """
    ---
    session: 1
    ---

    # Things

    ```rules
    # for all of them
    time < 2 s

    header age ignore   # a cache in front
    ```

    ```console
    $ get /a
    $ get /b
    ```

    Some words.

    ```rules
    .id type
    ```

    ```console
    $ get /c
    ```

    """

  private func refusal(_ rules: String) throws -> String {
    let text = "---\nsession: 1\n---\n```console\n$ get /\n```\n```rules\n\(rules)\n```\n"
    return try #require(throws: SessionSyntaxError.self) { try SessionDocument(parsing: text, file: "x.md") }
      .description
  }

  @Test(
    "are for all steps before the first, and else for the step above them, each with its line and its reason")
  func steps() throws {
    let document = try SessionDocument(parsing: Self.text)
    let rules = document.rulesOfSteps
    #expect(
      rules.map { $0.ofFile.map(\.text) } == Array(repeating: ["time < 2 s", "header age ignore"], count: 3))
    #expect(rules.map { $0.own.map(\.text) } == [[], [".id type"], []])
    #expect(rules[1].own.map(\.line) == [22] && rules[0].ofFile.map(\.line) == [9, 11])
    #expect(rules[0].ofFile.last?.reason == "a cache in front")
  }

  @Test("are for the step that asked, where the last ones look at its answer or take something of it")
  func asked() throws {
    func own(_ steps: String, _ rule: String) throws -> [[String]] {
      let text = "---\nsession: 2\n---\n```console\n\(steps)\n```\n\n```rules\n\(rule)\n```\n"
      return try SessionDocument(parsing: text).rulesOfSteps.map { $0.own.map(\.text) }
    }
    #expect(
      try own("$ get /a\n$ let id = .id\n$ expect .id == 1\n$ .id", ".n len 1..9") == [
        [".n len 1..9"], [], [], [],
      ])
    #expect(try own("$ get /a\n$ headers", ".n type") == [[], [".n type"]])
    #expect(try own("$ let id = 1\n$ expect 1 == 1", ".n type") == [[], [".n type"]])
    #expect(try own("$ get /a\n$ let id = .id", ".id same as {{id}}") == [[], [".id same as {{id}}"]])
    #expect(try own("$ get /a\n$ let id = .id", ".id same as {{idea}}") == [[".id same as {{idea}}"], []])
  }

  @Test("are kept as they stand")
  func text() throws {
    let document = try SessionDocument(parsing: Self.text)
    #expect(document.text == Self.text && document.steps.count == 3)
    #expect(try SessionDocument(parsing: document.text) == document)
  }

  @Test("are refused at their line and column where one is wrong, and where their block has no end")
  func mistakes() throws {
    #expect(
      try refusal(".a == 1\n  .b ~ 2")
        == "x.md:9:6: expected what it should be, such as == 1, 0..10 or type, found ~")
    #expect(
      try refusal("status okay").hasPrefix("x.md:8:8: expected a status such as 200 or 2xx, found okay"))
    #expect(try refusal(#".日本 == "x"#).hasPrefix("x.md:8:8: the quote that opens here"))
    let open = "---\nsession: 1\n---\n```rules\n.a\n"
    #expect(throws: SessionSyntaxError.self) { try SessionDocument(parsing: open) }
  }

  @Test(
    "are told from a language that is only almost theirs",
    arguments: ["~~~rules\n.a\n~~~", "  ```rules\n.a\n  ```", "```rule\n.a\n```"])
  func lookalikes(_ block: String) throws {
    let bytes = Array("---\nsession: 1\n---\n\(block)\n".utf8)
    #expect(StepLookalike.first(in: bytes) { $0 == "rule" }?.line == 4)
  }

  @Test("tell no secret when they are written")
  func secrets() throws {
    let text =
      "---\nsession: 1\n---\n```rules\nheader authorization == \"Bearer s3cr3t-t0ken\"\n.password == hunter2hunter2\n```\n"
    var redactor = Redactor()
    let written = String(
      decoding: try redactor.textToWrite(of: SessionDocument(parsing: text)), as: UTF8.self)
    #expect(written.contains("```rules\n") && !written.contains("s3cr3t-t0ken"), "\(written)")
  }
}

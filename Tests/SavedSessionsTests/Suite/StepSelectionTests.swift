import ApusPacingTestSupport
import Testing

@testable import ApusSavedSessions

@Suite("The steps that are wanted of a session", .paced)
struct StepSelectionTests {
  private static let text = """
    ---
    session: 1
    ---
    ```setup
    $ begin
    ```
    # Users

    ```console
    $ get /users
    $ .name
    ```
    ```rules
    time < 1 s
    ```
    ## Things

    ```console
    $ get /things
    one
    two
    $ delete /things
    ```
    ```teardown
    $ end
    ```

    """

  private func commands(_ text: String?, line: Int? = nil) throws -> [String] {
    let document = try SessionDocument(parsing: Self.text)
    return StepSelection(text: text).chosen(of: document, in: "api/it.session.md", line: line).steps
      .map(\.command)
  }

  @Test("are those with a text in them, under a heading with it, or all of a file that is called so")
  func texts() throws {
    #expect(try commands(nil).count == 6)
    #expect(try commands("GET /users") == ["begin", "get /users", "end"])
    #expect(try commands("users") == ["begin", "get /users", ".name", "end"])
    #expect(try commands("thing") == ["begin", "get /things", "delete /things", "end"])
    #expect(try commands("api/").count == 6)
    #expect(try commands("nowhere") == ["begin", "end"])
  }

  @Test(
    "are those of a block up to a line, and of the block below where there is none",
    arguments: [
      (10, ["get /users"]), (11, ["get /users", ".name"]), (12, ["get /users", ".name"]),
      (7, ["get /users", ".name"]), (16, ["get /things", "delete /things"]), (20, ["get /things"]),
      (22, ["get /things", "delete /things"]), (99, []),
    ])
  func lines(_ line: Int, _ steps: [String]) throws {
    #expect(try commands(nil, line: line) == ["begin"] + steps + ["end"])
  }

  @Test("take their rules with them, and leave those of others")
  func rules() throws {
    let document = try SessionDocument(parsing: Self.text)
    func ruleCount(_ text: String) -> Int {
      StepSelection(text: text).chosen(of: document, in: "it").parts.count {
        if case .rules = $0 { true } else { false }
      }
    }
    #expect(ruleCount("users") == 1 && ruleCount("things") == 0 && ruleCount("get /users") == 0)
    #expect(StepSelection(text: "x").chosen(of: document, in: "it").hasOwnSteps == false)
  }

  @Test(
    "are those of a block, also where only rules of a step before stand in its middle",
    arguments: [
      (5, ["get /a"]), (10, ["get /a", "get /b", ".c"]), (11, ["get /a", "get /b"]),
      (12, ["get /a", "get /b", ".c"]), (17, ["get /d"]),
    ])
  func parted(_ line: Int, _ steps: [String]) throws {
    let text =
      "---\nsession: 1\n---\n```console\n$ get /a\n```\n```rules\n.a type\n```\n"
      + "```console\n$ get /b\n$ .c\n```\n\nProse.\n\n```console\n$ get /d\n```\n"
    let document = try SessionDocument(parsing: text)
    let chosen = StepSelection().chosen(of: document, in: "it", line: line)
    #expect(chosen.steps.map(\.command) == steps)
    // Above the steps of a block it is the first of them.
    let named = line == 10 ? "get /b" : steps.last
    #expect(StepSelection().step(at: line, of: document)?.command == named)
    #expect(StepSelection().step(at: 99, of: document) == nil)
  }

  @Test("bring what they need of other blocks, which keep their rules where the last step stays")
  func needed() throws {
    let text =
      "---\nsession: 1\n---\n```console\n$ get /a\n$ let id = .id\n```\n```rules\n.id type\n```\n# B\n\n"
      + "```console\n$ get /b/{{id}}\n```\n"
    let document = try SessionDocument(parsing: text)
    for chosen in [
      StepSelection(text: "/b/").chosen(of: document, in: "it"),
      StepSelection().chosen(of: document, in: "it", line: 14),
    ] {
      #expect(chosen == document)
    }
    #expect(StepSelection(text: "/a").chosen(of: document, in: "it").steps.map(\.command) == ["get /a"])
  }

  @Test(
    "a rule is for the step at its line, for that whose rules stand there, or for the next below",
    arguments: [
      (7, "get /users"), (9, "get /users"), (10, "get /users"), (11, ".name"), (12, ".name"), (14, ".name"),
      (16, "get /things"), (18, "get /things"), (20, "get /things"), (22, "delete /things"), (99, nil),
    ])
  func ruled(line: Int, _ command: String?) throws {
    let document = try SessionDocument(parsing: Self.text)
    #expect(StepSelection().step(at: line, of: document)?.command == command)
  }
}

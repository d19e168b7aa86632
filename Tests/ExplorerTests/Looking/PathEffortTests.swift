import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

/// What looking something up in a body may take.
@Suite("What a path may take", .pacedEarly)
struct PathEffortTests {
  private func deep(_ talk: Talk, _ depth: Int = 5_000) async throws {
    let text = String(repeating: "{\"a\":", count: depth) + "1" + String(repeating: "}", count: depth)
    try talk.folder.write(text, to: "deep.json")
    await talk.say("open deep.json", "set output-limit 1kB")
  }

  @Test(
    "a path that comes upon the same values again and again ends with an error",
    arguments: [
      "count ..a..a", "count ..a..a..a", "..a..a..nothing", "keys ..a..a..a", "shape ..a..a..a",
      "expect ..a..a..a", "as {} ..a..a..a", "table ..a..a..a", "..[?count(@..*) == -1]",
      "tree ..a..a..nothing",
    ])
  func again(_ line: String) async throws {
    let talk = try await Talk(to: Talk.terminal)
    try await deep(talk)
    let answer = await talk.say(line)
    #expect(answer.code == "output.tooLarge")
    let words = answer.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("comes upon the same values again and again"))
    #expect(answer.text.contains("try: set output-limit none"))
    #expect(answer.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("in braces, too, and nothing is sent")
  func braces() async throws {
    let talk = try await Talk()
    try await deep(talk)
    let answer = await talk.say("get /{{..a..a..nothing}}")
    #expect(answer.code == "request.variable")
    #expect(answer.notes.contains("again and again"))
    #expect(await talk.say("history").notes.contains("no request was sent yet"))
  }

  @Test(
    "a path that comes upon each value once has no limit",
    arguments: [
      "..*", ".*", ".[]", "..[0]", "..b", ".[0,1,-1]", ".[?@.b]", ".[?@.b == 1 && @.c == 2 || @[0] == 3]",
      "..[?match(@.t, '(a|b)*')]", ".[::2]", ".[?length(@) > 1]", ".[?@ == $[0]]",
    ])
  func once(_ path: String) async throws {
    let talk = try await Talk()
    let elements = (0..<2_000).map { _ in "1,[],{},[[3]],{\"b\":1,\"c\":2,\"t\":\"abab\"},\"\\u0041\"" }
    try talk.folder.write("[\(elements.joined(separator: ","))]", to: "flat.json")
    await talk.say("open flat.json", "set output-limit 0B")
    #expect(await talk.say("count \(path)").outcome == .ok)
  }

  @Test("without a limit there is an end, if only far away")
  func none() async throws {
    let talk = try await Talk()
    try await deep(talk, 300)
    await talk.say("set output-limit none")
    #expect(await talk.say("count ..a..a").outText == "\(300 * 299 / 2)\n")
  }

  @Test("places deeper than there is memory for are found until they come to too much")
  func places() async throws {
    let talk = try await Talk()
    let (depth, count) = (100_000, 1_000)
    let values = String(repeating: "\"found\",", count: count)
    try talk.folder.write(
      String(repeating: "[", count: depth) + values + "1" + String(repeating: "]", count: depth),
      to: "deep.json")
    await talk.say("open deep.json", "set output-limit 1kB")
    let answer = await talk.say("find found | wc -l")
    #expect(answer.outcome == .ok)
    #expect(answer.outText.contains("3"))
    #expect(answer.notes.hasPrefix("the first 3 places"))
  }
}

@Suite("Work that is interrupted", .paced)
struct InterruptedWorkTests {
  /// What a line comes to in a task that was cancelled before it began.
  private func interrupted(_ line: String, on talk: Talk) async -> (outcome: Outcome, said: String) {
    let engine = talk.engine
    let outcome = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await engine.run(line)
    }.value
    return (outcome, await talk.say("# nothing").text)
  }

  @Test(
    "ends without a result",
    arguments: [
      "..name", ".[].name", "count ..name", "keys .[]", "shape", "shape .[]", "shape 1..2", "diff 1 1",
      "diff 1 2", "swift", "find zzz", "table", "table .[] id", "as [{id: integer}]", "as {} .[]",
      "expect .[].id > 0", "tree .[].id", ".[?@.id < 0]", "text .", "text .[]", "select .",
      "export answers out .*",
      "export answers out", "export answers out .* --force", ".nothing", "..nothing", "get /{{..nothing}}",
    ])
  func nothing(_ line: String) async throws {
    let elements = (0..<5_000).map { "{\"id\": \($0), \"name\": \"user \($0)\"}" }
    let body = "[\(elements.joined(separator: ","))]"
    let talk = try await Talk(
      to: Talk.terminal, transport: StubTransport(status: 200, body: body), base: "http://example.test")
    await talk.say("get /1", "get /2")
    let (outcome, said) = await interrupted(line, on: talk)
    #expect(outcome == .failed(.cancelled))
    #expect(outcome.exitStatus == 130)
    #expect(said.hasPrefix("error[cancelled]: interrupted"))
    #expect(!said.contains("user"))
    #expect(await talk.say(".[7].name").outText.contains("\"user 7\""))
    #expect(talk.folder.contents(of: "out/1.json") == nil && talk.folder.contents(of: "out/0001.json") == nil)
  }

  @Test("a watch that is interrupted while it compares is no failure")
  func watch() async throws {
    let elements = (0..<5_000).map { "{\"id\": \($0)}" }
    let talk = try await Talk(
      to: Talk.terminal,
      transport: StubTransport(status: 200, body: "[\(elements.joined(separator: ","))]"),
      base: "http://example.test")
    let answer = await talk.interrupting("watch 1ms get /n", after: 3)
    #expect(answer.outcome == .ok)
    #expect(!answer.text.contains("error["))
  }
}

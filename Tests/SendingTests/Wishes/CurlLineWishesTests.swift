import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSystem
import Testing

@testable import ApusRepl
@testable import ApusSending
@testable import ApusSurroundings

/// What a line of curl in a file wants is asked for before anything of the file is sent.
@Suite("What lines of curl in a file want", .paced)
struct CurlLineWishesTests {
  /// Runs a file whose first request wants nothing.
  private func run(
    _ text: String, line: String = "run w/x.http", input: String? = nil, before: [String] = [],
    answering answer: @escaping @Sendable (String) -> Bool
  ) async throws -> ForeignFile.Seen {
    let file = try await ForeignFile(
      "x.http", "# @name first\nGET http://h.test/first\n\n###\n\(text)\n",
      asking: Asked(body: #"{"id": 7}"#), answering: answer)
    let talk = file.talk
    try talk.folder.write(
      "header = \"X: 1\"\ndata = @\(talk.folder.path)/private.txt\n", to: "w/options")
    for line in before { await talk.say(line) }
    let pipe = try Descriptor.pipe()
    if let input {
      try pipe.writing.write(Array(input.utf8))
      await talk.engine.take { StandardInput(descriptor: pipe.reading.number) }
    }
    pipe.writing.close()
    let seen = await file.say(line)
    pipe.reading.close()
    return seen
  }

  private static let wishes: [(line: String, wish: String)] = [
    ("curl http://h.test/a --next -d @OUT/private.txt http://h.test/b", "read "),
    ("curl -F f=@OUT/private.txt http://h.test/a", "read "),
    ("curl -T OUT/private.txt http://h.test/a", "read "),
    ("curl -b OUT/private.txt http://h.test/a", "read "),
    ("curl -K w/options http://h.test/a", "read "),
    ("curl -H 'X: 1' \\\n  -d @OUT/private.txt http://h.test/a", "read "),
    ("curl -u ada -d @OUT/private.txt http://h.test/a", "read "),
    ("curl -D OUT/written http://h.test/a", "write "), ("curl -c OUT/written http://h.test/a", "write "),
    ("curl http://h.test/a/$TOKEN", "use the environment's TOKEN"),
    ("curl http://h.test/{{first.response.body.$.id}} -d @OUT/private.txt", "read "),
    ("curl http://h.test/a -d @{{first.response.body.$.id}} -o OUT/written", "write "),
    ("@p = OUT/private.txt\ncurl http://h.test/a -d @{{p}}", "read "),
    (
      "< {% request.variables.set(\"p\", \"OUT/private.txt\"); %}\ncurl http://h.test/a -d @{{p}}", "read "
    ),
  ]

  @Test("is asked for before the first request, and refused ends the run there", arguments: wishes)
  func refused(_ line: String, _ wish: String) async throws {
    let seen = try await run(line) { _ in false }
    #expect(seen.paths == [], "\(seen.said.text)")
    #expect(seen.questions.count == 1 && seen.questions[0].contains(wish), "\(seen.questions)")
    #expect(seen.said.flat.contains("goes no further: it wants to "), "\(seen.said.text)")
    #expect(seen.folder.contents(of: "written") == nil && !seen.said.text.contains(ForeignFile.canary))
  }

  @Test("goes out once it is allowed, and is not asked for again")
  func allowed() async throws {
    let seen = try await run("curl -d @OUT/private.txt -H \"X: $TOKEN\" http://h.test/second") { _ in true }
    #expect(seen.paths == ["/first", "/second"], "\(seen.said.text)")
    let wanted = seen.questions.filter { !$0.contains("send to") }
    #expect(wanted.count == 2 && Set(wanted).count == 2, "\(seen.questions)")
  }

  @Test("is standard input, where the program was given any")
  func input() async throws {
    let line = "curl -d @- http://h.test/second"
    let refused = try await run(line, input: "given") { _ in false }
    #expect(refused.paths == [] && refused.questions == ["The file wants to read standard input. Allow it? "])
    let allowed = try await run(line, input: "given") { _ in true }
    #expect(allowed.paths == ["/first", "/second"], "\(allowed.said.text)")
    let none = try await run(line) { _ in false }
    #expect(none.questions == [] && none.paths == ["/first"], "\(none.said.text)")
  }

  @Test(
    "is nothing of the environment where the session has a value, the file is picked without it, or nothing is there",
    arguments: [
      ("curl http://h.test/$TOKEN", "run w/x.http", ["let TOKEN = mine"], ["/first", "/mine"]),
      ("curl http://h.test/a -d @OUT/private.txt", "run w/x.http 1", [], ["/first"]),
      ("curl http://h.test/a -d @OUT/nowhere.txt", "run w/x.http", [], ["/first"]),
      ("curl http://h.test/$NOWHERE", "run w/x.http", [], ["/first"]),
      ("curl 'http://h.test/a", "run w/x.http", [], ["/first"]),
    ])
  func nothing(_ text: String, _ line: String, _ before: [String], _ paths: [String]) async throws {
    let seen = try await run(text, line: line, before: before) { _ in false }
    #expect(seen.questions == [] && seen.paths == paths, "\(seen.questions) \(seen.said.text)")
  }

  @Test("is not asked for with --trust")
  func trusted() async throws {
    let seen = try await run(
      "curl -d @OUT/private.txt http://h.test/second", line: "run --trust w/x.http"
    ) { _ in false }
    #expect(seen.questions == [] && seen.paths == ["/first", "/second"], "\(seen.said.text)")
  }
}

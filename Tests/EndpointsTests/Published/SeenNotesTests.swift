import ApusClient
import ApusFolderTestSupport
import ApusOpenAPI
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusEndpoints
@testable import ApusLineEditing
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("What was seen beside a description that is kept", .paced)
struct SeenNotesTests {
  private let desk: NamedDesk

  init() throws {
    desk = try NamedDesk()
    desk.body = """
      {"openapi": "3.0.0", "info": {"title": "Fruit", "version": "1"}, "paths": {
        "/apples": {"get": {"responses": {"200": {"description": "ok"}}}, "post": {"requestBody": {"content": {
          "application/json": {"schema": {"type": "object", "properties": {"name": {"type": "string"}}}}}}}},
        "/apples/{id}": {"get": {}}}}
      """
    desk.answer = #"{"weight": 120, "grower": {"token": "canary-9"}}"#
  }

  private static let lines = [
    "use shop", "get /apples sort==by-name", "post /apples name=Cox colour=red", "get /apples/7/seeds",
  ]

  private func file() -> String? {
    let folder = ".cache/apus/descriptions"
    return PrivateFile.names(in: "\(desk.home.path)/\(folder)").first { $0.hasSuffix(".seen") }
      .map { "\(folder)/\($0)" }
  }

  /// Somebody asks for more than is described, and leaves.
  private func visit(_ lines: [String] = lines) async throws {
    let talk = try await desk.talk(answering: true)
    for line in lines { await talk.say(line) }
    await talk.engine.leave()
  }

  @Test("is there the next time: shown with a mark, listed and completed")
  func nextTime() async throws {
    try await visit()
    let talk = try await desk.talk(answering: true)
    await talk.say("use shop")
    let seen = await talk.say("spec seen").outText
    for line in [
      "GET /apples\n  + sort==  in the query  another time", "+ .colour  in the body, a string  another time",
      "GET /apples/{id}/seeds  seen, not described  another time",
    ] {
      #expect(seen.contains(line), "\(seen)")
    }
    #expect(await talk.say("ls -r").outText.contains("apples/{id}/seeds"))
    #expect(await talk.say("help get /apples").outText.contains("+ sort==  in the query  another time"))
    let knowledge = await talk.engine.knowledge()
    func offered(_ line: String) -> [String] {
      knowledge.completion(of: line, at: line.utf8.count).candidates.map(\.text)
    }
    #expect(offered("get /apples so").contains("sort=="))
    #expect(offered("post /apples co").contains("colour="))
    #expect(desk.asked.lines.count == Self.lines.count, "nothing is asked for it")
  }

  @Test("is names and types for the owner's eyes, and no value")
  func noValue() async throws {
    try await visit()
    let path = try #require(file())
    let text = try #require(desk.home.text(of: path))
    #expect(text.contains(#"["parameter","sort",""]"#) && text.contains(#"["field",".colour","a string"]"#))
    for value in ["by-name", "red", "Cox", "120", "canary"] { #expect(!text.contains(value), "\(text)") }
    #expect(desk.home.mode(of: path) == 0o600)
  }

  @Test("is added to by the next one who looks, and goes with the description")
  func more() async throws {
    try await visit()
    try await visit(["use shop", "get /apples page==2", "use weather --no-spec"])
    let path = try #require(file())
    let text = try #require(desk.home.text(of: path))
    #expect(text.contains("sort") && text.contains("page"))
    try await visit(["use shop", "get /apples size==2", "spec forget shop"])
    #expect(file() == nil)
  }

  @Test("is kept of nothing that was not seen, of no other description, and for no file from elsewhere")
  func nothing() async throws {
    try await visit(["use shop", "spec seen"])
    try desk.home.write(desk.body, to: "api.json")
    try await visit(["base http://h.test", "spec \(desk.home.path)/api.json", "get /apples sort==x"])
    #expect(file() == nil)
  }

  @Test("is read as it was written, and nothing where a file is anything else")
  func round() throws {
    let facts = SeenFacts(earlier: [
      .init("GET", "/a", isDescribed: true, facts: [.init(kind: .answer, name: ".b", what: "a number")]),
      .init("PUT", "/c/{id}", isDescribed: false),
    ])
    let text = SeenNotes.text(facts)
    #expect(SeenNotes.text(SeenNotes.facts(Array(text.utf8))) == text)
    for other in ["", "[]", "{\"seen\": 1}", #"{"seen": [1, {"method": "GET"}]}"#, "{{"] {
      #expect(SeenNotes.facts(Array(other.utf8)).entries.isEmpty, "\(other)")
    }
  }
}

import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Synchronization
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("The other files of a description", .paced)
struct DescriptionPartsTests {
  private static let api = """
    openapi: 3.0.3
    info: {title: Parts, version: "1"}
    paths:
      /a: {$ref: paths/a.yaml}
      /b: {$ref: "../b.yaml"}
      /c: {$ref: "http://other.test/c.yaml"}
    """

  private let asked = Asked { request in
    switch request.url.text {
    case "http://h.test/d/api.yaml": .response(status: 200, body: api)
    case "http://h.test/d/paths/a.yaml": .response(status: 200, body: "get:\n  summary: A\n")
    case "http://h.test/b.yaml": .response(status: 200, body: "get:\n  summary: B\n")
    case "http://other.test/c.yaml": .response(status: 200, body: "get:\n  summary: C\n")
    default: .response(status: 404, body: "no")
    }
  }

  private func talk(allowing answer: Bool, _ questions: Asks) async throws -> Talk {
    try await asked.talk(to: .plain) { environment in
      environment.confirm = { question in
        questions.all.withLock { $0.append(question) }
        return answer
      }
    }
  }

  private final class Asks: Sendable { let all = Mutex<[String]>([]) }

  @Test("at its own origin are loaded; what is elsewhere is asked for once")
  func network() async throws {
    let questions = Asks()
    let talk = try await talk(allowing: true, questions)
    let told = await talk.say("spec http://h.test/d/api.yaml").notes
    #expect(told.contains("has       3 operations"), "\(told)")
    #expect(
      questions.all.withLock { $0 } == [
        "the description refers to http://other.test/c.yaml, outside of it; read such files? "
      ])
    #expect(Set(asked.all.map(\.url.origin.description)) == ["http://h.test", "http://other.test"])
  }

  @Test("elsewhere are left out where nobody allows them, and that is said")
  func refused() async throws {
    let talk = try await talk(allowing: false, Asks())
    let told = await talk.say("spec http://h.test/d/api.yaml")
    #expect(told.notes.contains("has       2 operations"), "\(told.notes)")
    #expect(told.flat.contains("http://other.test/c.yaml: not read: it is outside, and nobody allowed it"))
    #expect(!asked.all.contains { $0.url.host == "other.test" })
  }

  @Test("of a file are those below its folder; those above and on the network are asked for once")
  func files() async throws {
    for isAllowed in [false, true] {
      let questions = Asks()
      let talk = try await talk(allowing: isAllowed, questions)
      try talk.folder.write(Self.api, to: "d/api.yaml")
      try talk.folder.write("get:\n  summary: A\n", to: "d/paths/a.yaml")
      try talk.folder.write("get:\n  summary: B\n", to: "b.yaml")
      let told = await talk.say("spec d/api.yaml").notes
      #expect(told.contains(isAllowed ? "has       3 operations" : "has       1 operation\n"), "\(told)")
      #expect(questions.all.withLock { $0.count } == 1)
    }
  }

  @Test("that are gone are told, and the rest of the description is fine")
  func gone() async throws {
    let asked = Asked { request in
      request.url.path == "/api.yaml"
        ? .response(status: 200, body: "openapi: 3.0.3\npaths: {/a: {$ref: a.yaml}, /b: {get: {}}}\n")
        : .failure(.refused, "nobody is there")
    }
    let talk = try await asked.talk(to: .plain)
    let told = await talk.say("spec http://h.test/api.yaml")
    #expect(told.flat.contains("http://h.test/a.yaml: nobody is there") && told.notes.contains("1 operation"))
  }
}

import ApusClient
import ApusJSON
import ApusLineEditing
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import Testing

@testable import ApusEndpoints
@testable import ApusLanguage
@testable import ApusRepl

@Suite("What answers tell of a path that nothing describes", .paced)
struct AnsweredFieldsTests {
  private static let books = """
    [{"id": 7, "title": "りんご", "price": 1.10, "tags": [], "created_at": "x", "_etag": "y"}, {"id": "b-2", "name": "n"}]
    """

  private func offers(_ line: String, after lines: String...) async throws -> [String] {
    let asked = Asked { request in
      switch (request.method, request.url.path) {
      case (.post, "/books"):
        .response(status: 422, body: "{\"errors\": [{\"field\": \"author\"}, {\"field\": \"title\"}]}")
      case (.get, "/page"): .response(status: 200, body: "{\"count\": 1, \"results\": \(Self.books)}")
      case (.get, "/films/7"): .response(status: 200, body: "{\"id\": 7, \"name\": \"x\"}")
      case (.get, "/no"): .response(status: 404, body: Self.books)
      default: .response(status: 200, body: Self.books)
      }
    }
    let talk = try await asked.talk(to: .plain)
    for line in lines { await talk.say(line) }
    let knowledge = await talk.engine.knowledge()
    return knowledge.completion(of: line, at: line.utf8.count).candidates.map(\.text)
  }

  @Test(
    "fields of a list's items are offered for a body, as text or as JSON, but for those that are the server's"
  )
  func answered() async throws {
    #expect(try await offers("post /books ", after: "get /books") == ["title=", "price:=", "tags:="])
    let begun = try await offers("post /books t", after: "get /books")
    #expect(begun.prefix(2) == ["title=", "tags:="], "\(begun)")
    #expect(try await offers("put /books title=x ", after: "get /books/?q=1") == ["price:=", "tags:="])
    #expect(try await offers("post /page ", after: "get /page") == ["title=", "price:=", "tags:="])
    #expect(try await offers("post http://h.test/books ", after: "get /books").first == "title=")
    #expect(try await offers("post /films ", after: "get /films/7") == ["name="])
  }

  @Test("those that a refusal names come first, then those that were sent")
  func refused() async throws {
    let found = try await offers("post /books ", after: "get /books", "post /books pages:=3 price:=1")
    #expect(found == ["author=", "title=", "pages:=", "price:=", "tags:="])
  }

  @Test("nothing is offered of other paths, other hosts, failures, and for what takes no body")
  func nothing() async throws {
    #expect(try await offers("post /books ", after: "get /other").isEmpty)
    #expect(try await offers("post /book ", after: "get /books").isEmpty)
    #expect(try await offers("post /films ", after: "get /films/7/actors").isEmpty)
    #expect(try await offers("post http://other.test/books ", after: "get /books").isEmpty)
    #expect(try await offers("get /books ", after: "get /books").isEmpty)
    #expect(try await offers("post /no ", after: "get /no").isEmpty)
    #expect(try await offers("post ", after: "get /books").contains("title=") == false)
  }

  @Test("behind its slash a list's items are offered by what they are called")
  func values() async throws {
    #expect(try await offers("get /books/", after: "get /books") == ["7", "b-2"])
    #expect(try await offers("get /books/b", after: "get /books") == ["b-2"])
    #expect(try await offers("delete /page/", after: "get /page") == ["7", "b-2"])
    #expect(try await offers("get /no/", after: "get /no").isEmpty)
  }
}

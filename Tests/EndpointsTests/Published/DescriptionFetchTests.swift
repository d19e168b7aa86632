import ApusClient
import ApusCurlTransport
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusSurroundings
import Testing

@testable import ApusEndpoints
@testable import ApusOpenAPI

@Suite("Fetching a description, over real sockets", .paced)
struct DescriptionFetchTests {
  private let home: TestFolder

  init() throws { home = try TestFolder() }

  private var environment: Environment { Environment(variable: { [home] in $0 == "HOME" ? home.path : nil }) }

  private func descriptions(at now: Int) -> PublishedDescriptions {
    PublishedDescriptions(
      environment, DescriptionFetch(CurlTransport(), userAgent: "apus", limit: 100_000),
      shelf: DescriptionShelf(environment), at: now)
  }

  private func source(_ server: Publisher, _ path: String = "/api.json") throws -> DescriptionSource {
    DescriptionSource(name: "fruit", title: "Fruit", address: try WebURL(server.url(path)))
  }

  @Test("says nothing of who asks, and asks again with a condition")
  func condition() async throws {
    let server = try Publisher { asked in
      asked.headers["if-none-match"] == "\"a\""
        ? .answer(304, [("ETag", "\"a\"")], "") : .answer(200, [("ETag", "\"a\"")], SmallDescription.text())
    }
    let first = try await descriptions(at: 1_000).fetched(try source(server), home: nil)
    #expect(first.specification.index.title == "Fruit" && first.kept?.fetched == 1_000)
    let kept = try #require(DescriptionShelf(environment)?.kept("fruit"))
    let second = try await descriptions(at: 1_000 + KeptDescription.day).renewed(kept, home: nil)
    #expect(second.remark == "not changed since it was fetched")
    #expect(second.kept?.fetched == 1_000 && second.kept?.asked == 1_000 + KeptDescription.day)
    #expect(server.asked.map { $0.headers["if-none-match"] } == [nil, "\"a\""])
    let usual: Set = ["host", "accept", "accept-encoding", "user-agent", "if-none-match"]
    for asked in server.asked { #expect(Set(asked.headers.keys).isSubset(of: usual), "\(asked.headers)") }
  }

  @Test("asks by the time where a server gives no other sign")
  func time() async throws {
    let date = "Mon, 01 Jan 2024 00:00:00 GMT"
    let server = try Publisher { _ in .answer(200, [("Last-Modified", date)], SmallDescription.text()) }
    let first = try await descriptions(at: 0).fetched(try source(server), home: nil)
    _ = try await descriptions(at: 0).renewed(try #require(first.kept), home: nil, evenToday: true)
    #expect(server.asked.last?.headers["if-modified-since"] == date)
  }

  @Test("asks no more than once a day, whatever sign a server gives each time")
  func daily() async throws {
    let server = try Publisher { asked in
      .answer(200, [("ETag", "\"\(asked.headers["if-none-match"] ?? "")x\"")], SmallDescription.text())
    }
    var kept = try #require(try await descriptions(at: 0).fetched(try source(server), home: nil).kept)
    for hour in 1...30 {
      kept = try #require(try await descriptions(at: hour * 3600).renewed(kept, home: nil).kept)
    }
    #expect(server.asked.count == 2)
  }

  private static let lies: [(name: String, reply: Publisher.Reply, told: String)] = [
    (
      "less than was promised", .short(promised: 100_000, #"{"openapi":"#),
      "sends no description that can be kept"
    ),
    ("no end", .endless, "sends no description that can be kept: the body is longer than"),
    (
      "HTML", .answer(200, [("Content-Type", "text/html")], "<!DOCTYPE html><html></html>"),
      "this is HTML or XML"
    ),
    (
      "another host", .answer(302, [("Location", "http://localhost:1/api.json")], ""),
      "leads to another place (http://localhost:1), from which no description was taken"
    ),
    ("nothing", .answer(404, [], "{}"), "has no description to give: it answers 404"),
    ("other JSON", .answer(200, [], #"{"a": 1}"#), "is no description of an API"),
    ("half of it", .answer(200, [], String(SmallDescription.text().dropLast(5))), "is not JSON"),
  ]

  @Test("that ends in a lie costs a clear sentence, and what is kept stays and is used", arguments: 0..<7)
  func lie(_ number: Int) async throws {
    let (name, reply, told) = Self.lies[number]
    let server = try Publisher { _ in .answer(200, [("ETag", "\"1\"")], SmallDescription.text()) }
    let kept = try #require(try await descriptions(at: 0).fetched(try source(server), home: nil).kept)
    server.now { _ in reply }
    let later = 3 * KeptDescription.day
    let obtained = try await descriptions(at: later).renewed(kept, home: nil)
    let remark = try #require(obtained.remark)
    #expect(remark.contains(told) && remark.hasSuffix("; kept 3 days ago is used"), "\(name): \(remark)")
    #expect(obtained.specification.index.title == "Fruit" && obtained.kept?.asked == later)
    #expect(DescriptionShelf(environment)?.all.count == 1)
    // And nothing is kept of it where there was nothing.
    _ = DescriptionShelf(environment)?.forget("fruit")
    await #expect(throws: (any Error).self) {
      try await descriptions(at: later).fetched(try source(server), home: nil)
    }
    #expect(DescriptionShelf(environment)?.all == [])
  }

  @Test("without a network says the age of what is used")
  func offline() async throws {
    let server = try Publisher { _ in .answer(200, [], SmallDescription.text()) }
    let kept = try #require(try await descriptions(at: 0).fetched(try source(server), home: nil).kept)
    let gone = PublishedDescriptions(
      environment, DescriptionFetch(StubTransport { _ in .failure(.dns, "there is no network") }),
      shelf: DescriptionShelf(environment), at: 2 * KeptDescription.day)
    let remark = try await gone.renewed(kept, home: nil).remark
    #expect(remark?.hasSuffix("there is no network; kept 2 days ago is used") == true, "\(remark ?? "")")
  }

  @Test("follows a redirect at its own place")
  func redirect() async throws {
    let server = try Publisher { asked in
      asked.path == "/api.json"
        ? .answer(302, [("Location", "/v2.json")], "") : .answer(200, [], SmallDescription.text("Moved"))
    }
    let obtained = try await descriptions(at: 0).fetched(try source(server), home: nil)
    #expect(obtained.specification.index.title == "Moved")
  }

  @Test("gets the parts of a description from its own place alone, and keeps it whole")
  func parts() async throws {
    let other = try Publisher { _ in .answer(200, [], "get: {summary: Stolen}\n") }
    let text = """
      openapi: 3.0.3
      info: {title: Parts, version: "1"}
      paths:
        /a: {$ref: a.yaml}
        /b: {$ref: "\(other.url("/b.yaml"))"}
      """
    let server = try Publisher { asked in
      .answer(200, [], asked.path == "/api.json" ? text : "get: {summary: Here}\n")
    }
    let obtained = try await descriptions(at: 0).fetched(try source(server), home: nil)
    #expect(obtained.specification.index.operations.map(\.title) == ["Here"])
    #expect(other.asked.isEmpty)
    server.now { _ in .answer(500, [], "") }
    let again = try await descriptions(at: 1).kept("fruit", home: nil)
    #expect(again?.specification.whole?.operations.map(\.title) == ["Here"])
  }
}

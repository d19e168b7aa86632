import ApusPacingTestSupport
import Synchronization
import Testing

@testable import ApusClient

@Suite("Pages as a sequence", .paced)
struct PageSequenceTests {
  private struct Shop: Service {
    struct ErrorResponse: Decodable, Sendable { let message: String }
    var baseURL: WebURL { .https("shop.example") }
  }

  private struct Items: Endpoint {
    typealias API = Shop
    typealias Response = [Int]
    var path: EndpointPath { "/items" }
  }

  private struct Listed: Endpoint {
    typealias API = Shop
    struct Response: Decodable, Sendable { let items: [Int] }
    var path: EndpointPath { "/listed" }
  }

  /// Answers by path and query.
  private func client(
    _ answers: [String: (Int, HeaderFields, String)], asked: @escaping @Sendable (String) -> Void = { _ in }
  ) -> APIClient<Shop> {
    APIClient(
      service: Shop(),
      transport: StubTransport { request in
        asked(request.url.target)
        guard let (status, headers, body) = answers[request.url.target] else {
          return .failure(.refused, "none")
        }
        return .response(status: status, headers: headers, body: body)
      })
  }

  @Test("a Link leads from page to page, each asked for when it is wanted")
  func links() async throws {
    let asked = Mutex<[String]>([])
    let client = client(
      [
        "/items": (200, ["Link": "</items?page=2>; rel=\"next\""], "[1, 2]"),
        "/items?page=2": (200, ["Link": "<https://shop.example/items?page=3>; rel=next"], "[3]"),
        "/items?page=3": (200, [:], "[4]"),
      ], asked: { target in asked.withLock { $0.append(target) } })
    var all: [Int] = []
    for try await page in client.pages(of: Items()) {
      all += page.value
    }
    #expect(all == [1, 2, 3, 4])
    #expect(asked.withLock(\.self) == ["/items", "/items?page=2", "/items?page=3"])
    for try await page in client.pages(of: Items()) {
      #expect(page.value == [1, 2])
      break
    }
    #expect(asked.withLock(\.count) == 4)
    var some = 0
    for try await _ in client.pages(of: Items(), upTo: 2) { some += 1 }
    #expect(some == 2)
  }

  @Test("a cursor and the number of a page lead on as they are told")
  func told() async throws {
    let cursors = client([
      "/listed": (200, [:], #"{"items": [1], "meta": {"more": "x y"}}"#),
      "/listed?after=x%20y": (200, [:], #"{"items": [2], "meta": {"more": null}}"#),
    ])
    var items: [Int] = []
    for try await page in cursors.pages(of: Listed(), by: .cursor(parameter: "after", at: ".meta.more")) {
      items += page.value.items
    }
    #expect(items == [1, 2])
    let numbers = client([
      "/items": (200, [:], "[1]"), "/items?p=2": (200, [:], "[2]"), "/items?p=3": (200, [:], "[]"),
    ])
    var pages: [[Int]] = []
    for try await page in numbers.pages(of: Items(), by: .number(parameter: "p")) { pages.append(page.value) }
    #expect(pages == [[1], [2], []])
  }

  @Test("a rate limit is waited for, unless it is too long")
  func limits() async throws {
    let turn = Mutex(0)
    let waits = Mutex<[Duration]>([])
    let transport = StubTransport { _ in
      let number = turn.withLock { turn in
        turn += 1
        return turn
      }
      let status = number == 2 ? 200 : 429
      let pause = number == 1 ? "7" : "61"
      return .response(
        status: status, headers: ["Retry-After": pause, "Link": "</items?page=2>; rel=next"], body: "[1]")
    }
    let client = APIClient(service: Shop(), transport: transport)
    var count = 0
    let error = await #expect(throws: APIError<Shop.ErrorResponse>.self) {
      for try await _ in client.pages(of: Items(), wait: { time in waits.withLock { $0.append(time) } }) {
        count += 1
      }
    }
    #expect(error?.code == .http(429) && count == 1 && waits.withLock(\.self) == [.seconds(7)])
  }

  @Test("what leads to another origin, nowhere or to no list is an error, and nothing comes after it")
  func errors() async throws {
    let away = client(["/items": (200, ["Link": "<https://other.example/items>; rel=next"], "[1]")])
    var pages = away.pages(of: Items()).makeAsyncIterator()
    #expect(try await pages.next()?.value == [1])
    let origin = await #expect(throws: APIError<Shop.ErrorResponse>.self) { try await pages.next() }
    #expect(origin?.code == .requestURL)
    #expect(try await pages.next() == nil)
    let none = client(["/listed": (200, [:], #"{"items": 1}"#)])
    let list = await #expect(throws: APIError<Shop.ErrorResponse>.self) {
      for try await _ in none.pages(of: Listed()) {}
    }
    #expect(list?.code == .decodeType)
    let wrong = await #expect(throws: APIError<Shop.ErrorResponse>.self) {
      for try await _ in none.pages(of: Listed(), by: .reference(at: ".[")) {}
    }
    #expect(wrong?.code == .requestParameter)
    let gone = await #expect(throws: APIError<Shop.ErrorResponse>.self) {
      for try await _ in client([:]).pages(of: Items()) {}
    }
    #expect(gone?.code == .refused)
  }
}

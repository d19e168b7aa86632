import ApusClient
import ApusPacingTestSupport
import ApusServices
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Idea C: a service is a small value, an API a namespace with its request and its response, on GreenStore.
@Suite("Idea C: a clean way to organise API calls", .paced)
struct CleanOrganisationTests {
  @Test("a service is a base URL and headers, and its endpoints live under it")
  func service() throws {
    let local = GreenStore(baseURL: .http("127.0.0.1", port: 8080, path: "/greenstore/api/v1"))
    let request = try APIClient(service: local, transport: StubTransport())
      .request(for: GreenStore.SaveFruit(name: "りんご", price: 120))
    #expect(request.url.text == "http://127.0.0.1:8080/greenstore/api/v1/food/fruits")
    #expect(bodyText(request) == #"{"name":"りんご","price":120}"#)
  }

  @Test("GET sends no body, whatever the parameters are")
  func noBody() throws {
    let request = try APIClient(service: .github, transport: StubTransport())
      .request(for: GitHub.UserRepositories(login: "octocat", perPage: 5, page: 2))
    #expect(request.body == nil)
    #expect(request.url.target == "/users/octocat/repos?per_page=5&page=2")
  }

  @Test("one type has a date format of its own")
  func dateFormat() async throws {
    let body = #"{"fruit_id": 7, "created_at": "2020-12-31 23:59:59"}"#
    let client = APIClient(service: .greenStore, transport: StubTransport(status: 201, body: body))
    let saved = try await client.send(GreenStore.SaveFruit(name: "りんご", price: 120))
    #expect(saved.fruitId == 7)
    #expect(saved.createdAt == Date(timeIntervalSince1970: 1_609_459_199))
  }

  @Test("a date in another format is an error that says what was there")
  func wrongDate() async throws {
    let body = #"{"fruit_id": 7, "created_at": "31.12.2020"}"#
    let client = APIClient(service: .greenStore, transport: StubTransport(status: 201, body: body))
    let error = try await #require(throws: APIError<GreenStore.ErrorResponse>.self) {
      try await client.send(GreenStore.SaveFruit(name: "りんご", price: 120))
    }
    #expect(error.code == .decodeValue)
    #expect("\(error)".contains(".created_at"))
  }
}

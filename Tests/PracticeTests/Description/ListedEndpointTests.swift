import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("The prepared list of what is served", .paced)
struct ListedEndpointTests {
  @Test("the list says what the routes say, in their order")
  func matchesRoutes() {
    let routes = PracticeEndpoint.all.flatMap { endpoint in
      endpoint.methods.map { method in
        let example = endpoint.example == endpoint.path ? "=" : endpoint.example
        return "\(method == "any method" ? "any" : method) \(endpoint.path) \(example) \(endpoint.summary)"
      }
    }
    #expect(ListedEndpoint.text == routes.joined(separator: "\n"))
  }

  @Test("every line of the list is read")
  func isRead() throws {
    #expect(ListedEndpoint.all.count == PracticeEndpoint.all.flatMap(\.methods).count)
    let profile = try #require(ListedEndpoint.all.first { $0.path == "/github/users/{login}" })
    #expect(profile.method == "GET")
    #expect(profile.example == "/github/users/octocat")
    #expect(profile.summary == "A public profile.")
    #expect(ListedEndpoint.all.first?.example == "/")
  }

  @Test("a line that lacks something is no endpoint", arguments: ["", "GET", "GET /a", "GET /a ="])
  func brokenLines(line: String) { #expect(ListedEndpoint(line[...]) == nil) }
}

import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusEndpoints
@testable import ApusOpenAPI

@Suite("Where a session stands", .paced)
struct EndpointScopeTests {
  private static let practice = WebURL.http("practice.test")

  @Test("a scope without a base describes nothing")
  func nowhere() throws {
    let scope = EndpointScope()
    #expect(!scope.isDescribed)
    #expect(scope.described(.get, "/github/users/octocat") == nil)
  }

  @Test("the practice API is described where it is the base, and no other origin is")
  func practice() throws {
    var scope = EndpointScope(base: Self.practice)
    scope.practice = Self.practice.origin
    #expect(scope.isDescribed)
    #expect(scope.described(.get, "/github/users/octocat")?.operation.path == "/github/users/{login}")
    #expect(scope.described(.get, "http://other.test/github/users/octocat") == nil)
    scope.base = .http("other.test")
    #expect(!scope.isDescribed)
    #expect(scope.described(.get, "/github/users/octocat") == nil)
  }

  @Test("a path is put behind the folder that `cd` has led to, and its query counts for nothing")
  func folders() throws {
    var scope = EndpointScope(base: Self.practice)
    scope.practice = Self.practice.origin
    scope.directory = "github/users"
    #expect(scope.described(.get, "octocat?a=b")?.operation.path == "/github/users/{login}")
    #expect(scope.described(.get, "octocat/repos#x")?.operation.path == "/github/users/{login}/repos")
  }

  @Test("a request has a body to begin with where its operation takes one")
  func samples() throws {
    var scope = EndpointScope(base: Self.practice)
    scope.practice = Self.practice.origin
    let url = try WebURL("http://practice.test/github/gists")
    #expect(scope.sampleBody(for: Request(method: .post, url: url), hasAll: false) != nil)
    #expect(scope.sampleBody(for: Request(method: .get, url: url), hasAll: false) == nil)
  }

  @Test("without a description only the typed services and visits are known")
  func methods() { #expect(EndpointScope(base: Self.practice).describedMethods.isEmpty) }
}

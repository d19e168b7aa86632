import APIClient
import PacingTestSupport
import Services
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Creating a gist", .paced)
struct GitHubCreateGistTests {
  @Test("a gist is created with its files keyed by name, a token and GitHub's media type")
  func gist() throws {
    let client = APIClient(service: GitHub(token: Secret("ghp_x")), transport: StubTransport())
    let request = try client.request(
      for: GitHub.CreateGist(description: "d", isPublic: false, files: ["hello_world.txt": "Hi"]))
    #expect(
      bodyText(request) == #"{"description":"d","files":{"hello_world.txt":{"content":"Hi"}},"public":false}"#
    )
    #expect(request.headers["Authorization"] == "•••")
    #expect(request.headers["Accept"] == "application/vnd.github+json")
  }
}

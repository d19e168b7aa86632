import ApusClient
import ApusJSON
import ApusPacingTestSupport
import ApusServices
import Testing

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

  @Test("a gist is unlisted unless somebody says otherwise, and needs no description")
  func defaults() throws {
    let gist = try GitHub.CreateGist(values: ["files": ["a.txt": "A"]])
    #expect(!gist.isPublic && gist.description == nil && gist.files == ["a.txt": "A"])
    #expect(try GitHub.CreateGist(values: ["files": [:], "public": true]).isPublic)
  }

  @Test("files in any order are one body, with their names as they are")
  func order() throws {
    let client = APIClient(service: GitHub(), transport: StubTransport())
    let names = (0..<20).map { "fileName_\($0).txt" }
    let files = Dictionary(uniqueKeysWithValues: names.map { ($0, "x") })
    let text = try #require(bodyText(client.request(for: GitHub.CreateGist(files: files))))
    let written = try JSONDocument(text).root["files"]?.members.map(\.name) ?? []
    #expect(written == names.sorted())
  }

  @Test("a gist without files is no gist, and files are texts")
  func wrong() {
    #expect(throws: JSONDecodingError.self) { try GitHub.CreateGist(values: ["description": "d"]) }
    #expect(throws: JSONDecodingError.self) { try GitHub.CreateGist(values: ["files": ["a": 1]]) }
  }
}

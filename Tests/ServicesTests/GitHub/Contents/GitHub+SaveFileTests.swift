import ApusClient
import ApusJSON
import ApusPacingTestSupport
import ApusServices
import Testing

@Suite("A file, saved", .paced)
struct GitHubSaveFileTests {
  @Test("the text is sent in Base64, and the path keeps its folders")
  func request() throws {
    let save = GitHub.SaveFile(repository: "a/b", file: "docs/a b.md", message: "m", text: "Hi\n")
    #expect(try sent(save) == #"PUT /repos/a/b/contents/docs/a%20b.md {"message":"m","content":"SGkK"}"#)
    let climbing = GitHub.GetContents(repository: "a/b", file: "../x?y")
    #expect(try sent(climbing) == "GET /repos/a/b/contents/%2E%2E/x%3Fy")
    #expect(try sent(GitHub.GetContents(repository: "a/b")) == "GET /repos/a/b/contents")
  }

  @Test("a file and a folder are read alike, and the text of a file comes out")
  func answer() async throws {
    func entry(_ more: String) -> String {
      #"{"name": "a", "path": "d/a", "sha": "1", "size": 3, "type": "file", "download_url": null\#(more)}"#
    }
    let file = try await github(entry(#", "content": "SGkK\n""#)).send(GitHub.GetContents(repository: "a/b"))
    #expect(file.entries.map(\.text) == ["Hi\n"])
    let folder = try await github("[\(entry("")), \(entry(""))]").send(GitHub.GetContents(repository: "a/b"))
    #expect(folder.entries.count == 2 && folder.entries[0].text == nil)
  }
}

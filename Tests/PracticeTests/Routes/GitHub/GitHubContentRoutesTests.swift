import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Files of a repository", .paced)
struct GitHubContentRoutesTests {
  private let path = "/github/repos/octocat/Hello-World/contents"

  @Test("a folder lists what it has, a file is in Base64 or as it is")
  func reading() throws {
    let bench = Bench()
    let top = try bench.get(path)
    #expect(try top.at("[]") == "4")
    #expect(try bench.get(path + "/docs").at("[0].path") == "docs/guide.md")
    #expect(try bench.get(path + "/README.md").at("encoding") == "base64")
    let raw = try bench.get(path + "/README.md", Field("Accept", "application/vnd.github.raw+json"))
    #expect(raw.text.hasPrefix("# Hello-World\n"))
    #expect(try bench.get("/github/repos/octocat/Hello-World/readme").at("name") == "README.md")
    #expect(try bench.get(path + "/nothing").status == 404)
    #expect(try bench.get(path + "/README.md?ref=nothing").text.contains("No commit found"))
    #expect(try bench.get(path + "/README.md?ref=v1.0.0").status == 200)
  }

  @Test("a file is made, changed by who knows what it is, and removed")
  func writing() throws {
    let bench = Bench()
    let file = path + "/a%20b/notes.md"
    let made = try bench.ask("PUT", file, #"{"message": "Add", "content": "SGkK"}"#)
    #expect(made.status == 201)
    #expect(try made.at("commit.message") == "Add")
    let sha = try made.at("content.sha")
    #expect(try bench.get(file).at("path") == "a b/notes.md")
    #expect(try bench.ask("PUT", file, #"{"message": "m", "content": "SGkK"}"#).status == 422)
    #expect(try bench.ask("PUT", file, #"{"message": "m", "content": "SGkK", "sha": "x"}"#).status == 409)
    let changed = try bench.ask("PUT", file, #"{"message": "m", "content": "SG8K", "sha": "\#(sha)"}"#)
    #expect(changed.status == 200)
    let now = try changed.at("content.sha")
    #expect(try bench.ask("DELETE", file, #"{"message": "m", "sha": "\#(now)"}"#).at("content") == "null")
    #expect(try bench.get(file).status == 404)
    #expect(try bench.get("/github/repos/octocat/Hello-World/commits").at("[]") == "6")
  }

  @Test("what is no Base64, and what belongs to others, is refused")
  func refusals() throws {
    let bench = Bench()
    #expect(try bench.ask("PUT", path + "/x", #"{"message": "m", "content": "?"}"#).status == 422)
    let other = "/github/repos/hubot/swift-client/contents/x"
    #expect(try bench.ask("PUT", other, #"{"message": "m", "content": "SGkK"}"#).status == 403)
  }
}

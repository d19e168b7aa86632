import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusPractice

@Suite("A gist as it is kept", .paced)
struct GistTests {
  private func gist(_ names: String..., content: String = "あ", description: String? = nil) -> Gist {
    Gist(
      id: "1f", description: description, isPublic: false,
      files: names.map { Gist.File(name: $0, content: content) })
  }

  @Test("its number becomes an id like GitHub's, another for each")
  func ids() {
    let ids = (0..<100).map(Gist.id)
    #expect(Set(ids).count == 100)
    #expect(ids.allSatisfy { $0.count == 32 && $0.allSatisfy { "0123456789abcdef".contains($0) } })
    #expect(Gist.id(7) == Gist.id(7))
  }

  @Test(
    "a file's name tells its kind",
    arguments: [
      ("a.swift", "text/plain", "\"Swift\""), ("a.b.md", "text/markdown", "\"Markdown\""),
      ("a.json", "application/json", "\"JSON\""), ("a.rb", "application/x-ruby", "\"Ruby\""),
      ("a.txt", "text/plain", "\"Text\""), ("a.unknown", "text/plain", "null"),
      ("Makefile", "text/plain", "null"),
    ])
  func kinds(_ name: String, _ type: String, _ language: String) throws {
    let file = try #require(gist(name).filesJSON.first).line
    #expect(file.contains("\"filename\":\"\(name)\",\"type\":\"\(type)\",\"language\":\(language),"))
  }

  @Test("a file is as long as its bytes, and found below the gist")
  func files() throws {
    let file = try #require(gist("a.txt").filesJSON.first).line
    #expect(file.contains("\"size\":3"))
    #expect(file.contains("\"content\":\"あ\""))
    #expect(file.contains("/octocat/1f/raw/a.txt\""))
  }

  @Test("its files stand under their names, in order, and it says whether it is public")
  func whole() throws {
    let json = gist("b", "a").json
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.written())) as? [String: Any])
    #expect((object["files"] as? [String: Any])?.keys.sorted() == ["a", "b"])
    #expect(json.line.contains("\"files\":{\"b\":{"))
    #expect(object["public"] as? Bool == false)
    #expect(object["description"] is NSNull)
    #expect((object["owner"] as? [String: Any])?["login"] as? String == "octocat")
    #expect(gist("a", description: "D").json.line.contains("\"description\":\"D\""))
  }
}

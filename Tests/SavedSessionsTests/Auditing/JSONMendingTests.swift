import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusSavedSessions

@Suite("A document without some of its texts", .paced)
struct JSONMendingTests {
  @Test("tells the line of each, and keeps every other byte, in whatever order they were found")
  func lines() throws {
    let document = try JSONDocument("{\n \"a\": \"x\",\r\n\n \"b\": [1.0, \"y\"], \"c\": 12 }\n")
    let root = document.root
    var mending = JSONMending(of: document)
    let last = root["b"].flatMap { Array($0.children).last }
    for (name, node) in [("c", root["c"]), ("b", last), ("a", root["a"])] {
      mending.add(try #require(node), "", without: "{{secret:\(name)}}", called: name)
    }
    #expect(mending.findings.map(\.line) == [4, 4, 2] && mending.findings.map(\.name) == ["c", "b", "a"])
    #expect(
      String(decoding: mending.applied(to: document), as: UTF8.self)
        == "{\n \"a\": \"{{secret:a}}\",\r\n\n \"b\": [1.0, \"{{secret:b}}\"], \"c\": \"{{secret:c}}\" }\n")
  }

  @Test("is as it was where nothing changes, and what only follows is no finding")
  func others() throws {
    let document = try JSONDocument("{\"a\": \"x\", \"b\": 1}")
    var mending = JSONMending(of: document)
    mending.add(try #require(document.root["a"]), "", without: "x", called: "a")
    #expect(mending.count == 0 && mending.applied(to: document) == Array("{\"a\": \"x\", \"b\": 1}".utf8))
    mending.follow(try #require(document.root["b"]), "2")
    #expect(mending.count == 1 && mending.findings == [])
    #expect(mending.applied(to: document) == Array("{\"a\": \"x\", \"b\": \"2\"}".utf8))
  }
}

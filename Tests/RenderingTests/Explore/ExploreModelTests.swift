import ApusJSON
import ApusPacingTestSupport
import ApusText
import Testing

@testable import ApusRendering

@Suite("Walking in an answer", .paced)
struct ExploreModelTests {
  @Test("it begins with the first level open, the cursor at the root, and says where it is")
  func begins() throws {
    var model = try ExploreModel(Shelf.text)
    let shown = model.shown()
    #expect(shown.count == 12)
    #expect(shown[0] == "> ▾ .: object of 3")
    #expect(shown[1] == "      count: 4")
    #expect(shown[2].hasPrefix("    ▸ items: array of 4  {5}, {5}"))
    #expect(shown[3] == "      next: null")
    #expect(shown[11].hasPrefix("."))
    #expect(shown[11].hasSuffix("object of 3"))
  }

  @Test("j, k and the arrows move by rows, and no further than there are any")
  func moves() throws {
    var model = try ExploreModel(Shelf.text)
    model.typed("jj")
    #expect(model.path == ".items")
    model.typed("\u{1b}[A")
    #expect(model.path == ".count")
    model.typed("kkkk")
    #expect(model.path == ".")
    model.typed("jjjjjjj")
    #expect(model.path == ".next")
    model.typed("g")
    #expect(model.path == ".")
    model.typed("G")
    #expect(model.path == ".next")
  }

  @Test("a place far away is in sight, with what is around it")
  func sight() throws {
    let elements = (0..<10_000).map { "{\"id\": \($0)}" }.joined(separator: ",")
    var model = try ExploreModel("[\(elements)]")
    model.typed("G")
    #expect(model.path == ".[9999]")
    var shown = model.shown()
    #expect(shown[10].hasPrefix("> "))
    #expect(shown[9].contains("[9998]"))
    #expect(model.status().hasSuffix("object of 1 · 10,000 of 10,000"))
    model.typed("k")
    shown = model.shown()
    // The picture stays, as the row was on it.
    #expect(shown[9].hasPrefix("> "))
    model.typed("gj\u{6}\u{6}")
    #expect(model.path == ".[22]")
    model.typed("\u{2}")
    #expect(model.path == ".[11]")
    model.typed("\u{4}")
    #expect(model.path == ".[16]")
    #expect(model.status().hasSuffix("17 of 10,000"))
  }

  @Test("counts of four digits are grouped beside larger ones")
  func grouped() throws {
    let elements = (0..<1_300).map { "\($0)" }.joined(separator: ",")
    var model = try ExploreModel("[\(elements)]")
    model.go(to: try #require(model.root[1_203]))
    #expect(model.status().hasSuffix("number · 1,204 of 1,300"))
  }

  @Test("a value that is gone to is unfolded down to itself")
  func goes() throws {
    var model = try ExploreModel(Shelf.text)
    let login = try #require(model.root["items"]?[2]?["owner"]?["login"])
    model.go(to: login)
    #expect(model.path == ".items[2].owner.login")
    #expect(model.row().hasSuffix("login: \"cyd\""))
  }

  @Test("a response that paths do not look into is named")
  func response() throws {
    var model = ExploreModel(try JSONDocument(Shelf.text).root, inResponse: 3)
    model.resize(Screen(width: 60, height: 8))
    #expect(model.status().hasPrefix("$3 "))
    model.typed("j")
    #expect(model.typed("\r") == [.leave(prompt: "$3.count")])
  }

  @Test("another size lays it out anew, and the cursor stays in sight", arguments: [3, 5, 40])
  func resizes(_ rows: Int) throws {
    var model = try ExploreModel(Shelf.text)
    model.typed("eG")
    model.resize(Screen(width: 20, height: rows))
    let shown = model.shown()
    #expect(shown.count == rows)
    #expect(shown.contains { $0.hasPrefix(">") })
    #expect(model.lines().allSatisfy { $0.width <= 20 })
  }

  @Test("a scalar, an empty list and values a thousand levels deep can be walked in, too")
  func odd() throws {
    for text in ["1", "\"text\"", "[]", "{}", "null"] {
      var model = try ExploreModel(text)
      model.typed("jklh eEGg]sftn.dm ")
      #expect(model.path == ".")
    }
    let deep = String(repeating: "[", count: 1_000) + String(repeating: "]", count: 1_000)
    var model = try ExploreModel(deep)
    model.typed("eG")
    #expect(model.path.utf8.count > 2_900)
    #expect(model.shown().allSatisfy { DisplayWidth.of($0) <= 60 })
  }

  @Test("two values are marked at most, and a mark is seen without colour")
  func marks() throws {
    var model = try ExploreModel(Shelf.text)
    model.typed("jm")
    #expect(model.row().hasPrefix(">*"))
    model.typed("jmjm")
    #expect(model.marks.map(\.path.description) == [".items", ".next"])
    model.typed("m")
    #expect(model.marks.map(\.path.description) == [".items"])
  }
}

import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusRendering

@Suite("Keys in an answer", .paced)
struct ExploreModelKeysTests {
  @Test("l opens and goes in, h folds and goes out, space turns")
  func folds() throws {
    var model = try ExploreModel(Shelf.text)
    model.typed("jjl")
    #expect(model.path == ".items")
    #expect(model.row().contains("▾ items: array of 4"))
    model.typed("l")
    #expect(model.path == ".items[0]")
    model.typed("h")
    #expect(model.path == ".items")
    model.typed("h")
    #expect(model.row().contains("▸ items"))
    model.typed(" j")
    #expect(model.path == ".items[0]")
    model.typed("\u{1b}[D\u{1b}OD")
    #expect(model.row().contains("▸ items"))
  }

  @Test("e unfolds all, E folds all, and a digit opens so many levels")
  func levels() throws {
    var model = try ExploreModel(Shelf.text, rows: 60)
    func count() -> Int {
      var model = model
      return model.shown().dropLast().count { !$0.isEmpty }
    }
    #expect(count() == 4)
    model.typed("e")
    #expect(count() == 4 + 4 + 18 + 8)
    model.typed("3")
    #expect(count() == 4 + 4 + 18)
    model.typed("2")
    #expect(count() == 4 + 4)
    model.typed("E")
    #expect(count() == 4)
  }

  @Test("what is folded away takes the cursor to what holds it")
  func foldedAway() throws {
    var model = try ExploreModel(Shelf.text)
    model.typed("eG")
    model.go(to: try #require(model.root["items"]?[1]?["owner"]?["id"]))
    model.typed("2")
    #expect(model.path == ".items[1]")
    model.typed("E")
    #expect(model.path == ".items")
  }

  @Test("Enter leaves with the path, r with a request where there is a URL, q with nothing")
  func leaves() throws {
    var model = try ExploreModel(Shelf.text)
    #expect(model.typed("q") == [.leave(prompt: nil)])
    #expect(model.typed("\u{3}") == [.leave(prompt: nil)])
    model.go(to: try #require(model.root["items"]?[0]?["link"]))
    #expect(model.typed("\r") == [.leave(prompt: ".items[0].link")])
    #expect(model.typed("r") == [.leave(prompt: "get {{.items[0].link}}")])
    model.go(to: try #require(model.root["items"]?[1]?["link"]))
    #expect(model.typed("r") == [.leave(prompt: "get {{.items[1].link}}")])
    model.go(to: try #require(model.root["items"]?[3]?["link"]))
    #expect(model.typed("r") == [])
    #expect(model.status() == "no URL is here")
    model.typed("j")
    #expect(model.status().hasPrefix(".items[3].owner"))
  }

  @Test("yp copies the path, yv the value, yy its JSON, and y before anything else nothing")
  func copies() throws {
    var model = try ExploreModel(Shelf.text)
    model.go(to: try #require(model.root["items"]?[2]?["name"]))
    #expect(model.typed("yp") == [.copy(".items[2].name", key: nil)])
    #expect(model.typed("yv") == [.copy("りんご", key: "name")])
    #expect(model.typed("yy") == [.copy("\"りんご\"", key: "name")])
    #expect(model.typed("yj") == [])
    model.go(to: try #require(model.root["items"]?[0]?["price"]))
    #expect(model.typed("yv") == [.copy("1.10", key: "price")])
  }

  @Test("a key that is none says how to see those there are, and the next one works")
  func unknown() throws {
    var model = try ExploreModel(Shelf.text)
    model.typed("j§")
    #expect(model.status() == "no such key; ? shows those there are")
    model.typed("\u{1b}[24~")
    model.typed("j")
    #expect(model.path == ".items")
  }

  @Test("? shows the keys, which can be paged through, and any other key goes back")
  func help() throws {
    var model = try ExploreModel(Shelf.text, columns: 80, rows: 12)
    model.typed("?")
    #expect(model.shown()[0].contains("a row down, up"))
    #expect(model.status().contains("1 to 11 of"))
    model.typed(" ")
    #expect(!model.shown()[0].contains("a row down, up"))
    model.typed("b")
    #expect(model.shown()[0].contains("a row down, up"))
    #expect(model.typed("q") == [])
    #expect(model.row().contains(".: object of 3"))
  }

  @Test("w wraps a long value whole, and again cuts it")
  func wraps() throws {
    let text = String(repeating: "word ", count: 30)
    var model = try ExploreModel("{\"long\": \"\(text)\", \"after\": 1}", columns: 40)
    #expect(model.shown()[1].contains("…"))
    model.typed("w")
    let shown = model.shown()
    #expect(shown[1...5].joined().replacing(" ", with: "").contains(text.replacing(" ", with: "")))
    #expect(shown.contains { $0.contains("after: 1") })
    model.typed("jw")
    #expect(model.shown()[1].contains("…"))
  }
}

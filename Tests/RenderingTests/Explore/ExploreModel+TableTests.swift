import ApusJSON
import ApusPacingTestSupport
import ApusText
import Testing

@testable import ApusRendering

@Suite("Tables that are walked in", .paced)
struct ExploreModelTableTests {
  private func table(columns: Int = 80) throws -> ExploreModel {
    var model = try ExploreModel(Shelf.text, columns: columns)
    model.typed("jjt")
    return model
  }

  @Test("t makes rows and columns of a list, with a cell at the cursor, and goes back to the same value")
  func toggles() throws {
    var model = try table()
    #expect(model.shown()[0].contains("id  name"))
    #expect(model.shown()[1].hasPrefix("> 0  1"))
    #expect(model.path == ".items[0].id")
    model.typed("jjl")
    #expect(model.path == ".items[2].name")
    #expect(model.row().contains("りんご"))
    #expect(model.typed("yv") == [.copy("りんご", key: "name")])
    model.typed("t")
    #expect(model.table == nil)
    #expect(model.path == ".items[2].name")
    model.typed("t")
    #expect(model.table?.rank == 2)
    model.typed("\u{1b}")
    #expect(model.table == nil)
  }

  @Test("where a row has no such cell the path is that of the row")
  func missing() throws {
    var model = try table()
    model.typed(".price\r")
    #expect(model.path == ".items[0].price")
    model.typed("G")
    #expect(model.path == ".items[3]")
  }

  @Test("s sorts by the column of the cursor, and rows keep the numbers they have in the answer")
  func sorts() throws {
    var model = try table()
    model.typed(".price\rs")
    #expect(model.shown()[1...4].map { $0.dropFirst(2).prefix(1) } == ["0", "2", "1", "3"])
    model.typed("s")
    #expect(model.shown()[1...4].map { $0.dropFirst(2).prefix(1) } == ["1", "2", "0", "3"])
    model.typed("f@.id < 3\r")
    #expect(model.shown()[1...2].map { $0.dropFirst(2).prefix(1) } == ["1", "0"])
    #expect(model.shown()[3].isEmpty)
  }

  @Test("columns that have no room come by when the cursor goes there", arguments: [20, 30, 40])
  func columns(_ width: Int) throws {
    var model = try table(columns: width)
    for _ in 0..<6 {
      #expect(model.lines().allSatisfy { $0.width <= width })
      model.typed("l")
    }
    #expect(model.shown()[0].hasPrefix("<"))
    model.typed("hhhhhhh")
    #expect(!model.shown()[0].hasPrefix("<"))
  }

  @Test("what is looked for is found in its row, and outside of the list in the tree")
  func finds() throws {
    var model = try table()
    model.typed("/dee\r")
    #expect(model.table?.rank == 3)
    model.typed("/next\r")
    #expect(model.table == nil)
    #expect(model.path == ".next")
  }

  @Test("what is no list is no table")
  func noTable() throws {
    var model = try ExploreModel("{\"a\": 1, \"b\": []}")
    model.typed("jt")
    #expect(model.status() == "no list is here to be a table")
    model.typed("jt")
    #expect(model.status() == "the list is empty")
  }

  @Test("d shows what two marked values differ in, or one and the cursor")
  func compares() throws {
    var model = try ExploreModel(Shelf.text, columns: 80)
    model.typed("d")
    #expect(model.status() == "m marks a value, and d compares two")
    model.go(to: try #require(model.root["items"]?[0]?["owner"]))
    model.typed("md")
    #expect(model.status() == "m marks another value, and d compares the two")
    model.typed("]d")
    #expect(model.shown()[0].contains("\"ada\" → \"bob\""))
    #expect(model.status().hasPrefix(".items[0].owner → .items[1].owner"))
    model.typed("q")
    model.typed("mkd")
    #expect(model.shown()[0].contains("\"ada\" → \"bob\""))
  }
}

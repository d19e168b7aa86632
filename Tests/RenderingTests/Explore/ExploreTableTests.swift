import ApusJSON
import ApusPacingTestSupport
import ApusText
import Testing

@testable import ApusRendering

@Suite("Rows and columns of a list that is walked in", .paced)
struct ExploreTableTests {
  private func table(_ count: Int) throws -> (ExploreTable, ExploreTree) {
    let items = (0..<count).map { "{\"id\": \($0), \"name\": \"n\($0)\"}" }.joined(separator: ",")
    var tree = ExploreTree(try JSONDocument("[\(items)]").root)
    let table = ExploreTable(of: ExplorePlace(tree.root), &tree, from: 0, glyphs: .unicode)
    return (try #require(table), tree)
  }

  @Test("the row of the cursor is in sight, below the titles")
  func scrolls() throws {
    var (table, tree) = try table(1_000)
    table.move(to: 999, &tree)
    let lines = table.lines(rows: 10, &tree, marks: [], on: Screen(width: 40))
    #expect(lines.count == 10)
    #expect(lines[0].text == "       id   name")
    #expect(lines[9].text == "> 999  999  n999")
    table.move(to: 5_000, &tree)
    #expect(table.rank == 999)
    table.move(to: -1, &tree)
    #expect(table.lines(rows: 10, &tree, marks: [], on: Screen(width: 40))[1].text == ">   0  0    n0")
  }

  @Test("columns are chosen by their titles, and none that is not there")
  func columns() throws {
    var (table, tree) = try table(2)
    table.goToColumn(&tree) { $0.firstIndex(of: "name") }
    #expect(table.title == "name")
    table.goToColumn(&tree) { $0.firstIndex(of: "price") }
    #expect(table.title == "name")
    table.moveColumn(-7, &tree)
    #expect(table.title == "id")
    #expect("\(table.target.location)" == ".[0].id")
  }

  @Test("a marked row says so without colour")
  func marked() throws {
    var (table, tree) = try table(2)
    let row = try #require(tree.root[1])
    let lines = table.lines(rows: 5, &tree, marks: [row], on: Screen(width: 40))
    #expect(lines[2].text.hasPrefix(" *1"))
  }

  @Test("scalars are rows, too")
  func scalars() throws {
    var tree = ExploreTree(try JSONDocument("[3, \"a\", null]").root)
    let made = ExploreTable(of: ExplorePlace(tree.root), &tree, from: 1, glyphs: .unicode)
    var table = try #require(made)
    #expect("\(table.target.location)" == ".[1]")
    #expect(table.lines(rows: 5, &tree, marks: [], on: Screen(width: 40)).count == 4)
  }
}

import ApusJSON
import ApusPacingTestSupport
import ApusRendering
import Testing

@testable import ApusText

@Suite("The tree", .paced)
struct TreeViewTests {
  func tree(_ json: String, width: Int = 80, height: Int? = nil, depth: Int? = nil) throws -> String {
    TreeView(try JSONDocument(json).root, depth: depth).text(on: Screen(width: width, height: height))
  }

  @Test("a search result folds to the screen, and every fold names what to type")
  func search() throws {
    try expectSnapshot("tree-search", of: TreeView(Samples.search()), height: 22)
  }

  @Test("what is not the whole document names paths from its own place")
  func part() throws {
    let items = try #require(try Samples.search()["items"])
    let place = TreePlace(Location([.key("items")]))
    try expectSnapshot("tree-part", of: TreeView(items, at: place), height: 22)
    let text = TreeView(items, at: TreePlace(place.location, inResponse: 2)).text(on: Screen(height: 22))
    #expect(text.contains("$2.items["))
    #expect(!text.contains(" .items["))
  }

  @Test("without a height everything is shown, one line a value")
  func unlimited() throws {
    try expectSnapshot("tree-whole", of: TreeView(Samples.search(count: 2)))
  }

  @Test("numbers, escapes, key order, repeated keys and Unicode are shown as received")
  func oddities() throws {
    try expectSnapshot("tree-oddities", of: TreeView(Samples.oddities()))
  }

  @Test("several matches are listed by their paths")
  func matches() throws {
    let root = try Samples.search()
    let nodes = try JSONPath(".items[].name").nodes(in: root)
    let view = TreeView(matches: nodes.map { TreePlace.Value($0) }, typed: ".items[].name")
    try expectSnapshot("tree-matches", of: view, height: 8)
  }
}

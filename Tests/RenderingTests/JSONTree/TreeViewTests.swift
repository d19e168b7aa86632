import JSON
import PacingTestSupport
import Rendering
import Testing

@testable import Text

@Suite("The tree", .paced)
struct TreeViewTests {
  func tree(_ json: String, width: Int = 80, height: Int? = nil, depth: Int? = nil) throws -> String {
    TreeView(try Document(json).root, depth: depth).text(on: Screen(width: width, height: height))
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
    let nodes = try Path(".items[].name").nodes(in: root)
    let view = TreeView(matches: nodes.map { PlacedNode($0) }, typed: ".items[].name")
    try expectSnapshot("tree-matches", of: view, height: 8)
  }

  @Test("an object with one member is one line")
  func smallest() throws {
    #expect(try tree(#"{"message": "Not Found"}"#) == "message  \"Not Found\"\n")
  }

  @Test(
    "a value that is no container, or an empty one, stands alone",
    arguments: ["1.10", "null", "\"a\\nb\"", "[]", "{}"])
  func scalars(_ json: String) throws {
    #expect(try tree(json) == json + "\n")
  }

  @Test("a long string that is all there is goes on over the lines of the screen")
  func longRoot() throws {
    let text = try tree("\"" + String(repeating: "abcdefghij", count: 7) + "\"", width: 20, height: 4)
    #expect(
      text == """
        "abcdefghijabcdefghi
        jabcdefghijabcdefghi
        jabcdefghijabcdefghi
        jabcdefghij"

        """)
  }

  @Test("a cut never leaves half an escape", arguments: 10...40)
  func cutEscapes(_ width: Int) throws {
    let text = try tree(#"{"k": "\u00e9\u00e9\n\\\u00e9\u00e9\u00e9\\\\\u00e9\u00e9"}"#, width: width)
    let lexeme = text.split(separator: "…").first.map { $0.drop { $0 != "\"" }.dropFirst() } ?? ""
    #expect((try? Document("\"\(lexeme.prefix { $0 != "\"" })\"")) != nil, "\(text)")
  }

  @Test("depth limits the levels that are opened; what stays closed names its path")
  func depth() throws {
    let json =
      #"{"a": {"b": {"c": [1, 2, 3], "d": "a text so long that all of it will not fit on the line"}}}"#
    #expect(
      try tree(json, depth: 2) == """
        a  object of 1
        └─ b  object of 2: .a.b  c, d

        """)
  }

  @Test("a closed container that fits its line is shown whole")
  func inline() throws {
    #expect(try tree(#"{"a": [1, {"b":[]}]}"#, depth: 1) == "a  [1, {\"b\": []}]\n")
  }

  @Test("a row that would say 1 more shows that one instead")
  func oneMore() throws {
    #expect(try tree("[1, 2, 3, 4]", height: 5) == "array of 4\n├─ [0]  1\n├─ [1]  2\n├─ [2]  3\n└─ [3]  4\n")
    #expect(try tree("[1, 2, 3, 4]", height: 4) == "array of 4\n├─ [0]  1\n├─ [1]  2\n└─ … 2 more: .[2:]\n")
  }

  @Test("every command a fold names is a path, or a command with one", arguments: [20, 40, 80])
  func openers(_ width: Int) throws {
    let root = try Document(
      #"{"a b": [1, 2, {"it's": [1, 2, 3, 4, 5, 6]}, {"x": {"y": [1, 2, 3]}}], "c": 1}"#
    ).root
    for height in 1...12 {
      let lines = TreeView(root).lines(on: Screen(width: width, height: height))
      for run in lines.flatMap(\.runs) where run.role == .command {
        let path = run.text.split(separator: " ", maxSplits: 1).last.map(String.init) ?? ""
        let isCommand = run.text.hasPrefix("tree ") || run.text.hasPrefix("table ")
        #expect((try? Path(isCommand ? path : run.text).nodes(in: root).isEmpty) == false, "\(run.text)")
      }
    }
  }

  @Test("whatever the height, there are no more lines than that, and the last rows are not wasted")
  func heights() throws {
    let root = try Samples.search()
    for height in 1...60 {
      let lines = TreeView(root).lines(on: Screen(height: height))
      #expect(lines.count <= height)
      #expect(lines.count >= height - 1, "\(height)")
    }
  }

  @Test("nesting deeper than the screen has columns folds")
  func deep() throws {
    let json = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    let lines = TreeView(try Document(json).root).lines(on: Screen(width: 40))
    #expect(lines.count < 20)
    #expect(lines.allSatisfy { $0.width <= 40 })
  }

  @Test("lines are handed over one at a time, and a sink that throws ends the drawing")
  func streaming() throws {
    struct Enough: Error {}
    var seen = 0
    #expect(throws: Enough.self) {
      try TreeView(Samples.search()).write(on: Screen()) { _ in
        seen += 1
        if seen == 5 { throw Enough() }
      }
    }
    #expect(seen == 5)
  }
}

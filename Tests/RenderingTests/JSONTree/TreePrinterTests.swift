import ApusJSON
import ApusPacingTestSupport
import ApusRendering
import Testing

@testable import ApusText

@Suite("Drawing a tree", .paced)
struct TreePrinterTests {
  func tree(_ json: String, width: Int = 80, height: Int? = nil, depth: Int? = nil) throws -> String {
    TreeView(try JSONDocument(json).root, depth: depth).text(on: Screen(width: width, height: height))
  }

  @Test("an object with one member is one line")
  func smallest() throws {
    #expect(try tree(#"{"message": "Not Found"}"#) == "message  \"Not Found\"\n")
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

  @Test("every command a fold names is a path, or a command with one", arguments: [20, 40, 80])
  func openers(_ width: Int) throws {
    let root = try JSONDocument(
      #"{"a b": [1, 2, {"it's": [1, 2, 3, 4, 5, 6]}, {"x": {"y": [1, 2, 3]}}], "c": 1}"#
    ).root
    for height in 1...12 {
      let lines = TreeView(root).lines(on: Screen(width: width, height: height))
      for run in lines.flatMap(\.runs) where run.role == .command {
        let path = run.text.split(separator: " ", maxSplits: 1).last.map(String.init) ?? ""
        let isCommand = run.text.hasPrefix("tree ") || run.text.hasPrefix("table ")
        #expect((try? JSONPath(isCommand ? path : run.text).nodes(in: root).isEmpty) == false, "\(run.text)")
      }
    }
  }

  @Test("nesting deeper than the screen has columns folds")
  func deep() throws {
    let json = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    let lines = TreeView(try JSONDocument(json).root).lines(on: Screen(width: 40))
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

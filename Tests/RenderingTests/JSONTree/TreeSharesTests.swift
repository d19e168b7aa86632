import ApusJSON
import ApusPacingTestSupport
import ApusRendering
import Testing

@testable import ApusText

@Suite("Sharing out the rows of a tree", .paced)
struct TreeSharesTests {
  func tree(_ json: String, width: Int = 80, height: Int? = nil, depth: Int? = nil) throws -> String {
    TreeView(try JSONDocument(json).root, depth: depth).text(on: Screen(width: width, height: height))
  }

  @Test("a row that would say 1 more shows that one instead")
  func oneMore() throws {
    #expect(try tree("[1, 2, 3, 4]", height: 5) == "array of 4\n├─ [0]  1\n├─ [1]  2\n├─ [2]  3\n└─ [3]  4\n")
    #expect(try tree("[1, 2, 3, 4]", height: 4) == "array of 4\n├─ [0]  1\n├─ [1]  2\n└─ … 2 more: .[2:]\n")
  }

  @Test("of elements that are alike the first is opened as far as any other")
  func first() throws {
    let object = (0..<60).map { "\"key\($0)\": \($0)" }.joined(separator: ", ")
    let root = try JSONDocument(
      "[" + Array(repeating: "{\(object)}", count: 30).joined(separator: ", ") + "]"
    )
    .root
    for height in 12...50 {
      let lines = TreeView(root).text(on: Screen(width: 120, height: height)).split(separator: "\n")
      let starts = lines.indices.filter { lines[$0].contains("─ [") }
      let rows = zip(starts, starts.dropFirst()).map { $1 - $0 }
      #expect(rows == rows.sorted(by: >), "\(height): \(rows)")
    }
  }

  @Test("what was recorded of a list is shared out as it was then")
  func recorded() throws {
    let root = try JSONDocument(
      #"[{"a":1,"b":2,"c":3,"d":4},{"a":1,"b":2,"c":3,"d":4},{"a":1,"b":2,"c":3,"d":4}]"#
    ).root
    var screen = Screen(width: 80, height: 14)
    func rows() -> [Int] {
      let lines = TreeView(root).text(on: screen).split(separator: "\n")
      let starts = lines.indices.filter { lines[$0].contains("─ [") } + [lines.count]
      return zip(starts, starts.dropFirst()).map { $1 - $0 }
    }
    #expect(rows() == [5, 4, 4])
    screen.forms = .first
    #expect(rows() == [4, 4, 5])
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
}

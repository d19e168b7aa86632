import ApusJSON
import ApusPacingTestSupport
import ApusRendering
import Testing

@testable import ApusText

@Suite("Shapes on a screen", .paced)
struct ShapeViewTests {
  private let text = #"""
    {"id":1,"owner":{"login":"octocat","id":1,"url":"https://example.com","admin":false},
     "labels":[{"name":"bug","color":"red","description":null,"default":true,"node_id":"x"}],
     "choice":[{"kind":"first","weight":1.5,"note":"a long one"},"text",null],"tags":["a"],"empty":{},
     "created_at":"2024-01-31T12:30:00Z","名前":"りんご","odd key":[[1],[2.5,null]],"none":null,"what":[]}
    """#

  private func shape(_ texts: String...) throws -> JSONShape {
    try JSONShape(of: texts.map { try JSONDocument($0).root })
  }

  private func text(_ shape: JSONShape, width: Int) -> String {
    ShapeView(shape).text(on: Screen(width: width))
  }

  @Test("are whole, one line a field where one line is not enough")
  func snapshot() throws {
    try expectSnapshot("shape", of: ShapeView(try shape(text)))
  }

  @Test("stay on one line where they fit")
  func narrow() throws {
    let shape = try shape(#"{"a":1,"b":["x"]}"#)
    #expect(text(shape, width: 27) == "{ a: integer, b: [string] }\n")
    #expect(text(shape, width: 26) == "{\n  a: integer\n  b: [string]\n}\n")
  }

  @Test("are measured by the columns they take")
  func wide() throws {
    let shape = try shape(#"{"名前":1,"値":2}"#)
    #expect(text(shape, width: 30) == "{ 名前: integer, 値: integer }\n")
    #expect(text(shape, width: 29) == "{\n  名前: integer\n  値: integer\n}\n")
  }

  @Test("of maps and of what may be null are broken like others")
  func mapAndNullable() throws {
    let files = (0..<8).map { #""\#($0).txt":{"size":1,"kind":"text"}"# }.joined(separator: ",")
    let map = try shape("{\(files)}")
    #expect(text(map, width: 41) == "{\n  [key]: { size: integer, kind: string }\n}\n")
    #expect(text(map, width: 30) == "{\n  [key]: {\n    size: integer\n    kind: string\n  }\n}\n")
    let nullable = try shape(#"{"size":1,"kind":"text"}"#, "null")
    #expect(text(nullable, width: 20) == "{\n  size: integer\n  kind: string\n}?\n")
    #expect(text(try shape("null"), width: 20) == "null\n")
  }

  @Test("fold to the rows there are, and say how many fields are hidden and how to see them")
  func folded() throws {
    let fields = (0..<20_000).map { #""key\#($0)":{"a":1,"b":"text"}"# }.joined(separator: ",")
    let wide = try shape("[{\(fields)}]")
    let screen = Screen(width: 40, height: 10)
    let lines = ShapeView(wide, whole: "shape . | less").lines(on: screen)
    #expect(lines.count == 10)
    #expect(lines[1].text == "  key0: { a: integer, b: string }")
    #expect(lines.last?.text == "… 59,976 more fields: shape . | less")
    #expect(ShapeView(wide).lines(on: Screen(width: 40)).count > 20_000)
    let small = try shape(#"{"first":{"kind":"text"},"second":1}"#)
    for height in [4, 5, 9] {
      #expect(ShapeView(small).lines(on: Screen(width: 30, height: height)).count == 4, "\(height)")
    }
    let cut = ShapeView(small).lines(on: Screen(width: 30, height: 3))
    #expect(cut.last?.text == "… 1 more field: shape | less")
  }

  @Test("can be typed again as they are drawn, whatever the width", arguments: [1, 20, 40, 60, 80, 200])
  func readAgain(_ width: Int) throws {
    let shape = try shape(text)
    guard width > 30 else {
      #expect(ShapeView(shape).lines(on: Screen(width: width)).allSatisfy { $0.width <= max(2, width) })
      return
    }
    #expect(try JSONShape(notation: text(shape, width: width)).description == shape.description)
  }
}

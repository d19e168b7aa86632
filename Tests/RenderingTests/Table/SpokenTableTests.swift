import ApusJSON
import ApusRendering
import ApusText
import Testing

@Suite("What a screen reader is told")
struct SpokenTableTests {
  private var screen: Screen {
    var screen = Screen(width: 80)
    screen.glyphs.isSpoken = true
    return screen
  }

  @Test("a row of a table says what its cells are")
  func tables() throws {
    let json = #"[{"id":0,"name":"りんご","tags":["a"]},{"id":1,"price":1.10}]"#
    let table = TableView(try JSONDocument(json).root, path: ".").text(on: screen)
    #expect(table == "row 1: id 0; name りんご; tags [\"a\"]\nrow 2: id 1; price 1.10\n")
  }

  @Test("a level is a word, and nothing is drawn")
  func trees() throws {
    let tree = TreeView(try JSONDocument(#"{"a":{"b":{"c":1}},"list":[1,{"d":null}]}"#).root).text(on: screen)
    #expect(
      tree == """
        a: object of 1
        level 2 b: object of 1
        level 3 c: 1
        list: array of 2
        level 2 [0]: 1
        level 2 [1]: object of 1
        level 3 d: null

        """)
  }
}

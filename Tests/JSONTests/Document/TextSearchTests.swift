import ApusPacingTestSupport
import Testing

@testable import ApusJSON

@Suite("A text in a document", .paced)
struct TextSearchTests {
  private func root() throws -> Node {
    try JSONDocument(#"{"Name": "a fig", "list": [{"name": 1}, "caf\u00e9", [17, true]], "n": "name"}"#).root
  }

  /// The paths of what is found one after the other, as often as something is.
  private func paths(_ text: String, isBackwards: Bool = false) throws -> [String] {
    let root = try root()
    let search = TextSearch(text)
    var node = root
    return (0..<4).compactMap { _ in
      guard
        let next = isBackwards ? search.previous(before: node, in: root) : search.next(after: node, in: root)
      else {
        return nil
      }
      node = next
      return "\(next.path)"
    }
  }

  @Test("keys and scalars are found in the order of the text, and again from the beginning")
  func forwards() throws {
    #expect(try paths("name") == [".Name", ".list[0].name", ".n", ".Name"])
    #expect(try paths("FIG") == [".Name", ".Name", ".Name", ".Name"])
    #expect(try paths("17") == Array(repeating: ".list[2][0]", count: 4))
    #expect(try paths("true").first == ".list[2][1]")
  }

  @Test("and backwards, and again from the end")
  func backwards() throws {
    #expect(try paths("name", isBackwards: true) == [".n", ".list[0].name", ".Name", ".n"])
  }

  @Test("escapes are read, and nothing is found of a text that is empty or nowhere")
  func odd() throws {
    #expect(try paths("café").first == ".list[1]")
    #expect(try paths("") == [])
    #expect(try paths("pear") == [])
    let scalar = try JSONDocument("\"fig\"").root
    #expect(TextSearch("FIG").next(after: scalar, in: scalar) == scalar)
    #expect(TextSearch("fig").previous(before: scalar, in: scalar) == scalar)
  }

  @Test("nothing is found outside of a part")
  func parts() throws {
    let list = try #require(try root()["list"])
    let inner = try #require(list[0]?["name"])
    let search = TextSearch("name")
    #expect(search.next(after: list, in: list) == inner)
    #expect(search.next(after: inner, in: list) == inner)
    #expect(search.previous(before: inner, in: list) == inner)
    #expect(search.previous(before: list, in: list) == inner)
    #expect(TextSearch("fig").next(after: inner, in: list) == nil)
    #expect(TextSearch("fig").previous(before: inner, in: list) == nil)
  }

  @Test("a value has a text that is anywhere in it, but for its own key")
  func within() throws {
    let root = try root()
    let list = try #require(root["list"])
    #expect(TextSearch("name").isIn(list))
    #expect(!TextSearch("list").isIn(list))
    #expect(!TextSearch("fig").isIn(list))
  }
}

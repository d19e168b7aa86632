import ApusJSON
import ApusText
import Testing

@testable import ApusRendering

@Suite("What stands side by side in a tree")
struct TreeSourceTests {
  @Test("the members of an object come with their keys, and where each is")
  func members() throws {
    let source = TreeSource.children(of: try JSONDocument(#"{"a": 1, "b c": [2]}"#).root, at: TreePlace())
    let entries = Array(source.entries(.unicode))
    #expect(source.count == 2 && source.nodes.map(\.text) == ["1", "[2]"])
    #expect(entries.map(\.label.text) == ["a", "b c"])
    #expect(entries.map { "\($0.place)" } == [".a", #".["b c"]"#])
  }

  @Test("the elements of a list come with their numbers, and a longer list is opened from where it was cut")
  func elements() throws {
    let source = TreeSource.children(of: try JSONDocument("[true, null, 3]").root, at: TreePlace())
    var entries = source.entries(.unicode)
    #expect(entries.take(2).map(\.label.text) == ["[0]", "[1]"])
    #expect(entries.take(2).map(\.label.text) == ["[2]"])
    #expect(source.opener(from: 2) == ".[2:]")
  }

  @Test("a key that comes again says so, and one that would not be seen keeps its quotes")
  func keys() throws {
    let source = TreeSource.children(
      of: try JSONDocument(#"{"a": 1, "a": 2, "": 3, " x": 4}"#).root, at: TreePlace())
    let entries = Array(source.entries(.unicode))
    #expect(entries.map(\.isRepeated) == [false, true, false, false])
    #expect(entries.map(\.label.text) == ["a", "a", #""""#, #"" x""#])
  }

  @Test("values from anywhere have their paths for labels, and all of them go to a pager")
  func matches() throws {
    let root = try JSONDocument(#"{"a": [1]}"#).root
    let source = TreeSource.matches([TreePlace.Value(try #require(root["a"]))], typed: ".a")
    #expect(source.entries(.unicode).map(\.label.text) == [".a"])
    #expect(source.opener(from: 7) == ".a | less")
  }
}

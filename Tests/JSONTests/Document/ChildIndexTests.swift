import ApusPacingTestSupport
import Testing

@testable import ApusJSON

@Suite("Children by their positions", .paced)
struct ChildIndexTests {
  @Test("any child is found in any order, with its key in an object", arguments: [0, 1, 64, 65, 300])
  func finds(_ count: Int) throws {
    let list = try JSONDocument("[\((0..<count).map { "[\($0), {}]" }.joined(separator: ","))]").root
    let members = (0..<count).map { "\"k\($0)\": {\"a\": \($0)}" }
    let object = try JSONDocument("{\(members.joined(separator: ","))}").root
    var ofList = ChildIndex(of: list)
    var ofObject = ChildIndex(of: object)
    for position in Array((0..<count).reversed()) + Array(0..<count) {
      #expect(ofList.child(at: position)?.value[0]?.integer == position)
      #expect(ofList.child(at: position)?.key == nil)
      #expect(ofObject.child(at: position)?.key?.string == "k\(position)")
      #expect(ofObject.child(at: position)?.value["a"]?.integer == position)
    }
    for position in [-1, count, count + 1] {
      #expect(ofList.child(at: position) == nil)
      #expect(ofObject.child(at: position) == nil)
    }
  }

  @Test("a scalar has none")
  func scalar() throws {
    var index = ChildIndex(of: try JSONDocument("1").root)
    #expect(index.child(at: 0) == nil)
  }

  @Test("the way down to a value is known by positions")
  func positions() throws {
    let root = try JSONDocument(#"{"a": [1, {"b": [2, 3]}], "c": 4}"#).root
    let deep = try #require(root["a"]?[1]?["b"]?[1])
    #expect(root.positions(to: deep) == [0, 1, 0, 1])
    #expect(root.positions(to: root) == [])
    #expect(deep.positions(to: root) == nil)
    #expect(root["a"]?.positions(to: deep) == [1, 0, 1])
    #expect(try root["c"]?.positions(to: #require(root["a"])) == nil)
  }
}

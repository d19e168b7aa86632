import ApusJSON
import ApusPacingTestSupport
import Foundation
import Testing

@Suite("Encoding members", .paced)
struct KeyedEncodingTests {
  struct Writer: Encodable {
    func encode(to encoder: any Encoder) throws {
      var root = encoder.container(keyedBy: AnyKey.self)
      var list = root.nestedUnkeyedContainer(forKey: AnyKey("list"))
      var object = root.nestedContainer(keyedBy: AnyKey.self, forKey: AnyKey("object"))
      try list.encode(1)
      try object.encode(true, forKey: AnyKey("a"))
      var inner = list.nestedContainer(keyedBy: AnyKey.self)
      try list.encodeNil()
      try inner.encode("x", forKey: AnyKey("b"))
      var array = list.nestedUnkeyedContainer()
      try array.encode(contentsOf: [2, 3])
      try "end".encode(to: list.superEncoder())
      var again = encoder.container(keyedBy: AnyKey.self)
      try again.encode(4, forKey: AnyKey("again"))
      try again.encode(5, forKey: AnyKey("again"))
      var objectAgain = again.nestedContainer(keyedBy: AnyKey.self, forKey: AnyKey("object"))
      try objectAgain.encode(list.count, forKey: AnyKey("count"))
    }
  }

  @Test("containers that are open together are filled in any order, as with Foundation")
  func interleaved() throws {
    let text = String(decoding: try DocumentEncoder().encode(Writer()), as: UTF8.self)
    #expect(
      text
        == "{\"list\":[1,{\"b\":\"x\"},null,[2,3],\"end\"],\"object\":{\"a\":true,\"count\":5},\"again\":5}")
    let theirs = try JSONDocument(Array(JSONEncoder().encode(Writer()))).root
    for key in ["list", "object", "again"] {
      #expect(
        try JSONDecoder().decode(JSONValue.self, from: Data(theirs[key]?.text.utf8 ?? "".utf8)).sorted
          == DocumentDecoder().decode([String: JSONValue].self, from: Array(text.utf8))[key]?.sorted)
    }
  }
}

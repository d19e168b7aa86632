import ApusJSON
import ApusPacingTestSupport
import Foundation
import Testing

@Suite("Encoding", .paced)
struct DocumentEncoderTests {
  struct Model: Codable, Equatable {
    var zName: String
    var aList: [Int]
    var nested: [String: Bool]
    var missing: Int?
  }

  private let model = Model(zName: "a/b", aList: [1, 2], nested: ["k": true])

  @Test("members keep the order of the type, and slashes are not escaped")
  func compact() throws {
    #expect(
      String(decoding: try DocumentEncoder().encode(model), as: UTF8.self)
        == "{\"zName\":\"a/b\",\"aList\":[1,2],\"nested\":{\"k\":true}}")
  }

  @Test("the layout and the order of members can be chosen")
  func layouts() throws {
    var encoder = DocumentEncoder()
    encoder.sortsKeys = true
    #expect(
      String(decoding: try encoder.encode(model), as: UTF8.self)
        == "{\"aList\":[1,2],\"nested\":{\"k\":true},\"zName\":\"a/b\"}")
    encoder.layout = .indented(by: 2)
    #expect(
      String(decoding: try encoder.encode(model), as: UTF8.self) == """
        {
          "aList": [
            1,
            2
          ],
          "nested": {
            "k": true
          },
          "zName": "a/b"
        }
        """)
  }

  @Test("scalars and null can stand alone")
  func fragments() throws {
    #expect(try DocumentEncoder().value(of: 1) == 1)
    #expect(try DocumentEncoder().value(of: "x") == "x")
    #expect(try DocumentEncoder().value(of: Int?.none) == .null)
    #expect(try DocumentEncoder().value(of: [Double]()) == [])
    #expect(try DocumentEncoder().value(of: [UInt64.max]).text == "[18446744073709551615]")
  }

  @Test("custom keys see the path with the names of the types")
  func customKeys() throws {
    struct Outer: Codable, Equatable {
      struct Inner: Codable, Equatable { var b: Int }
      var a: Inner
    }
    var (decoder, encoder) = (DocumentDecoder(), DocumentEncoder())
    encoder.keys = .custom { AnyKey($0.map(\.stringValue).joined(separator: "/")) }
    decoder.keys = .custom { AnyKey(String($0.last?.stringValue.split(separator: "/").last ?? "")) }
    let outer = Outer(a: Outer.Inner(b: 1))
    let text = try encoder.encode(outer)
    #expect(String(decoding: text, as: UTF8.self) == "{\"a\":{\"a/b\":1}}")
    #expect(try decoder.decode(Outer.self, from: text) == outer)
  }
}

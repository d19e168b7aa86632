import ApusJSON
import ApusPacingTestSupport
import Testing

@Suite("Values by key", .paced)
struct KeyedValuesTests {
  @Test("are found at any depth in the order of the text, however the key is spelled")
  func found() throws {
    let document = try JSONDocument(
      #"{"a":1,"b":[{"a":[2,{"\u0061":3}]}],"aa":4,"c":"a","":{"a":{}},"b\u0061":5}"#)
    #expect(document.values(ofKey: "a").map(\.text) == ["1", #"[2,{"\u0061":3}]"#, "3", "{}"])
    #expect(document.values(ofKey: "").map(\.text) == [#"{"a":{}}"#])
    #expect(document.values(ofKey: "ba").map(\.text) == ["5"])
    #expect(document.values(ofKey: "nothing").isEmpty)
  }

  @Test("are none in a scalar")
  func scalar() throws { #expect(try JSONDocument(#""a""#).values(ofKey: "a").isEmpty) }
}

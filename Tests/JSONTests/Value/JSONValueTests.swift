import ApusJSON
import ApusPacingTestSupport
import ApusRandomTestSupport
import Testing

@Suite("Making JSON", .paced)
struct JSONValueTests {
  @Test("literals read as the JSON they become")
  func literals() {
    let value: JSONValue = ["name": "Ada", "tags": [1, 2.5, nil, true], "empty": [:], "none": []]
    #expect(value.text == "{\"name\":\"Ada\",\"tags\":[1,2.5,null,true],\"empty\":{},\"none\":[]}")
  }

  @Test("members keep their order, repeated keys included")
  func order() {
    let value = JSONValue.object([.init("b", 1), .init("a", 2), .init("b", 3)])
    #expect(value.text == "{\"b\":1,\"a\":2,\"b\":3}")
    #expect(value["b"] == 1)
    #expect(value["c"] == nil)
    #expect(JSONValue.string("a")["a"] == nil)
    #expect(value.sorted.text == "{\"a\":2,\"b\":1,\"b\":3}")
  }

  @Test("sorting goes by the keys' UTF-8, at every level")
  func sorting() {
    let value: JSONValue = ["é": 1, "z": [["b": 1, "a": 2]], "Z": 2, "😀": 3, "": 4]
    #expect(value.sorted.text == "{\"\":4,\"Z\":2,\"z\":[{\"a\":2,\"b\":1}],\"é\":1,\"😀\":3}")
  }

  @Test(
    "a number is any spelling JSON allows",
    arguments: ["0", "-0", "1.50", "1e400", "12345678901234567890123", "1E+2"])
  func numbers(_ text: String) throws {
    #expect(JSONValue.number(try #require(JSONValue.Number(text: text))).text == text)
  }

  @Test(
    "what JSON does not call a number is none",
    arguments: [
      "", " 1", "1 ", "01", "+1", ".5", "1.", "0x1", "NaN", "inf", "1,2", "\"1\"", "[1]", "null", "-",
    ])
  func badNumbers(_ text: String) {
    #expect(JSONValue.Number(text: text) == nil)
  }

  @Test("floating-point numbers are spelled shortly, and those JSON cannot say are none")
  func floats() {
    #expect(JSONValue.Number(1.0)?.text == "1")
    #expect(JSONValue.Number(-0.0)?.text == "-0")
    #expect(JSONValue.Number(0.1)?.text == "0.1")
    #expect(JSONValue.Number(Float(0.1))?.text == "0.1")
    #expect(JSONValue.Number(1e300)?.text == "1e+300")
    #expect(JSONValue.Number(Double.nan) == nil)
    #expect(JSONValue.Number(-Double.infinity) == nil)
  }

  @Test("random documents copied member by member write the same text")
  func roundTrips() throws {
    var random = RandomJSON(seed: 4)
    for _ in 0..<Trials.share(of: 500) {
      let document = try JSONDocument(random.document(spaced: true))
      let value = try copy(of: document.root)
      let again = try JSONDocument(value.bytes)
      #expect(try copy(of: again.root) == value)
      #expect(again.compactText == value.text)
    }
  }

  private func copy(of node: Node) throws -> JSONValue {
    switch node.kind {
    case .null: .null
    case .true, .false: .bool(node.kind == .true)
    case .integer, .decimal: .number(try #require(JSONValue.Number(text: node.text)))
    case .string: .string(node.string ?? "")
    case .array: .array(try node.children.map(copy))
    case .object: .object(try node.members.map { .init($0.name, try copy(of: $0.value)) })
    }
  }
}

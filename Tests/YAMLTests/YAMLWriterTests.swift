import ApusJSON
import ApusYAML
import Testing

@Suite("YAML that is written")
struct YAMLWriterTests {
  @Test("has a line a value, and lists below their names")
  func layout() {
    let value: JSONValue = [
      "a": 1, "list": [["x": true, "z": [2]], "b", [], [[3]]], "empty": [:], "deep": ["k": ["v": .null]],
    ]
    #expect(
      YAMLWriter.text(of: value)
        == """
        a: 1
        list:
          - x: true
            z:
              - 2
          - b
          - []
          -
            -
              - 3
        empty: {}
        deep:
          k:
            v: null

        """)
  }

  @Test(
    "reads back as what it was",
    arguments: [
      ##"{"no":"no","on":"12:30","n":"1e3","s":"a: b","c":"# c","t":" x ","u":"","v":"-","w":"~","x":"é 😀","y":"a\nb\tc"}"##,
      #"["true",true,"null",null,1.50,-0,"0x1F",".5","- a","? b","{a}","[a]","a #b","2024-01-31","&a","*a","!t","%d","@x","`y"]"#,
      #"{"":{"a b":{"a:b":[[],{},[[]],[{"k":[{}]}]]}}}"#, #""plain text""#, "3", "[]", "{}",
      #"{"<<":{"a":1},"=":2}"#,
      #"{"long":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx y"}"#,
    ])
  func backAndForth(_ json: String) throws {
    let document = try JSONDocument(json)
    let value = try DocumentDecoder().decode(JSONValue.self, from: document.root)
    let text = YAMLWriter.text(of: value)
    #expect(try YAMLDocument(Array(text.utf8)).document.compactText == document.compactText, "\(text)")
  }

  @Test("is handed over in parts of whole lines, which are the same text, and ends where nobody takes more")
  func parts() {
    let value = JSONValue.object([
      .init(
        "list", .array((0..<900).map { .object([.init("id", .number($0)), .init("of", .array([1, 2]))]) }))
    ])
    var parts: [String] = []
    YAMLWriter.write(value) { parts.append($0) }
    #expect(parts.joined() == YAMLWriter.text(of: value) && parts.count > 3)
    #expect(parts.allSatisfy { $0.hasSuffix("\n") && $0.utf8.count < 5_000 })
    var taken = 0
    #expect(throws: CancellationError.self) {
      try YAMLWriter.write(value) { _ in
        taken += 1
        throw CancellationError()
      }
    }
    #expect(taken == 1)
  }
}

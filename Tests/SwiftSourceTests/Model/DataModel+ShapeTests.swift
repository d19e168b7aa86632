import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusSwiftSource

@Suite("Types of a shape", .paced)
struct DataModelShapeTests {
  private func source(ofShape text: String, _ style: SwiftSource.Style = .foundation) throws -> String {
    SwiftSource.text(of: DataModel(JSONShape(of: try JSONDocument(text).root)), named: "Thing", style)
  }

  @Test("have integers that are wide enough for what was seen")
  func wideIntegers() throws {
    let text =
      #"{"small": 9223372036854775807, "wide": [1, -9223372036854775809], "#
      + #""huge": 999999999999999999999999999999999999999, "mixed": [1.5, 99999999999999999999]}"#
    let written = try source(ofShape: text, .library)
    for line in [
      "let small: Int\n", "let wide: [Int128]\n", "let huge: JSONValue\n", "let mixed: [Double]\n",
    ] {
      #expect(written.contains(line), "\(written)")
    }
  }

  @Test("are optional where something was missing or null, and any value where kinds differ")
  func optionals() throws {
    #expect(
      try source(ofShape: #"[{"a": 1, "b": null, "c": 1}, {"a": null, "c": "x", "d": []}]"#, .library)
        == """
        import ApusJSON

        typealias Thing = [Item]

        struct Item: Codable, Hashable, Sendable {
          var a: Int?
          var b: JSONValue?
          let c: JSONValue
          var d: [JSONValue]?
        }

        """)
  }

  @Test("of objects whose keys are data are dictionaries")
  func maps() throws {
    let files = (0..<8).map { #""file\#($0).txt":{"size":1}"# }.joined(separator: ",")
    let source = try source(ofShape: #"{"files":{\#(files)}}"#)
    #expect(source.contains("let files: [String: File]"))
    #expect(source.contains("struct File: Codable"))
  }

  @Test("are no more than anybody would read: what is deepest becomes any value, and very many keys a map")
  func limits() throws {
    let leaves = (0..<20).map { #""k\#($0)":{"deep":{"deeper":{"a":1}}}"# }.joined(separator: ",")
    let levels = (0..<20).map { #""l\#($0)":{\#(leaves)}"# }.joined(separator: ",")
    let nested = try source(ofShape: "{\(levels)}")
    #expect(nested.ranges(of: "struct ").count <= DataModel.mostTypes)
    #expect(nested.contains("let k0: AnyValue"))
    let names = (0...DataModel.mostFields).map { #""name_\#(String($0, radix: 2))":\#($0)"# }
    let wide = try source(ofShape: #"{"a": {\#(names.joined(separator: ","))}}"#)
    #expect(wide.contains("let a: [String: Int]"), "\(wide.prefix(400))")
  }
}

import CompilerTestSupport
import DescriptionTestSupport
import JSON
import OpenAPI
import PacingTestSupport
import Testing

@testable import SwiftSource

@Suite("Swift types", .paced)
struct TypeWriterTests {
  private func source(ofShape text: String, _ style: SwiftSource.Style = .foundation) throws -> String {
    SwiftSource.text(of: DataModel(Shape(of: try Document(text).root)), named: "Thing", style)
  }

  @Test("of a shape have what was seen, and coding keys only where names differ")
  func shape() throws {
    #expect(
      try source(
        ofShape: #"{"id": 1, "owner": {"login": "a"}, "created_at": "2024-01-31T12:30:00Z", "sizes": [1.5]}"#)
          == """
          import Foundation

          struct Thing: Codable, Hashable, Sendable {
            struct Owner: Codable, Hashable, Sendable {
              let login: String
            }

            let id: Int
            let owner: Owner
            let createdAt: Date
            let sizes: [Double]

            enum CodingKeys: String, CodingKey {
              case id
              case owner
              case createdAt = "created_at"
              case sizes
            }
          }

          """)
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
        import JSON

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

  @Test("of a schema are named as it is, once, and documented")
  func schema() throws {
    let shop = try Sample.shop()
    let schema = try #require(shop.operation(id: "create-order")?.success?.json?.schema)
    #expect(
      SwiftSource.text(of: DataModel(schema), named: "Thing", .foundation).hasPrefix(
        """
        import Foundation

        /// What was ordered
        struct Thing: Codable, Hashable, Sendable {
          enum State: String, Codable, Hashable, Sendable {
            case open
            case inProgress = "in progress"
            case plus1 = "+1"
            case selfValue = "self"
          }

          let id: Int
          let state: State
          let createdAt: Date
          /// Said by the buyer.
          var note: String?
          let buyer: Person
          var related: [Thing]?

        """))
  }

  @Test("of a schema that is one other and a few words are those of the other")
  func onePart() throws {
    let schema = try Sample.schema(
      ##"{"allOf":[{"$ref":"#/components/schemas/state"}],"description":"d","nullable":true}"##,
      #"{"state":{"type":"string","enum":["on","off"]}}"#)
    let object = try Sample.schema(
      #"{"properties":{"s":\#(schema.node.text)}}"#, #"{"state":{"enum":["on","off"]}}"#)
    let source = SwiftSource.text(of: DataModel(object), named: "Thing", .library)
    #expect(source.contains("case on\n    case off"), "\(source)")
    #expect(source.contains("var s: S?"))
  }

  @Test("that would hold themselves hold any value instead")
  func endless() throws {
    let schema = try Sample.schema(
      ##"{"$ref":"#/components/schemas/a"}"##,
      ##"""
      {"a":{"type":"object","required":["b"],"properties":{"b":{"$ref":"#/components/schemas/b"}}},
       "b":{"type":"object","properties":{"list":{"type":"array","items":{"$ref":"#/components/schemas/a"}},
         "a":{"$ref":"#/components/schemas/a"}}}}
      """##)
    let source = SwiftSource.text(of: DataModel(schema), named: "A", .library)
    #expect(source.contains("let b: B\n"))
    #expect(source.contains("var list: [A]?"))
    #expect(source.contains("var a: JSONValue?"))
  }

  @Test(
    "of a schema are the simplest that take what it allows",
    arguments: [
      (#"{"type":"integer"}"#, "Int"), (#"{"type":"integer","nullable":true}"#, "Int?"), ("{}", "JSONValue"),
      (#"{"type":["string","null"]}"#, "String?"), (#"{"type":["string","integer"]}"#, "JSONValue"),
      (#"{"oneOf":[{"type":"string"},{"type":"integer"}]}"#, "JSONValue"), ("true", "JSONValue"),
      (#"{"oneOf":[{"type":"string","enum":["a"]},{"type":"string"}]}"#, "String"),
      (#"{"anyOf":[{"type":"null"},{"type":"boolean"}]}"#, "Bool?"), (#"{"type":"array"}"#, "[JSONValue]"),
      (#"{"type":"object"}"#, "[String: JSONValue]"),
      (#"{"additionalProperties":{"type":"number"}}"#, "[String: Double]"),
      (#"{"allOf":[{"type":"integer"},{"description":"x"}]}"#, "Int"),
      (##"{"$ref":"#/nowhere"}"##, "JSONValue"),
      (#"{"enum":[1,2],"type":"integer"}"#, "Int"), (#"{"type":"string","format":"date-time"}"#, "Date"),
    ])
  func simple(_ schema: String, _ type: String) throws {
    let source = SwiftSource.text(of: DataModel(try Sample.schema(schema)), named: "Thing", .library)
    #expect(source.contains("typealias Thing = \(type)\n"), "\(source)")
  }

  @Test("are free of anything in a name or a text that is not theirs")
  func hostile() throws {
    let schema = try Sample.schema(
      #"""
      {"type":"object","description":"one\u2028*/ \u202e two\n\nthree","properties":{
        "a\"); fatalError(\"": {"type":"string","enum":["\"\\(x)\n","\u202e"],"description":"\r\nlet x = 1"}}}
      """#)
    let source = SwiftSource.text(of: DataModel(schema), named: "a; b", .foundation)
    #expect(source.contains("/// one"))
    #expect(!source.unicodeScalars.contains { $0 == "\u{202e}" || $0 == "\u{2028}" || $0 == "\r" })
    #expect(source.contains("struct AB: Codable"))
    #expect(try Compiler.complaints(about: source) == "")
  }
}

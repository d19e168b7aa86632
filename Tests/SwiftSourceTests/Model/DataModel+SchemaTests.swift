import ApusDescriptionTestSupport
import ApusJSON
import ApusOpenAPI
import ApusPacingTestSupport
import Testing

@testable import ApusSwiftSource

@Suite("Types of a schema", .paced)
struct DataModelSchemaTests {
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

  @Test("that would hold themselves hold themselves kept apart")
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
    #expect(source.contains("var a: Indirect<A>?"))
    #expect(source.hasPrefix("import ApusJSON\n\nstruct A: ") && !source.contains("struct Indirect"))
    let alone = SwiftSource.text(of: DataModel(schema), named: "A", .foundation)
    #expect(alone.contains("var a: Indirect<A>?") && alone.contains("\nstruct Indirect<"))
  }

  @Test("that would have to hold themselves, without an end, hold any value instead")
  func withoutEnd() throws {
    let schema = try Sample.schema(
      ##"{"$ref":"#/components/schemas/a"}"##,
      ##"""
      {"a":{"type":"object","required":["b"],"properties":{"spare":{"$ref":"#/components/schemas/b"},
         "b":{"$ref":"#/components/schemas/b"}}},
       "b":{"type":"object","required":["a"],"properties":{"a":{"$ref":"#/components/schemas/a"}}}}
      """##)
    let source = SwiftSource.text(of: DataModel(schema), named: "A", .library)
    #expect(source.contains("var spare: B?") && source.contains("let b: B\n"))
    #expect(source.contains("let a: JSONValue\n"), "\(source)")
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
      (#"{"type":"string","format":"uuid"}"#, "UUID"),
      (#"{"type":["string","null"],"format":"uuid"}"#, "UUID?"),
    ])
  func simple(_ schema: String, _ type: String) throws {
    let source = SwiftSource.text(of: DataModel(try Sample.schema(schema)), named: "Thing", .library)
    #expect(source.contains("typealias Thing = \(type)\n"), "\(source)")
  }
}

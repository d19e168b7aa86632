import ApusCompilerTestSupport
import ApusDescriptionTestSupport
import ApusJSON
import ApusOpenAPI
import ApusPacingTestSupport
import Testing

@testable import ApusSwiftSource

@Suite("Swift types", .paced)
struct TypeWriterTests {
  private func source(ofShape text: String, _ style: SwiftSource.Style = .foundation) throws -> String {
    SwiftSource.text(of: DataModel(JSONShape(of: try JSONDocument(text).root)), named: "Thing", style)
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

  @Test("of variants are an enum, with a case for what is not described")
  func variants() throws {
    let schema = try Sample.schema(
      ##"""
      {"$ref":"#/components/schemas/shape"}
      """##,
      ##"""
      {"shape":{"discriminator":{"propertyName":"kind"},"description":"Drawn.",
         "oneOf":[{"$ref":"#/components/schemas/dot"},{"$ref":"#/components/schemas/group"}]},
       "dot":{"type":"object","required":["kind","id"],"properties":{"kind":{"type":"string"},"id":{"type":"string","format":"uuid"}}},
       "group":{"type":"object","required":["all"],"properties":{"all":{"type":"array","items":{"$ref":"#/components/schemas/shape"}}}}}
      """##)
    #expect(
      SwiftSource.text(of: DataModel(schema), named: "Shape", .library)
        == """
        import ApusJSON
        import Foundation

        /// Drawn.
        indirect enum Shape: Codable, Hashable, Sendable {
          case dot(Dot)
          case group(Group)
          /// One that is not described.
          case other(JSONValue)

          private enum VariantKey: String, CodingKey { case key = "kind" }

          init(from decoder: any Decoder) throws {
            switch try decoder.container(keyedBy: VariantKey.self).decode(String.self, forKey: .key) {
            case "dot": self = .dot(try Dot(from: decoder))
            case "group": self = .group(try Group(from: decoder))
            default: self = .other(try JSONValue(from: decoder))
            }
          }

          func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: VariantKey.self)
            switch self {
            case .dot(let value): try value.encode(to: encoder)
            case .group(let value):
              try container.encode("group", forKey: .key)
              try value.encode(to: encoder)
            case .other(let value): try value.encode(to: encoder)
            }
          }
        }

        struct Dot: Codable, Hashable, Sendable {
          let kind: String
          let id: UUID
        }

        struct Group: Codable, Hashable, Sendable {
          let all: [Shape]
        }

        """)
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

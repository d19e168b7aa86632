import JSON
import Testing

@Suite("Shapes as text")
struct ShapeDescriptionTests {
  private let text = #"""
    {"id":1,"owner":{"login":"octocat","id":1,"url":"https://example.com","admin":false},
     "labels":[{"name":"bug","color":"red","description":null,"default":true,"node_id":"x"}],
     "choice":[{"kind":"first","weight":1.5,"note":"a long one"},"text",null],"tags":["a"],"empty":{}}
    """#

  @Test("what fits the width stays on one line")
  func narrow() throws {
    let shape = try Shape(of: Document(#"{"a":1,"b":["x"]}"#).root)
    #expect(shape.description(width: 80) == "{ a: integer, b: [string] }")
    #expect(shape.description(width: 27) == shape.description)
    #expect(shape.description(width: 26) == "{\n  a: integer\n  b: [string]\n}")
  }

  @Test("what is wider is broken where it has to be")
  func broken() throws {
    let shape = try Shape(of: Document(text).root)
    #expect(
      shape.description(width: 60) == """
        {
          id: integer
          owner: {
            login: string
            id: integer
            url: url
            admin: boolean
          }
          labels: [{
            name: string
            color: string
            description: null
            default: boolean
            node_id: string
          }]
          choice: [(string | {
            kind: string
            weight: number
            note: string
          })?]
          tags: [string]
          empty: {}
        }
        """)
    #expect(
      shape.description(width: 70).contains(
        "  owner: { login: string, id: integer, url: url, admin: boolean }\n"))
    let lines = shape.description(width: 70).split(separator: "\n")
    #expect(lines.allSatisfy { $0.unicodeScalars.count <= 70 })
  }

  @Test("a map and a nullable object are broken like others")
  func mapAndNullable() throws {
    let files = (0..<8).map { #""\#($0).txt":{"size":1,"kind":"text"}"# }.joined(separator: ",")
    let map = try Shape(of: Document("{\(files)}").root)
    #expect(map.description(width: 40) == "{\n  [key]: { size: integer, kind: string }\n}")
    #expect(
      map.description(width: 30)
        == "{\n  [key]: {\n    size: integer\n    kind: string\n  }\n}")
    let nullable = try Shape(of: [Document(#"{"size":1,"kind":"text"}"#).root, Document("null").root])
    #expect(nullable.description(width: 10) == "{\n  size: integer\n  kind: string\n}?")
  }

  @Test("no width is too small")
  func tiny() throws {
    let shape = try Shape(of: Document(text).root)
    #expect(shape.description(width: 0) == shape.description(width: -5))
    #expect(shape.description(width: 0).contains("\n  id: integer\n"))
  }
}

import ApusJSON
import Testing

@testable import ApusOpenAPI

@Suite("What was seen beside a description another time")
struct SeenFactsEarlierTests {
  private func specification(_ more: String = "") throws -> Specification {
    try Specification(
      Array(
        """
        openapi: 3.1.0
        paths:
          /things:
            get:
              parameters: [{name: limit, in: query}\(more.isEmpty ? "" : ", {name: sort, in: query}")]
              responses:
                "200":
                  description: ok
                  content: {application/json: {schema: {type: array, items: {type: object, properties: {id: {type: integer}, owner: {type: object, properties: {login: {type: string}\(more)}}}}}}}
            post:
              requestBody: {content: {application/json: {schema: {type: object, properties: {name: {type: string}}}}}}
              responses: {"201": {description: made}}
          /things/{id}: {get: {responses: {default: {description: any}}}}
        """.utf8))
  }

  private func seen(
    _ number: Int, _ method: String = "GET", _ path: String = "/things", status: Int = 200,
    answer: String = "[]", query: [String] = []
  ) throws -> SeenFacts {
    var exchange = ObservedExchange(number: number, method: method, path: path, status: status)
    exchange.query = query.map { ($0, "1") }
    exchange.answer = .init(type: "application/json", .json(try JSONDocument(answer)))
    return SeenFacts([exchange], beside: try specification()) { $0.path }
  }

  private func text(_ facts: SeenFacts) -> [String] {
    facts.entries.flatMap { entry in
      entry.isDescribed
        ? entry.facts.map { "\(entry.method) \(entry.path) \($0.kind) \($0.name) \($0.from)" }
        : ["\(entry.method) \(entry.path)"]
    }
  }

  @Test("is added behind what is seen now, each once")
  func adding() throws {
    let earlier = try seen(7, query: ["sort", "page"]).toKeep
    let now = try seen(1, answer: #"[{"more": 1}]"#, query: ["page"])
    #expect(
      text(now.adding(SeenFacts(earlier: earlier.entries), beside: try specification())) == [
        "GET /things parameter page [1]", "GET /things answer .[].more [1]", "GET /things parameter sort [7]",
      ])
    let other = try seen(2, "DELETE", "/things/7").adding(
      SeenFacts(earlier: [
        .init("DELETE", "/things/{id}", isDescribed: false), .init("GET", "/new", isDescribed: false),
      ]),
      beside: try specification())
    #expect(text(other) == ["DELETE /things/{id}", "GET /new"])
  }

  @Test("is no news where the description has it by now")
  func described() throws {
    let earlier = SeenFacts(earlier: [
      .init(
        "GET", "/things", isDescribed: true,
        facts: [
          .init(kind: .parameter, name: "sort", what: ""), .init(kind: .parameter, name: "page", what: ""),
          .init(kind: .answer, name: ".[].owner.avatar", what: "a string"),
          .init(kind: .answer, name: ".[].owner.names[].a", what: "a string"),
          .init(kind: .status, name: "200", what: ""),
        ]),
      .init("POST", "/things", isDescribed: true, facts: [.init(kind: .field, name: ".name", what: "")]),
      .init("GET", "/things/{thingId}", isDescribed: false),
    ])
    let now = SeenFacts(earlier: []).adding(earlier, beside: try specification(", avatar: {type: string}"))
    #expect(
      text(now) == ["GET /things parameter page []", "GET /things answer .[].owner.names[].a []"])
  }

  @Test("is kept as names and types: nothing that looks like data, and nothing of a value")
  func names() throws {
    let key = "4f2a9c1e8b7d4f2a9c1e8b7d"
    let facts = try seen(
      1, answer: #"[{"id": "seven", "\#(key)": 1, "a b": 1, "colour": 1}]"#, query: ["sort"])
    #expect(
      text(facts.toKeep) == ["GET /things parameter sort [1]", "GET /things answer .[].colour [1]"])
    #expect(text(try seen(1, "GET", "/果物").toKeep) == [])
    #expect(text(try seen(1, "GET", "/new/\(key)").toKeep) == ["GET /new/{newId}"])
    let many = SeenFacts(earlier: (0..<400).map { .init("GET", "/a\($0)", isDescribed: false) })
    #expect(many.toKeep.entries.count == 300)
  }
}

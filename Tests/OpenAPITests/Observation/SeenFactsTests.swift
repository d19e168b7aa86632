import ApusJSON
import Testing

@testable import ApusOpenAPI

@Suite("What was seen beside a description")
struct SeenFactsTests {
  private func specification() throws -> Specification {
    try Specification(
      Array(
        """
        openapi: 3.1.0
        paths:
          /things:
            get:
              parameters: [{name: limit, in: query}, {name: filter, in: query, style: deepObject}]
              responses:
                "200":
                  description: ok
                  content:
                    application/json:
                      schema:
                        type: array
                        items: {allOf: [{type: object, properties: {id: {type: integer}}}, {properties: {a: {type: object}}}]}
            post:
              requestBody: {content: {application/json: {schema: {type: object, properties: {name: {type: string}}}}}}
              responses: {"201": {description: made}}
          /things/{id}: {get: {responses: {default: {description: any}}}}
        """.utf8))
  }

  private func exchange(
    _ number: Int, _ method: String = "GET", _ path: String = "/things", status: Int = 200,
    answer: String? = nil,
    body: String? = nil, query: [String] = []
  ) throws -> ObservedExchange {
    var exchange = ObservedExchange(number: number, method: method, path: path, status: status)
    exchange.query = query.map { ($0, "1") }
    exchange.answer = try answer.map { .init(type: "application/json", .json(try JSONDocument($0))) }
    exchange.body = try body.map { .init(type: "application/json", .json(try JSONDocument($0))) }
    return exchange
  }

  private func seen(_ exchanges: ObservedExchange...) throws -> [SeenFacts.Entry] {
    SeenFacts(exchanges, beside: try specification()) { $0.path }.entries
  }

  @Test("is nothing where all is as described, or where it failed")
  func nothing() throws {
    let all = try seen(
      exchange(1, answer: #"[{"id": 1, "a": {"any": 1}}]"#, query: ["limit", "filter[x]"]),
      exchange(2, "DELETE", status: 405), exchange(3, "GET", "/things/7", status: 202, answer: #"{"x": 1}"#))
    #expect(all.isEmpty)
  }

  @Test("is an operation, with parameters in place of what looks like data, and who tells of it")
  func operations() throws {
    let all = try seen(
      exchange(1, "DELETE", "/things/7"), exchange(2, "DELETE", "/things/8"), exchange(3, "GET", "/new"))
    #expect(
      all.map { "\($0.method) \($0.path) \($0.isDescribed)" } == [
        "DELETE /things/{id} false", "GET /new false",
      ])
    #expect(all.map(\.from) == [[1, 2], [3]])
  }

  @Test("is a parameter, a field that was sent, one that came, and a status")
  func facts() throws {
    let all = try seen(
      exchange(
        4, answer: #"[{"id": 1, "more": [1]}, {"id": 2, "more": null, "b-c": {"x": 1}}]"#,
        query: ["page", "limit"]),
      exchange(5, "POST", status: 200, body: #"{"name": "a", "colour": "red"}"#),
      exchange(6, query: ["page"]))
    let facts = all.flatMap { entry in
      entry.facts.map { "\(entry.method) \($0.kind) \($0.name) \($0.what) \($0.from)" }
    }
    #expect(
      facts == [
        "GET parameter page  [4, 6]", "GET answer .[].more an array [4]", "GET answer .[].b-c an object [4]",
        "POST field .colour a string [5]", "POST status 200  [5]",
      ], "\(facts)")
  }

  @Test("is what the description says otherwise")
  func corrections() throws {
    let facts = try seen(exchange(1, answer: #"[{"id": "7"}]"#)).flatMap(\.facts)
    #expect(facts.map(\.kind) == [.otherwise] && facts[0].name.contains("integer"), "\(facts)")
  }
}

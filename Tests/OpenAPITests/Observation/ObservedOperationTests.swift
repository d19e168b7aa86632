import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("One method of one path, as it was seen", .paced)
struct ObservedOperationTests {
  private func operation(_ exchanges: [ObservedExchange]) throws -> Node {
    var operation: ObservedOperation?
    for exchange in exchanges {
      let path = ObservedPath(exchange.path, known: nil)
      if operation == nil {
        operation = ObservedOperation(exchange, path)
      } else {
        operation?.add(exchange, path)
      }
    }
    return try JSONDocument(try #require(operation).value(noting: "from").text).root
  }

  private func exchange(
    _ number: Int, _ path: String = "/a", status: Int = 200,
    _ change: (inout ObservedExchange) -> Void = { _ in }
  ) -> ObservedExchange {
    var exchange = ObservedExchange(number: number, method: "GET", path: path, status: status)
    change(&exchange)
    return exchange
  }

  @Test("says of each fact which requests tell of it")
  func sources() throws {
    let found = try operation([
      exchange(1, "/a/1") { $0.query = [("page", "2")] }, exchange(4, "/a/2", status: 404),
      exchange(6, "/a/3"),
    ])
    #expect(found["from"]?.compactText == "[1,4,6]")
    #expect(found["parameters"]?[0]?["name"]?.string == "aId" && found["parameters"]?[0]?["from"]?.count == 3)
    #expect(found["parameters"]?[1]?["from"]?.compactText == "[1]")
    #expect(found["responses"]?.members.map(\.name) == ["200", "404"])
    #expect(found["responses"]?["200"]?["from"]?.compactText == "[1,6]")
    #expect(found["responses"]?["404"]?["description"]?.string == "Not Found")
  }

  @Test("requires of a query what each of several requests had")
  func required() throws {
    let both = try operation([
      exchange(1) { $0.query = [("q", "a"), ("n", "1")] },
      exchange(2) { $0.query = [("q", "b"), ("t", "x"), ("t", "y")] },
    ])["parameters"]
    #expect(both?.children.compactMap { $0["required"]?.boolean } == [true, false, false])
    #expect(both?[1]?["schema"]?["type"]?.string == "integer" && both?[1]?["example"]?.text == "1")
    #expect(both?[2]?["schema"]?["type"]?.string == "array" && both?[2]?["example"]?.compactText == #"["x"]"#)
    let one = try operation([exchange(1) { $0.query = [("q", "a")] }])
    #expect(one["parameters"]?[0]?["required"]?.boolean == false)
  }

  @Test("has the headers that are its own, and none that every request has")
  func headers() throws {
    let found = try operation([
      exchange(1) { $0.headers = [("User-Agent", "x"), ("Accept", "y"), ("X-Mine", "7"), ("If-Match", "z")] }
    ])
    #expect(found["parameters"]?.children.compactMap { $0["name"]?.string } == ["X-Mine"])
  }

  @Test("has bodies of each type, and a form's fields")
  func bodies() throws {
    let json = try JSONDocument(#"{"k":1}"#)
    let found = try operation([
      exchange(1) {
        $0.body = .init(type: "application/x-www-form-urlencoded", .fields([("a", "1"), ("b", "x")]))
      },
      exchange(2) {
        $0.body = .init(type: "application/x-www-form-urlencoded", .fields([("a", "2"), ("a", "3")]))
        $0.answer = .init(type: "application/json", .json(json))
      },
      exchange(3) { $0.answer = .init(type: "text/csv", .other) },
    ])
    let form = found["requestBody"]?["content"]?["application/x-www-form-urlencoded"]?["schema"]
    #expect(form?["required"]?.compactText == #"["a"]"#)
    #expect(form?["properties"]?["a"]?["type"]?.string == "array" && found["requestBody"]?["required"] == nil)
    let answer = found["responses"]?["200"]?["content"]
    #expect(answer?["application/json"]?["schema"]?["properties"]?["k"]?["type"]?.string == "integer")
    #expect(answer?["text/csv"]?.compactText == "{}")
  }

  @Test("asks for what every request brought, and for nothing where one came without")
  func security() throws {
    let key = exchange(1) { $0.credentials = [.authorization("bearer")] }
    #expect(try operation([key])["security"]?.compactText == #"[{"bearer":[]}]"#)
    #expect(try operation([key, exchange(2)])["security"] == nil)
  }
}

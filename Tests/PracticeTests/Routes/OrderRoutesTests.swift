import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Orders", .paced)
struct OrderRoutesTests {
  private let apple = #"{"item": "apple", "amount": 2}"#

  @Test("an order is made, and its Location leads to it")
  func placing() throws {
    try withServer { server in
      let placed = try ask(server, "POST", "/orders", body: apple)
      #expect(placed.status == 201)
      #expect(placed.first("Location") == "http://practice.localhost/orders/2")
      #expect(try json(get(server, "/orders/2"))["item"] as? String == "apple")
      #expect(try get(server, "/orders").text.contains("apple"))
    }
  }

  @Test("the same key gets the first answer again, and orders nothing")
  func key() throws {
    try withServer { server in
      let key = ["Idempotency-Key: k"]
      let first = try ask(server, "POST", "/orders", key, body: apple)
      #expect(first.status == 201 && first.first("Idempotent-Replayed") == nil)
      let second = try ask(server, "POST", "/orders", key, body: apple)
      #expect(second.status == 201 && second.first("Idempotent-Replayed") == "true")
      #expect(second.text == first.text && second.first("Location") == first.first("Location"))
      #expect(try get(server, "/orders/3").status == 404)
      #expect(try ask(server, "POST", "/orders", ["Idempotency-Key: other"], body: apple).status == 201)
      #expect(try get(server, "/orders/3").status == 200)
    }
  }

  @Test("without a key, twice is two orders")
  func twice() throws {
    try withServer { server in
      let places = try (1...2).map { _ in try ask(server, "POST", "/orders", body: apple).first("Location") }
      #expect(places[0] != places[1])
    }
  }

  @Test("a key that was sent with another order is refused, and so is one that is none")
  func mistakes() throws {
    try withServer { server in
      let key = ["Idempotency-Key: k"]
      let first = try ask(server, "POST", "/orders", key, body: apple)
      #expect(first.status == 201)
      let other = #"{"item": "pear", "amount": 2}"#
      #expect(try ask(server, "POST", "/orders", key, body: other).status == 422)
      #expect(try ask(server, "POST", "/orders", ["Idempotency-Key:"], body: apple).status == 400)
    }
  }

  @Test(
    "an order has an item and an amount",
    arguments: ["{}", #"{"item": "", "amount": 1}"#, #"{"item": "a", "amount": 0}"#, "x"])
  func incomplete(body: String) throws {
    let answer = try withServer { try ask($0, "POST", "/orders", body: body) }
    #expect(answer.status == 422)
  }

  @Test("what is no order is not found", arguments: ["9", "0", "x"])
  func missing(number: String) throws {
    let answer = try withServer { try get($0, "/orders/\(number)") }
    #expect(answer.status == 404)
  }
}

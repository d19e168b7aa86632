/// Orders, which nobody wants to place twice: a key lets the second try have the first one's answer.
enum OrderRoutes: RouteGroup {
  static let title = "Orders, and keys against placing one twice"

  static let routes: [Route] = [
    .post(
      path,
      "Places an order: 201 and its Location. With an Idempotency-Key, the same again is answered alike and orders nothing.",
      body: #"{"item": "apple", "amount": 2}"#, answer: place
    )
    .taking(.header("Idempotency-Key", "A word of your own for this one order."))
    .sending(.object(["item": .text, "amount": .integer(1...1000)])).answering(201, schema)
    .failing(400, 422, with: Response.problemSchema),
    .get(path, "The orders placed so far.") { call in
      .json(["orders": .array(call.site.state.orders.all.map(\.json))])
    }
    .answering(200, .object(["orders": .array(of: schema)])),
    .get("/orders/{id}", "One order.", example: "/orders/1") { call in
      let id = call.number("id", in: 1...Int.max)
      guard let order = call.site.state.orders.first(where: { $0.id == id }) else {
        return .problem(404, "There is no such order.")
      }
      return .json(order.json)
    }
    .taking(.path("id", .integer(1...1_000_000), "The number of an order."))
    .answering(200, schema).failing(404, with: Response.problemSchema),
  ]

  private static let path = "/orders"
  private static let schema = Schema.named(
    "Order", .object(["id": .integer(), "item": .text, "amount": .integer()]))
  private static let longestKey = 255

  private struct NewOrder: Decodable {
    let item: String
    let amount: Int
  }

  private static func place(_ call: Call) -> Response {
    guard case .success(let new) = BodyReader.read(NewOrder.self, from: call.request.body.bytes),
      !new.item.isEmpty, (1...1000).contains(new.amount)
    else { return .problem(422, "An order has an item, and an amount from 1 to 1000.") }
    let key = call.header("Idempotency-Key")
    if let key, key.isEmpty || key.utf8.count > longestKey {
      return .problem(400, "An Idempotency-Key has 1 to \(longestKey) bytes.")
    }
    let (order, isNew) = call.site.state.orders.first {
      key != nil && $0.key == key
    } orAdd: {
      Order(id: $0, item: new.item, amount: new.amount, key: key)
    }
    guard isNew || (order.item, order.amount) == (new.item, new.amount) else {
      return .problem(422, "This Idempotency-Key was sent with another order before.")
    }
    let replayed = isNew ? [] : [Field("Idempotent-Replayed", "true")]
    return .json(
      order.json, status: 201, [Field("Location", "\(call.origin)\(path)/\(order.id)")] + replayed)
  }
}

/// A made-up shop with one thing to do: save a fruit.
enum GreenStoreRoutes: RouteGroup {
  static let title = "GreenStore"

  static let routes: [Route] = [
    .post(path, "Saves a fruit (name, price).", body: #"{"name": "りんご", "price": 120}"#, answer: save)
      .sending(GreenStoreSchemas.newFruit).answering(201, GreenStoreSchemas.saved)
      .failing(400, 422, with: GreenStoreSchemas.error),
    .get(path, "The fruits saved so far.") { call in
      .json([
        "fruits": .array(
          call.site.state.fruits.all.map {
            ["fruit_id": .int($0.id), "name": .string($0.name), "price": .int($0.price)]
          })
      ])
    }
    .answering(200, .object(["fruits": .array(of: GreenStoreSchemas.fruit)])),
    .fallback("/greenstore") { _ in error(404, "not_found", "There is no such page in the shop.") },
  ]

  private static let path = "/greenstore/api/v1/food/fruits"

  /// A fruit as it is kept.
  struct Fruit: Sendable {
    let id: Int
    let name: String
    let price: Int
  }

  private struct NewFruit: Decodable {
    let name: String
    let price: Int
  }

  private static func save(_ call: Call) -> Response {
    switch BodyReader.read(NewFruit.self, from: call.request.body.bytes) {
    case .failure(.syntax): return error(400, "bad_json", "The body is not JSON.")
    case .failure(.missing(let field)): return error(422, "missing", "\(field) is missing.")
    case .failure(.wrongType(let field)): return error(422, "wrong_type", "\(field) is of the wrong type.")
    case .success(let new):
      guard !new.name.isEmpty, new.price >= 0 else {
        return error(422, "invalid", "A fruit has a name, and a price that is not negative.")
      }
      let fruit = call.site.state.fruits.add { Fruit(id: $0, name: new.name, price: new.price) }
      return .json(["fruit_id": .int(fruit.id), "created_at": "2020-12-31 23:59:59"], status: 201)
    }
  }

  private static func error(_ status: Int, _ code: String, _ message: String) -> Response {
    .json(["error": ["code": .string(code), "message": .string(message)]], status: status)
  }
}

/// What the shop's bodies are like.
private enum GreenStoreSchemas {
  static let newFruit = Schema.named(
    "NewFruit", .object(["name": .text, "price": .integer(0...1_000_000_000)]))
  static let fruit = Schema.named(
    "Fruit", .object(["fruit_id": .integer(), "name": .text, "price": .integer()]))
  static let saved = Schema.named("SavedFruit", .object(["fruit_id": .integer(), "created_at": .text]))
  static let error = Schema.named(
    "GreenStoreError", .object(["error": .object(["code": .text, "message": .text])]))
}

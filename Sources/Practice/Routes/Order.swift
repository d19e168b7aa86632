/// An order as it is kept.
struct Order: Sendable {
  let id: Int
  let item: String
  let amount: Int
  /// The word that was sent with it, so that it is not placed twice; nil where none was.
  var key: String?

  static let seeds = [Order(id: 1, item: "pear", amount: 3)]

  var json: JSONText { ["id": .int(id), "item": .string(item), "amount": .int(amount)] }
}

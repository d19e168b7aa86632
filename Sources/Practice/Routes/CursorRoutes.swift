internal import ApusEncodings

/// A list in pages that are found by a cursor, which only the server understands.
enum CursorRoutes: RouteGroup {
  static let title = "Pages by cursor"

  static let routes: [Route] = [
    .get(
      "/cursor/items", "Items in pages: `next_cursor` leads to the next one, and is null on the last.",
      example: "/cursor/items?limit=3"
    ) { call in
      guard let limit = Int(call.query("limit") ?? "10"), (1...50).contains(limit) else {
        return .problem(400, "The limit is a number from 1 to 50.")
      }
      guard let start = start(of: call.query("cursor")) else {
        return .problem(400, "That is not a cursor that this list gave out.")
      }
      let end = min(start + limit, count)
      let items = (start..<end).map {
        JSONText.object([("id", .int($0 + 1)), ("name", .string("item \($0 + 1)"))])
      }
      return .json([
        "items": .array(items), "next_cursor": .optional(end < count ? cursor(end) : nil),
        "has_more": .bool(end < count),
      ])
    }
    .taking(
      .query("limit", .integer(1...50, usually: 10), "How many to a page."),
      .query("cursor", .text, "The next_cursor of the page before; none for the first.")
    )
    .answering(
      200,
      .object([
        "items": .array(of: .object(["id": .integer(), "name": .text])),
        "next_cursor": Schema(json: ["type": ["string", "null"]]), "has_more": .boolean,
      ])
    )
    .failing(400, with: Response.problemSchema)
  ]

  private static let count = 23
  private static let prefix = "after:"

  private static func cursor(_ position: Int) -> String { Base64.encoded(Array("\(prefix)\(position)".utf8)) }

  /// Nil for what is no cursor; an empty one is the beginning.
  private static func start(of cursor: String?) -> Int? {
    guard let cursor, !cursor.isEmpty else { return 0 }
    let text = Base64.strictlyDecoded(cursor).map { String(decoding: $0, as: UTF8.self) } ?? ""
    guard text.hasPrefix(prefix), let position = Int(text.dropFirst(prefix.count)) else { return nil }
    return (0..<count).contains(position) ? position : nil
  }
}

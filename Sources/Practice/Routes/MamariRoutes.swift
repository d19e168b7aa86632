/// Search suggestions, and a look at how the query arrived.
enum MamariRoutes: RouteGroup {
  static let title = "Mamari"

  static let routes: [Route] = [
    .any(
      "/mamari/api/suggest", "Suggestions for `query`; repeated keys and all headers are shown as they came.",
      example: "/mamari/api/suggest?query=%E9%9B%A2%E4%B9%B3%E9%A3%9F&tag=a&tag=b"
    ) { call in
      guard let query = call.query("query"), !query.isEmpty else {
        return compressed(["errors": [["code": "query.missing", "message": "queryは必須です。"]]], call, 400)
      }
      return compressed(suggestions(query, call), call, 200)
    }
    .taking(.query("query", .text, "The beginning of what somebody types.", isRequired: true))
    .answering(200, suggestion).failing(400, with: error)
    .varying("it shows the headers, which each client chooses"),
    .fallback("/mamari") { call in
      compressed(["errors": [["code": "not_found", "message": "見つかりませんでした。"]]], call, 404)
    },
  ]

  private static let pair = Schema.object(["name": .text, "value": .text])
  private static let suggestion = Schema.named(
    "MamariSuggestions",
    .object([
      "suggestionSearchQueries": .array(of: .text),
      "received": .object([
        "method": .text, "raw_query": .text, "query": .array(of: pair), "headers": .array(of: pair),
      ]),
    ]))
  private static let error = Schema.named(
    "MamariErrors", .object(["errors": .array(of: .object(["code": .text, "message": .text]))]))

  private static let endings = ["", " いつから", " 量", " レシピ", " おすすめ"]

  private static func suggestions(_ query: String, _ call: Call) -> JSONText {
    let target = call.request.target
    return [
      "suggestionSearchQueries": .strings(endings.map { query + $0 }),
      "received": [
        "method": .string(call.request.method), "raw_query": .optional(target.rawQuery),
        "query": .array(target.query.map { ["name": .string($0.name), "value": .string($0.value)] }),
        "headers": .array(
          call.request.fields.map { ["name": .string($0.name), "value": .string($0.value)] }),
      ],
    ]
  }

  /// In gzip for those who say that they take it.
  private static func compressed(_ body: JSONText, _ call: Call, _ status: Int) -> Response {
    guard call.request.fields.members("Accept-Encoding").contains("gzip") else {
      return .json(body, status: status, [Field("Vary", "Accept-Encoding")])
    }
    return .gzipped(body, status: status)
  }
}

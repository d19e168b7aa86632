import Synchronization

/// What the routes under `/qiita` have in common: tokens, rate limits, errors.
enum Qiita {
  static func answer(_ call: Call, _ make: () -> Response) -> Response {
    let token = Token(call)
    return (token == .rejected ? unauthorized : make()).adding(rateLimit(isKnown: token.isAccepted))
  }

  /// As `answer`, for what only somebody with a token may do.
  static func answerToOwner(_ call: Call, _ make: () -> Response) -> Response {
    answer(call) {
      switch Token(call) {
      case .none, .rejected: unauthorized
      case .withoutRights: error(403, "Forbidden", "forbidden")
      case .accepted: make()
      }
    }
  }

  /// - Parameter nearest: what there is instead of what is not there.
  static func error(_ status: Int, _ message: String, _ type: String, nearest: String? = nil) -> Response {
    let body: JSONText = ["message": .string(message), "type": .string(type)]
    return .json(body.adding(nearest.map { [("nearest", .string($0))] } ?? []), status: status)
  }

  static func ofWorld(_ call: Call, _ make: (inout QiitaWorld) -> Response) -> Response {
    call.site.state.qiita.withLock { make(&$0) }
  }

  static let notFound = error(404, "Not found", "not_found")
  static let badRequest = error(400, "Bad request", "bad_request")
  private static let unauthorized = error(401, "Unauthorized", "unauthorized")

  /// The numbers never move, so that sessions replay exactly.
  private static func rateLimit(isKnown: Bool) -> [Field] {
    let limit = isKnown ? 1000 : 60
    return [
      Field("Rate-Limit", String(limit)), Field("Rate-Remaining", String(limit - 1)),
      Field("Rate-Reset", "1893456000"),
    ]
  }
}

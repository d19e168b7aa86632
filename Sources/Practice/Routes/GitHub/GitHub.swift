/// What the routes under `/github` have in common: tokens, rate limits, errors, pages.
enum GitHub {
  static let documentation = "https://docs.github.com/rest"

  /// Every answer carries the rate limit. The numbers never move, and these answers have no tag for conditions, so that
  /// sessions replay exactly.
  static func answer(_ call: Call, _ make: () -> Response) -> Response {
    let token = Token(call)
    let response = token == .rejected ? error(401, "Bad credentials") : make()
    return response.adding(rateLimit(isKnown: token.isAccepted))
  }

  /// As `answer`, for what only somebody with a token may do.
  static func answerToOwner(_ call: Call, _ make: () -> Response) -> Response {
    answer(call) {
      switch Token(call) {
      case .none, .rejected: error(401, "Requires authentication")
      case .withoutRights: error(403, "Resource not accessible by personal access token")
      case .accepted: make()
      }
    }
  }

  /// - Parameter nearest: what there is instead of what is not there.
  static func error(_ status: Int, _ message: String, nearest: String? = nil) -> Response {
    let body: JSONText = [
      "message": .string(message), "documentation_url": .string(documentation),
      "status": .string(String(status)),
    ]
    return .json(body.adding(nearest.map { [("nearest", .string($0))] } ?? []), status: status)
  }

  /// The 422 that names what was wrong with each field.
  static func invalid(_ resource: String, field: String, code: String, value: String? = nil) -> Response {
    let error: JSONText = ["resource": .string(resource), "field": .string(field), "code": .string(code)]
    return .json(
      [
        "message": "Validation Failed",
        "errors": [error.adding(value.map { [("value", .string($0))] } ?? [])],
        "documentation_url": .string(documentation), "status": "422",
      ], status: 422)
  }

  static let notFound = error(404, "Not Found")

  static func limit(isKnown: Bool) -> Int { isKnown ? 5000 : 60 }

  /// 2030-01-01 00:00:00 UTC.
  static let rateLimitReset = 1_893_456_000

  private static func rateLimit(isKnown: Bool) -> [Field] {
    let limit = limit(isKnown: isKnown)
    return [
      Field("X-RateLimit-Limit", String(limit)), Field("X-RateLimit-Remaining", String(limit - 1)),
      Field("X-RateLimit-Used", "1"), Field("X-RateLimit-Reset", String(rateLimitReset)),
      Field("X-RateLimit-Resource", "core"), Field("X-GitHub-Media-Type", "github.v3; format=json"),
    ]
  }
}

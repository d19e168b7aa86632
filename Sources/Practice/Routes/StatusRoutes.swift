/// Any status, any delay.
enum StatusRoutes: RouteGroup {
  static let title = "Status and time"

  static let routes: [Route] = [
    .any("/status/{code}", "A response with that status, 200 to 599.", example: "/status/204") { call in
      guard let code = call.number("code", in: 200...599) else {
        return .problem(400, "A status is a number from 200 to 599.")
      }
      return answer(code)
    }
    .taking(.path("code", .integer(200...599), "The status to answer.")),
    .any(
      "/delay/{seconds}", "An answer after that many seconds, at most 60.", example: "/delay/0.05"
    ) { call in
      guard let seconds = Double(call.parameter("seconds")), (0...60).contains(seconds) else {
        return .problem(400, "A delay is a number of seconds from 0 to 60.")
      }
      var response = Response.json(["delay": .raw(String(seconds))])
      response.delay = .milliseconds(Int(seconds * 1000))
      return response
    }
    .taking(.path("seconds", .number(0...60), "How long to wait."))
    .failing(400, with: Response.problemSchema),
  ]

  private static func answer(_ code: Int) -> Response {
    switch code {
    case 204, 205, 304: .empty(code)
    case 300..<400: .empty(code, [Field("Location", "/status/200")])
    case 401: body(code, [Field("WWW-Authenticate", #"Bearer realm="practice""#)])
    case 405: body(code, [Field("Allow", "GET, HEAD")])
    case 407: body(code, [Field("Proxy-Authenticate", #"Basic realm="practice""#)])
    case 429, 503: body(code, [Field("Retry-After", "2")])
    default: body(code)
    }
  }

  private static func body(_ code: Int, _ fields: [Field] = []) -> Response {
    .json(["status": .int(code), "reason": .string(reasonPhrase(code))], status: code, fields)
  }
}

internal import ApusEncodings

/// Cookies set, shown and deleted.
enum CookieRoutes: RouteGroup {
  static let title = "Cookies"

  static let routes: [Route] = [
    .get("/cookies", "The cookies that arrived.") { call in
      let cookies = call.request.fields.all("Cookie")
        .flatMap { HeaderParameters($0, separatedBy: ";").pairs }
      return .json([
        "cookies": .array(cookies.map { ["name": .string($0.name), "value": .string($0.value)] })
      ])
    },
    .get(
      "/cookies/set", "Sets each pair of the query as a cookie, and redirects to /cookies.",
      example: "/cookies/set?flavour=oat"
    ) { call in
      back(call) { "\($0.name)=\(PercentEncoding.encode($0.value, for: .queryValue)); Path=/; HttpOnly" }
    },
    .get(
      "/cookies/delete", "Deletes each cookie that the query names, and redirects to /cookies.",
      example: "/cookies/delete?flavour"
    ) { call in
      back(call) { "\($0.name)=; Path=/; Max-Age=0" }
    },
  ]

  private static func back(_ call: Call, _ cookie: (RequestTarget.Pair) -> String) -> Response {
    let pairs = call.request.target.query
    guard !pairs.isEmpty, pairs.allSatisfy({ !$0.name.isEmpty && $0.name.utf8.allSatisfy(\.isToken) }) else {
      return .problem(400, "The query names the cookies, and a cookie's name is a token.")
    }
    return .empty(302, [Field("Location", "/cookies")] + pairs.map { Field("Set-Cookie", cookie($0)) })
  }
}

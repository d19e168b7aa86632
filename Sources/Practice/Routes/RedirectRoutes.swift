internal import ApusClient

/// Being sent elsewhere, and what may come along.
enum RedirectRoutes: RouteGroup {
  static let title = "Redirects"

  static let routes: [Route] = [
    .any("/redirect/{n}", "Redirects n times, at most 1,000.", example: "/redirect/2") { call in
      guard let left = call.number("n", in: 0...1000) else {
        return .problem(400, "The number of redirects is one from 0 to 1000.")
      }
      if left == 0 { return .json(["message": "You have arrived.", "method": .string(call.request.method)]) }
      return .empty(302, [Field("Location", "/redirect/\(left - 1)")])
    }
    .taking(.path("n", .integer(0...1000), "How many redirects."))
    .failing(400, with: Response.problemSchema),
    .any(
      "/redirect-to", "Redirects to `url`, with `status` (302 unless given).",
      example: "/redirect-to?url=/echo&status=307"
    ) { call in
      let status = call.query("status").map { Int($0) ?? 0 } ?? 302
      guard let url = call.query("url"), [301, 302, 303, 307, 308].contains(status) else {
        return .problem(400, "It takes url=… and one of status=301, 302, 303, 307, 308.")
      }
      return .empty(status, [Field("Location", url)])
    }
    .taking(
      .query("url", .text, "Where to.", isRequired: true),
      .query("status", .oneOf([301, 302, 303, 307, 308]), "302 unless given.")
    )
    .failing(400, with: Response.problemSchema),
    .any("/credentials", "Which credentials arrived here; the target of redirects between origins.") {
      .json(credentials($0))
    }
    .varying("it names the headers, which each client chooses"),
  ]

  private static func credentials(_ call: Call) -> JSONText {
    let names = call.request.fields.map(\.name)
    let credentials = names.filter { SecretNames.rule(of: $0, in: .header) != nil }
    return [
      "origin": .string(call.origin), "is_other_origin": .bool(call.isOtherOrigin),
      "credentials": .strings(credentials), "headers": .strings(names),
      "message": credentials.isEmpty
        ? "No credential arrived." : .string("These arrived: \(credentials.joined(separator: ", "))."),
    ]
  }
}

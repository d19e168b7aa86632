internal import ApusEncodings

/// What the server saw of a request.
enum EchoRoutes: RouteGroup {
  static let title = "Looking at a request"

  static let routes: [Route] = [
    .any(
      "/echo", "What arrived: method, query, headers in order, body, form fields.",
      example: "/echo?tag=a&tag=b"
    ) { .json(report($0)) }
    .described(for: "GET", "POST", "PUT", "PATCH", "DELETE").varying(reason),
    .any("/echo/{path...}", "The same below any path.", example: "/echo/any/path") { .json(report($0)) }
      .taking(.path("path", .text, "As many parts as you like.")).varying(reason),
  ]

  private static let reason = "it shows the headers, which each client chooses"

  private static func report(_ call: Call) -> JSONText {
    let request = call.request
    var members: [(String, JSONText)] = [
      ("method", .string(request.method)),
      ("target", .string(request.target.raw)),
      ("path", .string(request.target.path)),
      ("version", .string("HTTP/1.\(request.head.minorVersion)")),
      ("host", .string(request.head.authority)),
      ("query", pairs(request.target.query)),
      ("headers", fields(request.fields)),
    ]
    if request.body.count > 0 { members.append(("body", text(request.body.bytes))) }
    if !request.body.trailers.isEmpty { members.append(("trailers", fields(request.body.trailers))) }
    return .object(members + form(request))
  }

  /// The fields of a form, whichever of the two ways it was sent.
  private static func form(_ request: Request) -> [(String, JSONText)] {
    let type = request.fields.first("Content-Type") ?? ""
    let kind = HeaderParameters.essence(of: type)
    if kind == "application/x-www-form-urlencoded" {
      let text = String(decoding: request.body.bytes, as: UTF8.self)
      return [("form", (try? RequestTarget.pairs(of: text)).map(pairs) ?? .null)]
    }
    if kind == "multipart/form-data" {
      let parts = Multipart.parts(of: request.body.bytes, contentType: type)
      return [("multipart", parts.map { .array($0.map(describe)) } ?? .null)]
    }
    return []
  }

  private static func describe(_ part: Multipart.Part) -> JSONText {
    .object(
      [
        ("name", .optional(part.name)), ("filename", .optional(part.filename)),
        ("type", .optional(part.type)),
      ] + members(part.bytes))
  }

  private static func pairs(_ pairs: [RequestTarget.Pair]) -> JSONText {
    .array(pairs.map { ["name": .string($0.name), "value": .string($0.value)] })
  }

  private static func fields(_ fields: [Field]) -> JSONText {
    .array(fields.map { ["name": .string($0.name), "value": .string($0.value)] })
  }

  private static func text(_ bytes: [UInt8]) -> JSONText { .object(members(bytes)) }

  /// As text when it is UTF-8, otherwise in Base64.
  private static func members(_ bytes: [UInt8]) -> [(String, JSONText)] {
    let size = ("size", JSONText.int(bytes.count))
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return [size, ("base64", .string(Base64.encoded(bytes)))]
    }
    return [size, ("text", .string(text))]
  }
}

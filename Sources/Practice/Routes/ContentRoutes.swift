internal import ApusEncodings

/// Bodies of several kinds, cached and compressed ones among them.
enum ContentRoutes: RouteGroup {
  static let title = "Kinds of content"

  static let routes: [Route] = [
    .get("/gzip", "JSON, compressed with gzip whether asked for or not.") { call in
      .gzipped(["gzipped": true, "method": .string(call.request.method)])
    },
    .get("/etag", "Something that does not change: 304 to a matching If-None-Match.") { call in
      let fields = [
        Field("ETag", tag), Field("Last-Modified", lastModified), Field("Cache-Control", "no-cache"),
      ]
      return isUnchanged(call) ? .empty(304, fields) : .json(["version": 1], fields)
    }
    .taking(.header("If-None-Match", "The ETag of what you have.")).answering(304),
    .get("/html", "A page.") { _ in .html(page) },
    .get("/image", "A picture, in PNG.") { _ in .bytes(picture, type: "image/png") },
    uploads,
  ]

  private static let uploads: Route = {
    var route = Route.any("/upload", "Counts the bytes of a body of any size, and keeps none.") { call in
      .json([
        "bytes": .int(call.request.body.count), "chunked": .bool(call.request.head.framing == .chunked),
        "type": .optional(call.header("Content-Type")),
      ])
    }
    route.keepsBody = false
    route.exampleBody = #"{"any": "body"}"#
    return route.described(for: "POST", "PUT")
  }()

  private static let tag = #""practice-1""#
  private static let lastModified = "Thu, 31 Dec 2020 23:59:59 GMT"

  private static func isUnchanged(_ call: Call) -> Bool {
    guard let wanted = call.header("If-None-Match") else {
      return call.header("If-Modified-Since") == lastModified
    }
    return wanted.split(separator: ",").contains { candidate in
      let candidate = candidate.trimmingBlanks
      return candidate == "*" || candidate == tag || candidate == "W/\(tag)"
    }
  }

  private static let page = """
    <!DOCTYPE html>
    <html lang="en">
    <head><meta charset="utf-8"><title>A page</title></head>
    <body>
    <h1>A page, not JSON</h1>
    <p>Swifts eat, drink and sleep in the air. アマツバメ。</p>
    </body>
    </html>

    """

  /// A swift's wings against the sky, more or less.
  private static let picture = PNG.picture(width: 48, height: 32) { x, y in
    let distance = x < 24 ? 24 - x : x - 23
    let isWing = y >= 10 + distance / 3 && y <= 14 + distance / 5
    return isWing ? (40, 32, 36) : (120, UInt8(160 + y), 240)
  }
}

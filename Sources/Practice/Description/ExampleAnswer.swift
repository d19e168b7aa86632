internal import ApusEncodings
internal import ApusJSON

/// What a route answers to its own example, on a site that nobody else uses.
struct ExampleAnswer {
  let status: Int
  /// Nil where there is no body.
  let type: String?
  /// Not compressed.
  let body: [UInt8]

  init?(_ route: Route) {
    let site = Site(port: 80, otherPort: 81, silentPort: 82)
    guard let call = Call.example(of: route, at: site) else { return nil }
    let response = route.answer(call)
    status = response.status
    type = response.fields.first("Content-Type")
    body = response.content
  }

  /// Nil for a body that is no JSON.
  var json: JSONText? {
    guard let type, type.hasPrefix("application/json") || type.contains("+json"),
      (try? JSONDocument(body)) != nil
    else { return nil }
    return .raw(String(decoding: body, as: UTF8.self).trimmingBlanks)
  }
}

extension Response {
  /// The whole body, before it was compressed; empty for what is written out by hand, head and all.
  fileprivate var content: [UInt8] {
    if let uncompressed { return uncompressed }
    switch body {
    case .bytes(let bytes): return bytes
    case .stream(_, let steps): return steps.flatMap(\.bytes)
    case .raw, .socket: return []
    }
  }
}

extension Step {
  /// What is sent; of what has no end, nothing.
  fileprivate var bytes: [UInt8] {
    switch self {
    case .send(let bytes): bytes
    case .again(let bytes, let times?): Array(repeatElement(bytes, count: times).joined())
    default: []
    }
  }
}

extension Call {
  /// The route's example as a client with a token would ask for it.
  static func example(of route: Route, at site: Site) -> Call? {
    let bytes = Array((route.exampleBody ?? "").utf8)
    let fields =
      [
        Field("Host", "127.0.0.1"), Field("Authorization", "Bearer token"),
        Field("Content-Type", "application/json"),
      ] + route.exampleFields
    guard let target = try? RequestTarget(route.example, method: route.exampleMethod),
      let parameters = route.pattern.match(target.segments)
    else { return nil }
    let head = RequestHead(
      method: route.exampleMethod, target: target, minorVersion: 1, fields: fields,
      framing: .length(bytes.count), authority: "127.0.0.1")
    return Call(
      request: Request(head: head, body: Request.Body(count: bytes.count, bytes: bytes)),
      parameters: parameters, site: site, isOtherOrigin: false)
  }
}

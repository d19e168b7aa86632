internal import ApusEncodings

/// What a route answers.
struct Response: Sendable {
  enum Body: Sendable {
    case bytes([UInt8])
    /// Written as it comes: with a `Content-Length` when the length is known, otherwise chunked.
    case stream(length: Int?, any Sequence<Step> & Sendable)
    /// The steps are the whole answer, status line and headers included, and the connection ends after them.
    case raw([Step])
    /// The answer is 101, and a conversation follows.
    case socket(SocketScript)
  }

  var status: Int
  var fields: [Field]
  var body: Body
  /// How long the server waits before its first byte.
  var delay = Duration.zero
  /// The body before it was compressed; nil when it is not.
  var uncompressed: [UInt8]?

  init(_ status: Int = 200, _ fields: [Field] = [], body: Body = .bytes([])) {
    self.status = status
    self.fields = fields
    self.body = body
  }

  static func json(_ value: JSONText, status: Int = 200, _ fields: [Field] = []) -> Response {
    bytes(value.written(), type: "application/json; charset=utf-8", status: status, fields)
  }

  static func text(_ text: String, status: Int = 200, _ fields: [Field] = []) -> Response {
    bytes(Array(text.utf8), type: "text/plain; charset=utf-8", status: status, fields)
  }

  static func html(_ text: String, status: Int = 200, _ fields: [Field] = []) -> Response {
    bytes(Array(text.utf8), type: "text/html; charset=utf-8", status: status, fields)
  }

  static func bytes(_ bytes: [UInt8], type: String, status: Int = 200, _ fields: [Field] = []) -> Response {
    Response(status, [Field("Content-Type", type)] + fields, body: .bytes(bytes))
  }

  static func gzipped(_ value: JSONText, status: Int = 200) -> Response {
    let content = value.written()
    var response = bytes(
      GZip.stored(content), type: "application/json; charset=utf-8", status: status,
      [Field("Content-Encoding", "gzip"), Field("Vary", "Accept-Encoding")])
    response.uncompressed = content
    return response
  }

  /// No body at all, as after a DELETE.
  static func empty(_ status: Int, _ fields: [Field] = []) -> Response { Response(status, fields) }

  static func raw(_ steps: Step...) -> Response { Response(body: .raw(steps)) }

  /// The server's own word on a request that no route takes.
  static func problem(_ status: Int, _ sentence: String, _ fields: [Field] = []) -> Response {
    json(
      ["error": .string(reasonPhrase(status)), "status": .int(status), "message": .string(sentence)],
      status: status, fields)
  }

  static let problemSchema = Schema.named(
    "Problem", .object(["error": .text, "status": .integer(), "message": .text]))

  func adding(_ more: [Field]) -> Response {
    var copy = self
    copy.fields += more
    return copy
  }
}

/// The words behind a status on the first line of a response, which must not be empty for some clients. 418 has some,
/// though it is not registered.
func reasonPhrase(_ status: Int) -> String {
  StatusPhrase.of(status) ?? (status == 418 ? "I'm a teapot" : "Unassigned")
}

/// Everything before the body.
struct RequestHead {
  let method: String
  let target: RequestTarget
  /// 0 for HTTP/1.0, 1 for HTTP/1.1.
  let minorVersion: Int
  let fields: [Field]
  let framing: Framing
  /// The host and port that the client believes to speak to.
  let authority: String

  /// How the end of the body is found.
  enum Framing: Equatable {
    case length(Int)
    case chunked
  }

  var isHead: Bool { method == "HEAD" }
  var expectsContinue: Bool { fields.first("Expect") != nil }

  /// HTTP/1.1 stays open unless told otherwise, HTTP/1.0 the other way round.
  var wantsKeepAlive: Bool {
    let options = fields.members("Connection")
    if options.contains("close") { return false }
    return minorVersion >= 1 || options.contains("keep-alive")
  }
}

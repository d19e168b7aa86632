/// What a server does in answer to a request, step by step. Afterwards it waits for the next one.
enum Step: Sendable {
  case send([UInt8])
  case text(String)
  /// Sends this again and again until the client has had enough.
  case forever([UInt8])
  /// Sends these bytes one at a time, so many milliseconds apart.
  case drip([UInt8], milliseconds: UInt32)
  /// Takes so many bytes of a body that is not read otherwise, and then pauses.
  case take(Int, milliseconds: UInt32)
  /// Notes that something was done.
  case tick(Pace)
  /// Lets a test know that this point is reached.
  case tell(Gate)
  /// Waits until the client closes the connection.
  case hold
  /// The same, and lets a test know that it has.
  case holdThenTell(Gate)
  case close
  case reset

  /// A whole response; `headers` are lines without their ends.
  static func response(_ status: Int = 200, _ headers: [String] = [], _ body: [UInt8] = []) -> Step {
    let length = status == 204 || status == 304 ? [] : ["Content-Length: \(body.count)"]
    let lines = ["HTTP/1.1 \(status) X"] + headers + length + ["", ""]
    return .send(Array(lines.joined(separator: "\r\n").utf8) + body)
  }
}

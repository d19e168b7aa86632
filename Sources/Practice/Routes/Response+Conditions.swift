internal import ApusEncodings

extension Response {
  /// With a tag of its body, or 304 and no body for who has it already. Only what answers GET has one.
  func conditional(_ call: Call) -> Response {
    guard status == 200, ["GET", "HEAD"].contains(call.request.method), case .bytes(let bytes) = body else {
      return self
    }
    let tag = Field("ETag", "W/\"\(Hex.digits(of: MD5.digest(bytes)))\"")
    let known = call.request.fields.all("If-None-Match").flatMap { $0.split(separator: ",") }
      .map(\.trimmingBlanks)
    guard known.contains(where: { $0 == "*" || Self.bare($0) == Self.bare(tag.value) }) else {
      return adding([tag])
    }
    return .empty(304, fields.filter { !$0.isNamed("Content-Type") } + [tag])
  }

  /// A weak tag and a strong one are the same here.
  private static func bare(_ tag: String) -> Substring { tag.hasPrefix("W/") ? tag.dropFirst(2) : tag[...] }
}

package import ApusClient
internal import ApusEncodings
package import ApusText
internal import ApusWords

/// `200 OK · 1.3 kB · 87 ms · HTTP/2`: what came, how much, how long it took.
package struct StatusLine: View {
  private let head: ResponseHead
  /// `nil` while the body is still to come.
  private let byteCount: Int?
  private let duration: Duration?
  /// Requests that got no answer before this one.
  private let repeats: Int
  /// The request whose answer it is, when a 304 came that says it is still good.
  private let keptFrom: Int?
  /// What the text is in, where that is not UTF-8.
  private let charset: String?

  /// `nil` when no response came.
  ///
  /// - Parameters:
  ///   - text: the body as text, for whom has it already.
  ///   - kept: what came instead of the body, and the number of the request that had brought it.
  package init?(_ exchange: Exchange, text: BodyText? = nil, after kept: (ResponseHead?, number: Int)? = nil)
  {
    guard let head = kept?.0 ?? exchange.response else { return nil }
    self.head = head
    keptFrom = kept?.number
    byteCount = exchange.body.byteCount
    duration = exchange.duration
    repeats = exchange.repeatCount
    charset = (text ?? exchange.text).foreignName
  }

  /// What can be said when the head is there.
  package init(_ head: ResponseHead) {
    (self.head, byteCount, duration, repeats, charset, keptFrom) = (head, nil, nil, 0, nil, nil)
  }

  /// One line. A narrow screen loses the version first, then the time, then the charset, then the size.
  package func lines(on screen: Screen) -> [Line] {
    let size = byteCount.map { Units.size($0) }
    let time = duration.map { Units.time($0, glyphs: screen.glyphs) }
    let again = repeats == 0 ? nil : retold(repeats == 1 ? "sent twice" : "sent \(repeats + 1) times")
    let kept = keptFrom.map { retold("kept from request \($0)") }
    let parts =
      [head.statusText]
      + [again, kept, size, charset, time, head.version].compactMap(\.self).map { Line($0) }
    return [screen.fit(parts.joined(by: Line(screen.glyphs.separator, .dim), within: screen.width))]
  }
}

extension ResponseHead {
  /// The status and the words the server had for it, or the usual ones.
  var statusText: Line {
    let words = reason.isEmpty ? StatusPhrase.of(status) ?? "" : reason
    return Line(words.isEmpty ? "\(status)" : "\(status) \(words)", .status(status))
  }
}

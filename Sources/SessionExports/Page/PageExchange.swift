internal import ApusClient
internal import ApusEncodings
internal import ApusFormats
internal import ApusJSON
internal import ApusRecordings
internal import ApusRedaction
internal import ApusRendering
internal import ApusText

/// One exchange of a page: each part of what was asked and what came is a click away.
struct PageExchange {
  private let recording: Recording
  private let redPaths: [String]
  private let isOpen: Bool

  /// - Parameter redPaths: where its body is not as it should be.
  init(_ recording: Recording, isOpen: Bool, redPaths: [String]) {
    self.recording = recording
    self.isOpen = isOpen
    self.redPaths = redPaths
  }

  private var exchange: Exchange { recording.exchange }

  func html(redactor: inout Redactor) -> String {
    let request = RedactedRequest(exchange.request, redactor: &redactor)
    let folds =
      PageText.fold("request", requestHTML(request)) + PageText.fold("headers", headersHTML)
      + PageText.fold("timing", timingHTML) + PageText.fold("curl", curlHTML(request))
      + PageText.fold("body", isOpen: isOpen, class: "body", bodyHTML)
    return "<div class=\"exchange\">\n<p>\(summary(request))</p>\n\(folds)</div>\n"
  }

  private func summary(_ request: RedactedRequest) -> String {
    let name = "<b>\(PageText.line(request.method.name))</b> \(PageText.line(request.url))"
    return
      "\(name) <span class=\"\(status.class)\">\(PageText.line(status.text))</span> <i>\(size) · \(time)</i>"
  }

  private var size: String { PageText.line(Units.size(exchange.body.byteCount)) }
  private var time: String { PageText.line(Units.time(exchange.duration)) }

  private var status: (text: String, class: String) {
    guard let head = exchange.response else {
      return (recording.failure?.code.name ?? "no response", "bad")
    }
    let words = head.reason.isEmpty ? StatusPhrase.of(head.status) ?? "" : head.reason
    return ("\(head.status) \(words)", head.status < 400 ? "good" : "bad")
  }

  private func requestHTML(_ request: RedactedRequest) -> String {
    let head = PageText.table(request.headers.map { ($0.name, $0.value) })
    guard let bytes = request.body.flatMap({ try? $0.allBytes() }), !bytes.isEmpty else { return head }
    let type = request.headers.first { $0.name.lowercased() == "content-type" }?.value
    return head + Self.body(bytes, type, red: [])
  }

  /// Those of each answer: a redirect has its own.
  private var headersHTML: String {
    exchange.hops.compactMap { hop -> String? in
      guard let head = hop.response else { return nil }
      let title =
        exchange.hops.count > 1 ? "<p>\(head.status) from \(PageText.line("\(hop.sent.url)"))</p>\n" : ""
      return title + PageText.table(head.headers.map { ($0.name, $0.shown) })
    }.joined()
  }

  /// A bar for each phase, in thousandths of the whole.
  private var timingHTML: String {
    let total = max(Units.seconds(exchange.duration), 0.000_001)
    let rows = exchange.hops.flatMap(\.timing.phases).map { phase, duration in
      let share = min(1000, Int(Units.seconds(duration) / total * 1000))
      return
        "<tr><th>\(phase.rawValue)</th><td>\(PageText.line(Units.time(duration)))</td>"
        + "<td><meter min=\"0\" max=\"1000\" value=\"\(share)\"></meter></td></tr>\n"
    }
    return "<table>\n\(rows.joined())<tr><th>all</th><td>\(time)</td><td></td></tr>\n</table>\n"
  }

  private func curlHTML(_ request: RedactedRequest) -> String {
    guard let text = try? CurlExport(request).text() else {
      return "<p class=\"none\">its body is in a file that is not here</p>\n"
    }
    return "<pre>\(PageText.block(text))</pre>\n<button class=\"copy\" hidden>copy</button>\n"
  }

  private var bodyHTML: String {
    if let failure = recording.failure {
      return "<p class=\"red\">\(PageText.line(failure.code.name)): \(PageText.line(failure.message))</p>\n"
    }
    return Self.body(exchange.body.bytes, exchange.response?.headers["Content-Type"], red: redPaths)
  }

  private static func body(_ bytes: [UInt8], _ contentType: String?, red: [String]) -> String {
    guard !bytes.isEmpty else { return "<p class=\"none\">no body</p>\n" }
    if bytes.count <= largest, let document = try? JSONDocument(bytes) {
      return PageTree.html(document.root, red: red)
    }
    let screen = Screen(width: Screen.endless.width, height: mostLines)
    let lines = BodyView(bytes, contentType: contentType).lines(on: screen)
    return "<pre>\(PageText.block(lines.map(\.text).joined(separator: "\n")))</pre>\n"
  }

  private static let largest = 4 << 20
  private static let mostLines = 400
}

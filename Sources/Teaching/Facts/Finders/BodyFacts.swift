internal import ApusClient
internal import ApusJSON
internal import ApusRendering
internal import ApusWords

/// What the body is, and what it is not.
enum BodyFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let head = exchange.response else { return [] }
    guard exchange.body.byteCount > 0 else { return absence(exchange, head) }
    if let file = exchange.body.file {
      return [
        Fact(
          .seen, "The body, \(Units.size(exchange.body.byteCount)), went into \(file).",
          .body(exchange, beginning: file))
      ]
    }
    return kind(exchange, head.headers.first("Content-Type"))
  }

  private static func absence(_ exchange: Exchange, _ head: ResponseHead) -> [Fact] {
    let length = head.headers.first("Content-Length")
    if exchange.lastMethod == .head { return absenceAfterHEAD(exchange, length) }
    switch head.status {
    case 204, 205, 304:
      let section = [204: "15.3.5", 205: "15.3.6"][head.status] ?? "15.4.5"
      return [
        Fact(
          .rule("RFC 9110, \(section)"),
          "There is no body, and \(head.status) never has one: nothing is missing.", .status(head))
      ]
    case 300..<400: return []
    case _ where exchange.body.wireByteCount > 0:
      let count = Units.size(exchange.body.wireByteCount)
      return [
        Fact(
          .seen, "\(count) came, and nothing of it could be unpacked.",
          .sizes(exchange) + head.headers.evidence(of: "Content-Encoding"))
      ]
    default:
      return [
        Fact(
          .seen, "The body is empty. A client that decodes it fails, unless it expects nothing.",
          length.map(Evidence.line) ?? .body(exchange))
      ]
    }
  }

  private static func absenceAfterHEAD(_ exchange: Exchange, _ length: HeaderField?) -> [Fact] {
    let why = Fact(
      .rule("RFC 9110, 9.3.2"), "There is no body because HEAD asks for the headers only.", .request(exchange)
    )
    guard let length else { return [why] }
    return [why, Fact(.said, "GET would bring \(length.shown) bytes.", .line(length))]
  }

  private static func kind(_ exchange: Exchange, _ type: HeaderField?) -> [Fact] {
    let bytes = exchange.text.bytes
    let name = type?.shown.lowercased() ?? ""
    let isHTML = beginLikeHTML(bytes)
    if isHTML, let type, name.contains("json") { return pageAsJSON(exchange, type) }
    let isJSON = JSONBody.beginsLikeJSON(bytes) && (try? JSONDocument(bytes)) != nil
    if isHTML || (name.hasPrefix("text/html") && !isJSON) {
      return [
        Fact(
          isHTML ? .seen : .said, "The body is a page for people, not data. Is the base that of the API?",
          .beginning(of: exchange) + type.map(Evidence.line), try: "base")
      ]
    }
    let first = type.map(Evidence.line) ?? .body(exchange)
    switch exchange.bodyForm {
    case .value: break
    case .values:
      return [Fact(.seen, "Each line is JSON by itself: paths see a list of them.", first, try: ".[0]")]
    case .events:
      return [Fact(.seen, "It is a stream of events: paths see a list of them.", first, try: ".[0]")]
    }
    return label(exchange, type, isJSON: isJSON)
  }

  private static func pageAsJSON(_ exchange: Exchange, _ type: HeaderField) -> [Fact] {
    [
      .contradiction(
        "It says JSON, and the body is a page of HTML.", .line(type), .beginning(of: exchange), try: "body"),
      Fact(
        .perhaps, "A login, a proxy or a wrong URL answered in its place.", .beginning(of: exchange)),
    ]
  }

  /// What it is said to be, beside what it is.
  private static func label(_ exchange: Exchange, _ type: HeaderField?, isJSON: Bool) -> [Fact] {
    let name = type?.shown.lowercased() ?? ""
    let bytes = Evidence.beginning(of: exchange)
    if isJSON, !name.contains("json") {
      guard let type else {
        return [Fact(.seen, "The body is JSON and does not say what it is: strict clients refuse it.", bytes)]
      }
      return [
        .contradiction(
          "The body is JSON, and its label says otherwise: strict clients refuse it.", .line(type), bytes)
      ]
    }
    guard let type else { return [] }
    if name.hasPrefix("text/plain") {
      return [Fact(.said, "The body is plain text, as it says.", .line(type))]
    }
    guard !name.contains("json"), !name.isEmpty else { return [] }
    return [
      Fact(
        .seen, "The body is not JSON: it is shown as what it is, and paths cannot look into it.", .line(type))
    ]
  }

  /// Whether bytes begin like a page.
  static func beginLikeHTML(_ bytes: [UInt8]) -> Bool {
    let start = bytes.drop { " \t\r\n".utf8.contains($0) }.prefix(15)
    let text = String(decoding: start, as: UTF8.self).lowercased()
    return text.hasPrefix("<!doctype html") || text.hasPrefix("<html")
  }
}

internal import ApusClient
internal import ApusJSON
internal import ApusRendering

/// What the body is, and what it is not.
enum BodyFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let head = exchange.response else { return [] }
    let type = head.headers.first("Content-Type")
    guard exchange.body.byteCount > 0 else { return absence(exchange, head) }
    if let file = exchange.body.file {
      return [Fact("The body, \(Units.size(exchange.body.byteCount)), went into \(file).")]
    }
    return kind(exchange, type)
  }

  private static func absence(_ exchange: Exchange, _ head: ResponseHead) -> [Fact] {
    if exchange.lastMethod == .head {
      let length = head.headers.first("Content-Length")
      let size = length.map { ": GET would bring \($0.shown) bytes" } ?? ""
      return [Fact("There is no body because HEAD asks for the headers only\(size).", length?.description)]
    }
    switch head.status {
    case 204, 205, 304:
      return [Fact("There is no body, and \(head.status) never has one: nothing is missing.")]
    case 300..<400: return []
    case _ where exchange.body.wireByteCount > 0:
      let count = Units.size(exchange.body.wireByteCount)
      return [
        Fact(
          "\(count) came, and nothing of it could be unpacked.", head.headers.evidence(of: "Content-Encoding")
        )
      ]
    default:
      return [
        Fact(
          "The body is empty. A client that decodes it fails, unless it expects nothing.",
          head.headers.first("Content-Length")?.description)
      ]
    }
  }

  private static func kind(_ exchange: Exchange, _ type: HeaderField?) -> [Fact] {
    let bytes = exchange.text.bytes
    let name = type?.shown.lowercased() ?? ""
    let looksLikeHTML = beginLikeHTML(bytes)
    if looksLikeHTML, name.contains("json") {
      return [
        Fact("It says JSON and is a page of HTML: a login, a proxy or the wrong URL?", type?.description)
      ]
    }
    let isJSON = JSONBody.beginsLikeJSON(bytes) && (try? Document(bytes)) != nil
    if looksLikeHTML || (name.hasPrefix("text/html") && !isJSON) {
      return [
        Fact(
          "The body is a page for people, not data. Is the base that of the API?", type?.description,
          try: "base")
      ]
    }
    switch exchange.bodyForm {
    case .value: break
    case .values:
      return [Fact("Each line is JSON by itself: paths see a list of them.", type?.description, try: ".[0]")]
    case .events:
      return [Fact("It is a stream of events: paths see a list of them.", type?.description, try: ".[0]")]
    }
    if isJSON, !name.contains("json") {
      let claim = type == nil ? "does not say what it is" : "says that it is not JSON"
      return [Fact("The body begins like JSON and \(claim): strict clients refuse it.", type?.description)]
    }
    if name.hasPrefix("text/plain") {
      return [Fact("The body is plain text, as it says.", type?.description)]
    }
    guard !name.contains("json"), !name.isEmpty else { return [] }
    return [
      Fact(
        "The body is no JSON: it is shown as what it is, and paths cannot look into it.", type?.description)
    ]
  }

  /// Whether bytes begin like a page.
  static func beginLikeHTML(_ bytes: [UInt8]) -> Bool {
    let start = bytes.drop { " \t\r\n".utf8.contains($0) }.prefix(15)
    let text = String(decoding: start, as: UTF8.self).lowercased()
    return text.hasPrefix("<!doctype html") || text.hasPrefix("<html")
  }
}

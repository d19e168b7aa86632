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
    return kind(exchange, type) + charset(type, exchange.body.bytes)
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
    let bytes = exchange.body.bytes
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
    if name.contains("ndjson") {
      return [Fact("Each line is JSON by itself; the whole is not.", type?.description, try: "body")]
    }
    if name.hasPrefix("text/event-stream") {
      return [Fact("It is a stream of events; --stream shows them as they come.", type?.description)]
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

  private static func charset(_ type: HeaderField?, _ bytes: [UInt8]) -> [Fact] {
    guard let type, let range = type.shown.lowercased().firstRange(of: "charset=") else { return [] }
    let name = type.shown[range.upperBound...].prefix { $0 != ";" && $0 != " " }
    guard !["utf-8", "\"utf-8\"", "us-ascii"].contains(name.lowercased()) else { return [] }
    let claim = "It says that the text is in \(name)"
    // Text of two bytes a letter is full of zeros.
    guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else {
      return [Fact("\(claim); Apus reads UTF-8, and shows other bytes as \\x…", type)]
    }
    let isPlain = bytes.allSatisfy { $0 < 0x80 }
    return [Fact("\(claim), and its bytes are \(isPlain ? "plain ASCII" : "UTF-8").", type)]
  }

  /// Whether bytes begin like a page.
  static func beginLikeHTML(_ bytes: [UInt8]) -> Bool {
    let start = bytes.drop { " \t\r\n".utf8.contains($0) }.prefix(15)
    let text = String(decoding: start, as: UTF8.self).lowercased()
    return text.hasPrefix("<!doctype html") || text.hasPrefix("<html")
  }
}

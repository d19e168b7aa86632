internal import ApusClient
internal import ApusEncodings
internal import ApusJSON
internal import ApusWords

/// What AWS and its like call an error of a signature: a member in JSON, an element in XML.
enum SignatureFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let head = exchange.response, head.status >= 400, let (word, evidence) = code(in: exchange),
      let entry = Topics.Kind.signError.table[word], let advice = entry.points.first
    else { return [] }
    return [
      Fact(.rule(entry.source), Sentence(entry.summary), evidence, try: "explain \(entry.name)"),
      Fact(.rule(entry.source), Sentence(advice), evidence),
    ]
  }

  private static func code(in exchange: Exchange) -> (String, Evidence)? {
    if JSONBody.isPromised(exchange) {
      guard let root = try? exchange.document().root, root.kind == .object else { return nil }
      for name in ["Code", "__type", "code"] {
        guard let node = root[name], let text = node.string, !text.isEmpty else { continue }
        // `com.amazon.coral.service#InvalidSignatureException`
        return (text.split(separator: "#").last.map(String.init) ?? text, .value(node, of: name, text))
      }
      return nil
    }
    guard exchange.response?.headers["Content-Type"]?.lowercased().holds("xml") ?? false else { return nil }
    let (start, end) = ("<Code>", "</Code>")
    // It stands at the beginning of such an answer.
    let text = String(decoding: exchange.body.bytes.prefix(4096), as: UTF8.self)
    guard let opening = text.firstRange(of: start),
      let closing = text[opening.upperBound...].firstRange(of: end)
    else { return nil }
    let word = String(text[opening.upperBound..<closing.lowerBound])
    let first = text.utf8.distance(from: text.startIndex, to: opening.lowerBound)
    let last = first + start.utf8.count + word.utf8.count + end.utf8.count - 1
    return (word, Evidence(.bytes, "bytes \(first)-\(last): \(start)\(word)\(end)"))
  }
}

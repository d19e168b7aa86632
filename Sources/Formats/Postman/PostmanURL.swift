internal import ApusEncodings
internal import ApusJSON

/// Where a request of Postman's goes: a text, or the parts of one.
struct PostmanURL {
  private let node: Node

  init(_ node: Node) { self.node = node }

  func put(into request: inout CollectedRequest) {
    if let text = node.plainText {
      request.url = text.trimmed
      return
    }
    var variables: [(name: String, value: String)] = []
    for entry in node["variable"]?.children.map({ $0 }) ?? [] where !entry.isSwitchedOff {
      if let name = entry.text("key") ?? entry.text("id") {
        variables.append((name, entry["value"]?.asText ?? ""))
      }
    }
    request.url = PathParameters.fill(whole, from: variables)
  }

  /// The parts are what Postman sends; its `raw` may still have what is switched off.
  private var whole: String {
    let host = parts("host", joined: ".")
    guard let host else { return node.word("raw") ?? "" }
    var text = ""
    if let scheme = node.word("protocol") { text = scheme.hasSuffix("://") ? scheme : scheme + "://" }
    text += host
    if let port = node.word("port") { text += ":" + port }
    if let path = parts("path", joined: "/") { text += (path.hasPrefix("/") ? "" : "/") + path }
    let query = query
    if !query.isEmpty { text += "?" + query }
    return text
  }

  private func parts(_ key: String, joined separator: String) -> String? {
    guard let part = node[key], !part.isNull else { return nil }
    if let text = part.plainText { return text }
    // A segment may be an object with a value of its own.
    return part.children.map { $0.plainText ?? $0["value"]?.asText ?? "" }.joined(separator: separator)
  }

  private var query: String {
    guard let list = node["query"] else { return "" }
    if let text = list.string { return text }
    return list.children.filter { !$0.isSwitchedOff }.map { entry in
      let name = entry["key"]?.asText ?? ""
      guard let value = entry["value"], !value.isNull else { return QueryText.encoded(name) }
      return "\(QueryText.encoded(name))=\(QueryText.encoded(value.asText))"
    }.joined(separator: "&")
  }
}

internal import ApusEncodings
internal import ApusJSON

/// What a request of Postman's sends, in each of its modes.
struct PostmanBody {
  private let node: Node

  init(_ node: Node) { self.node = node }

  func put(into request: inout CollectedRequest) {
    guard !node.isNull, !node.isSwitchedOff else { return }
    switch node.text("mode") {
    case "raw": putText(into: &request)
    case "urlencoded": request.body = .form(pairs(node["urlencoded"]))
    case "formdata": putParts(into: &request)
    case "file":
      let path = node["file"]?.plainText ?? node["file"]?.word("src")
      guard let path else {
        if let content = node["file"]?.text("content") { request.body = .text(content, type: nil) }
        return
      }
      request.body = .file(path, type: nil)
    case "graphql":
      let query = node["graphql"]?["query"]?.asText ?? ""
      request.body = .graphQL(query: query, variables: node["graphql"]?["variables"]?.asText ?? "")
      if let name = node["graphql"]?.word("operationName") {
        request.refuse("its GraphQL operation \(name) is chosen by name")
      }
    case nil, "none": return
    case let mode?: request.refuse("its body is of the mode \(mode), which is not known here")
    }
  }

  private static let types = [
    "json": "application/json", "xml": "application/xml", "html": "text/html", "text": "text/plain",
    "javascript": "application/javascript",
  ]

  private func putText(into request: inout CollectedRequest) {
    guard let text = node["raw"]?.asText, !text.isEmpty else { return }
    let language = node["options"]?["raw"]?.text("language")
    request.body = .text(text, type: Self.types[language ?? "text"] ?? "text/plain")
  }

  private func pairs(_ list: Node?) -> [CollectedPair] {
    guard let list else { return [] }
    if let text = list.string {
      return text.split(separator: "&").map { pair in
        let name = pair.prefix { $0 != "=" }
        return CollectedPair(
          PercentEncoding.decode(name), PercentEncoding.decode(pair.dropFirst(name.count + 1)))
      }
    }
    return list.children.filter { !$0.isSwitchedOff }.map { entry in
      CollectedPair(entry["key"]?.asText ?? "", entry["value"]?.asText ?? "")
    }
  }

  private func putParts(into request: inout CollectedRequest) {
    var parts: [CollectedPart] = []
    for entry in node["formdata"]?.children.map({ $0 }) ?? [] where !entry.isSwitchedOff {
      let name = entry["key"]?.asText ?? ""
      let type = entry.word("contentType")
      guard entry.text("type") == "file" else {
        parts.append(
          CollectedPart(name: name, content: .text(entry["value"]?.asText ?? ""), type: type))
        continue
      }
      let source = entry["src"]
      let paths = source?.plainText.map { [$0] } ?? source?.children.compactMap(\.plainText) ?? []
      if paths.filter({ !$0.isEmpty }).isEmpty {
        request.refuse("the file of its part \(name) is not chosen")
      }
      for path in paths { parts.append(CollectedPart(name: name, content: .file(path), type: type)) }
    }
    // A form without a part is none.
    if !parts.isEmpty { request.body = .multipart(parts) }
  }
}

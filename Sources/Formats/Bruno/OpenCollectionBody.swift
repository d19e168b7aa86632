internal import ApusEncodings
internal import ApusJSON

/// What a request in Bruno's YAML sends: its type and its data, or a mode and a member of that name.
struct OpenCollectionBody {
  private let node: Node
  private let isGraphQL: Bool

  init(_ node: Node, isGraphQL: Bool) {
    self.node = node
    self.isGraphQL = isGraphQL
  }

  private static let types = [
    "json": "application/json", "text": "text/plain", "xml": "application/xml",
    "sparql": "application/sparql-query",
  ]

  func put(into request: inout CollectedRequest) {
    if node.isNull { return }
    if isGraphQL || node["query"] != nil {
      request.body = .graphQL(query: node["query"]?.asText ?? "", variables: node["variables"]?.asText ?? "")
      return
    }
    guard let type = node.word("type") ?? node.word("mode"), type != "none" else { return }
    let data = node["data"] ?? node[type]
    switch type {
    case "json", "text", "xml", "sparql": request.body = .text(data?.asText ?? "", type: Self.types[type])
    case "form-urlencoded", "formUrlEncoded": request.body = .form(OpenCollectionRequest.pairs(data))
    case "multipart-form", "multipartForm": putParts(data, into: &request)
    case "file":
      let all = data?.children.map { $0 } ?? []
      guard let file = all.first(where: { $0["selected"]?.boolean == true }) ?? all.first,
        let path = file.word("filePath")
      else { return request.refuse("the file of its body is not chosen") }
      request.body = .file(path, type: file.word("contentType") ?? "application/octet-stream")
    default: request.refuse("its body is of the type \(type), which is not known here")
    }
  }

  private func putParts(_ data: Node?, into request: inout CollectedRequest) {
    var parts: [CollectedPart] = []
    for entry in data?.children.map({ $0 }) ?? [] where !entry.isSwitchedOff {
      let name = entry.text("name") ?? ""
      let type = entry.word("contentType")
      guard entry.text("type") == "file" else {
        parts.append(CollectedPart(name: name, content: .text(entry["value"]?.asText ?? ""), type: type))
        continue
      }
      let paths =
        entry["value"]?.plainText.map { [$0] } ?? entry["value"]?.children.compactMap(\.plainText) ?? []
      if paths.isEmpty { request.refuse("the file of its part \(name) is not chosen") }
      parts += paths.map { CollectedPart(name: name, content: .file($0), type: type) }
    }
    request.body = .multipart(parts)
  }
}

internal import ApusEncodings
internal import ApusJSON

/// What a request of Insomnia's sends.
struct InsomniaBody {
  private let node: Node

  init(_ node: Node) { self.node = node }

  private var parameters: [Node] { node["params"]?.children.filter { !$0.isSwitchedOff } ?? [] }

  func put(into request: inout CollectedRequest) {
    let type = node.word("mimeType")
    switch type {
    case "application/x-www-form-urlencoded" where node["params"] != nil:
      request.body = .form(
        parameters.map { CollectedPair(Self.text($0, "name"), Self.text($0, "value")) })
    case "multipart/form-data":
      request.body = .multipart(parameters.map { part($0, &request) })
    case "application/octet-stream" where node.word("fileName") != nil:
      request.body = .file(Self.text(node, "fileName"), type: type)
    case "application/graphql":
      request.body = .text(Self.text(node, "text"), type: "application/json")
    default:
      let text = Self.text(node, "text")
      if !text.isEmpty { request.body = .text(text, type: type) }
    }
  }

  private func part(_ node: Node, _ request: inout CollectedRequest) -> CollectedPart {
    let name = Self.text(node, "name")
    guard node.text("type") == "file" else {
      return CollectedPart(
        name: name, content: .text(Self.text(node, "value")), type: node.word("contentType"))
    }
    if node.word("fileName") == nil { request.refuse("the file of its part \(name) is not chosen") }
    return CollectedPart(
      name: name, content: .file(Self.text(node, "fileName")), type: node.word("contentType"))
  }

  private static func text(_ node: Node, _ key: String) -> String {
    InsomniaText.plain(node[key]?.asText ?? "")
  }
}

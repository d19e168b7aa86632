internal import ApusClient
internal import ApusJSON
internal import ApusWords

/// What an error's body says of its reason, in the forms that are common.
enum ErrorBodyFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let head = exchange.response, JSONBody.isPromised(exchange),
      let root = try? exchange.document().root, root.kind == .object
    else { return [] }
    if head.isSuccess { return graphQL(root, head) }
    guard head.status >= 400 else { return [] }
    return problem(root, head) + message(root) + oauth(root) + nested(root) + errors(root)
  }

  /// `errors` beside `data`, or alone: GraphQL answers 200 all the same.
  private static func graphQL(_ root: Node, _ head: ResponseHead) -> [Fact] {
    guard let errors = root["errors"], errors.kind == .array, errors.count > 0,
      errors.children.allSatisfy({ $0["message"]?.string != nil }),
      root.count == 1 || root["data"] != nil || root["extensions"] != nil
    else { return [] }
    let text = errors[0]?["message"]?.string ?? ""
    return [
      .contradiction(
        errors.count == 1
          ? "The status is a success, and the body lists a GraphQL error."
          : "The status is a success, and the body lists \(errors.count) GraphQL errors.", .status(head),
        .value(errors, of: "errors", "…"), try: ".errors"),
      Fact(
        .said, "The first error says \(JSONString.quoted(text)).",
        .value(errors, of: "errors[0].message", text)
      ),
    ]
  }

  /// `application/problem+json`.
  private static func problem(_ root: Node, _ head: ResponseHead) -> [Fact] {
    let type = head.headers["Content-Type"]?.lowercased() ?? ""
    guard type.hasPrefix("application/problem+json") else { return [] }
    var facts: [Fact] = []
    for name in ["title", "detail"] {
      guard let node = root[name], let text = node.string else { continue }
      facts.append(
        Fact(
          .said, "Its \(name) is \(JSONString.quoted(text)).", .value(node, of: name, text), try: ".\(name)")
      )
    }
    if let node = root["status"], let status = Int(node.text), status != head.status {
      facts.append(
        .contradiction(
          "The body says status \(status), and the response is \(head.status); the response counts.",
          .status(head), .value(node, of: "status", node.text)))
    }
    return facts
  }

  /// `message`, as GitHub, Qiita and many others send it.
  private static func message(_ root: Node) -> [Fact] {
    guard let node = root["message"], let text = node.string else { return [] }
    return [
      Fact(
        .said, "Its own words are \(JSONString.quoted(text)).", .value(node, of: "message", text),
        try: root["errors"] == nil ? ".message" : nil)
    ]
  }

  /// `error` with `error_description`, as OAuth's servers send them.
  private static func oauth(_ root: Node) -> [Fact] {
    guard let error = root["error"], let code = error.string else { return [] }
    guard let node = root["error_description"], let text = node.string else {
      return [
        Fact(
          .said, "It calls the error \(JSONString.quoted(code)).", .value(error, of: "error", code),
          try: ".error")
      ] + OAuthWord.facts(code, .value(error, of: "error", code))
    }
    return [
      Fact(
        .said, "It calls the error \(JSONString.quoted(code)), and says \(JSONString.quoted(text)).",
        .value(node, of: "error_description", text), try: ".error_description")
    ] + OAuthWord.facts(code, .value(error, of: "error", code))
  }

  /// `error.message`, as many services send it.
  private static func nested(_ root: Node) -> [Fact] {
    guard let error = root["error"], error.kind == .object, let node = error["message"],
      let text = node.string
    else { return [] }
    return [
      Fact(
        .said, "Its own words are \(JSONString.quoted(text)).", .value(node, of: "error.message", text),
        try: ".error.message")
    ]
  }

  /// `errors[]`, one for each value that was not accepted.
  private static func errors(_ root: Node) -> [Fact] {
    guard let errors = root["errors"] else { return [] }
    return errors.children.prefix(3).compactMap { detail in
      let parts = ["resource", "field", "code", "message"].compactMap { detail[$0]?.string }
      guard let text = parts.isEmpty ? detail.string : parts.joined(separator: " ") else { return nil }
      return Fact(
        .said, "It does not accept this: \(text).", .value(detail, of: "errors[]", ""), try: ".errors")
    }
  }
}

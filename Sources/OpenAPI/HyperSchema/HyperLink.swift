internal import ApusEncodings
internal import ApusJSON

/// One link of a Hyper-Schema, and what it says under the names of all drafts.
struct HyperLink {
  let node: Node
  let resource: HyperResource
  let href: HrefTemplate

  init(_ node: Node, of resource: HyperResource) {
    self.node = node
    self.resource = resource
    href = HrefTemplate(node["href"]?.string ?? "")
  }

  var relation: String { node["rel"]?.string ?? node["rel"]?[0]?.string ?? "" }

  /// As they are sent. Since draft 5 no link has one; what is submitted is posted, and hints tell of others.
  var methods: [String] {
    if let said = node["method"]?.string { return [said.uppercased()] }
    let hints = node["targetHints"]?["allow"]?.children.compactMap(\.string) ?? []
    if !hints.isEmpty { return hints.prefix(10).map { $0.uppercased() } }
    return [node["submissionSchema"] == nil ? "GET" : "POST"]
  }

  /// What is said about it, in full; its title where that is all.
  var summary: String { node["description"]?.string ?? node["title"]?.string ?? "" }

  /// `app/info`: what it is about, and what it is called there.
  var id: String? {
    let words = [node["title"]?.string, relation].compactMap(\.self).lazy.map(Self.slug).first { !$0.isEmpty }
    guard let words else { return nil }
    return resource.name.isEmpty ? words : "\(resource.name)/\(words)"
  }

  private static func slug(_ text: String) -> String {
    // A title in another script has no such name.
    guard text.allSatisfy({ $0.isASCII }), text.count <= 60 else { return "" }
    return text.lowercased().split { !($0.isLetter || $0.isNumber) }.joined(separator: "-")
  }

  /// What goes into the query, where the method has no body.
  func takesQuery(_ method: String) -> Bool { ["GET", "HEAD"].contains(method) }

  /// What is sent: in the query of what has no body.
  var schema: Node? { node["submissionSchema"] ?? node["schema"] }

  var bodyType: String {
    (node["encType"] ?? node["submissionMediaType"])?.string ?? "application/json"
  }

  var answerType: String { (node["mediaType"] ?? node["targetMediaType"])?.string ?? "application/json" }

  /// What it answers as the text of a schema; `nil` where nothing is said.
  var answer: String? {
    guard answerType != "null" else { return nil }
    let whole = resource.pointer == "#" ? nil : "{\"$ref\":\(JSONValue.string(resource.pointer).text)}"
    let isList = relation == "instances"
    guard let target = node["targetSchema"], target.kind == .object else {
      let isOfResource = ["self", "create", "update", "destroy", "delete", "instances"].contains(relation)
      return isOfResource ? whole.map { isList ? Self.list(of: $0) : $0 } : nil
    }
    // Each of the instances is like this, unless the list itself is what is described.
    let isOne = target.reference != nil && Schema(target).kinds != [.array]
    return isList && isOne ? Self.list(of: target.text) : target.text
  }

  private static func list(of schema: String) -> String { "{\"type\":\"array\",\"items\":\(schema)}" }

  /// What is said here and means nothing to whoever asks.
  var unread: [String] { ["anchor", "anchorPointer", "fragmentResolution"].filter { node[$0] != nil } }
}

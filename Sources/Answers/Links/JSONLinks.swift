package import ApusJSON
internal import ApusRendering

/// Finds the links in JSON, as GitHub (`*_url`), HAL (`_links`), JSON:API (`links`), Siren and others write them: every text
/// that is a URL of the web, and what is a part of one behind a key that says so.
package struct JSONLinks {
  /// A link, and the value that has it.
  package struct Found: Sendable {
    package let link: AnswerLink
    package let node: Node
  }

  private var names: [(name: String, method: String?, target: String)] = []
  private var nodes: [Node] = []

  /// - Parameter response: the answer that a path has to name.
  package static func all(in root: Node, inResponse response: Int? = nil, within effort: inout Effort)
    -> [Found]
  {
    var links = JSONLinks()
    links.find(in: root, within: &effort)
    return zip(zip(links.names, links.nodes), Node.locations(of: links.nodes)).map { found, location in
      let ((name, method, target), node) = found
      let place = "\(TreePlace(location, inResponse: response))"
      return Found(link: AnswerLink(name, target, place: place, method: method), node: node)
    }
  }

  /// A container that is gone through, and the key that it stands behind, perhaps as one of a list.
  private struct Level {
    let container: Node
    let key: String
    var children: Children
    var members: Members
  }

  private mutating func find(in root: Node, within effort: inout Effort) {
    var levels = [Level(container: root, key: "", children: root.children, members: root.members)]
    while let last = levels.indices.last, effort.spend() {
      guard let child = levels[last].children.next() else {
        levels.removeLast()
        continue
      }
      let key = levels[last].members.next()?.name ?? levels[last].key
      if child.isContainer {
        levels.append(Level(container: child, key: key, children: child.children, members: child.members))
      } else if let target = Self.target(child, behind: key) {
        let object = levels[last].container
        let isReference = key == "href" || key == "@id"
        names.append(
          (
            isReference ? Self.relation(of: object) ?? levels[last].key : key.isEmpty ? "link" : key,
            isReference ? Self.method(of: object) : nil, target
          ))
        nodes.append(child)
      }
    }
  }

  private static let longest = 8_000

  private static func target(_ node: Node, behind key: String) -> String? {
    guard node.kind == .string, node.byteRange.count < longest, let text = node.string, !text.isEmpty,
      !text.contains(where: \.isWhitespace)
    else { return nil }
    let start = text.prefix(8).lowercased()
    if start.hasPrefix("http://") || start == "https://" { return text.count > start.count ? text : nil }
    guard "/?.".contains(text.first ?? " "), isNameOfLink(key) else { return nil }
    return text
  }

  /// Whether a key says that a part of a URL stands behind it.
  private static func isNameOfLink(_ key: String) -> Bool {
    let name = key.lowercased()
    return [
      "href", "url", "uri", "link", "next", "prev", "previous", "first", "last", "self", "related", "@id",
    ]
    .contains(name)
      || ["_url", "_uri", "_link", "nextlink"].contains(where: name.hasSuffix) || key.hasSuffix("Url")
      || key.hasSuffix("URL")
  }

  /// What an object with a `href` says of it.
  private static func relation(of object: Node) -> String? {
    for key in ["rel", "name", "title"] {
      guard let value = object[key] else { continue }
      let texts =
        value.kind == .array
        ? value.children.prefix(4).compactMap(\.string) : [value.string].compactMap(\.self)
      if !texts.isEmpty { return texts.joined(separator: " ") }
    }
    return nil
  }

  private static func method(of object: Node) -> String? {
    guard let method = object["method"]?.string?.uppercased(), method != "GET" else { return nil }
    return String(method.prefix(20))
  }
}

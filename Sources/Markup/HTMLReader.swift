internal import CApusXML

/// Reads HTML as a tree, as browsers do: what is broken is mended, and nothing that it names is fetched.
package enum HTMLReader {
  /// What is nested deeper, or comes behind so many parts, is left out.
  private static let depthLimit = 120
  private static let mostNodes = 200_000
  private static let mostBytes = 32 << 20

  /// The elements of a text; none where there is nothing in it.
  package static func nodes(_ text: String) throws(MarkupError) -> [MarkupNode] {
    if let problem = cxml_load() {
      throw MarkupError(kind: .noLibrary, message: "libxml2 is missing: \(String(cString: problem))")
    }
    guard text.utf8.count <= Self.mostBytes else {
      throw MarkupError(kind: .refused, message: "there is too much of it")
    }
    // A text ends at a NUL for libxml2.
    var bytes = Array(text.utf8)
    for place in bytes.indices where bytes[place] == 0 { bytes[place] = UInt8(ascii: " ") }
    guard !bytes.isEmpty else { return [] }
    let document = bytes.withUnsafeBytes { bytes in
      cxml_html_read(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count))
    }
    guard let document else { return [] }
    defer { cxml_destroy(document) }
    guard let root = cxml_root(document) else { return [] }
    var left = Self.mostNodes
    return node(root.pointee, depth: 0, &left).map { [$0] } ?? []
  }

  private static func node(_ node: cxml_node, depth: Int, _ left: inout Int) -> MarkupNode? {
    left -= 1
    guard left > 0, depth <= Self.depthLimit else { return nil }
    switch node.kind {
    case Int32(CXML_TEXT), Int32(CXML_CDATA_SECTION):
      return node.content.map { .text(String(cString: $0)) }
    case Int32(CXML_ELEMENT):
      var children: [MarkupNode] = []
      var next = node.children
      while let child = next {
        if let node = Self.node(child.pointee, depth: depth + 1, &left) { children.append(node) }
        next = child.pointee.next
      }
      return .element(name: name(of: node), attributes: attributes(of: node), children)
    default: return nil
    }
  }

  private static func name(of node: cxml_node) -> String {
    node.name.map { String(cString: $0).lowercased() } ?? ""
  }

  private static func attributes(of node: cxml_node) -> [String: String] {
    var attributes: [String: String] = [:]
    var next = node.attributes
    while let attribute = next, attributes.count < 100 {
      var value = ""
      var part = attribute.pointee.children
      while let piece = part {
        if piece.pointee.kind == Int32(CXML_TEXT), let text = piece.pointee.content {
          value += String(cString: text)
        }
        part = piece.pointee.next
      }
      let name = name(of: attribute.pointee)
      if attributes[name] == nil { attributes[name] = value }
      next = attribute.pointee.next
    }
    return attributes
  }
}

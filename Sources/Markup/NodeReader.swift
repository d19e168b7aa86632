internal import CApusXML

/// Makes values of libxml2's nodes, as many as somebody looks at.
struct NodeReader {
  /// What is nested deeper, or comes behind so many parts, is left out.
  static let depthLimit = 120
  private static let mostNodes = 200_000
  static let mostBytes = 32 << 20

  /// Whether names are in lower case, without what stands before a colon: so they are in HTML.
  let foldsNames: Bool
  private(set) var isCut = false
  /// Whether the task was cancelled on the way.
  private(set) var isInterrupted = false
  /// By what stands before the colon of names, where those are kept.
  private(set) var namespaces: [String: Set<String>] = [:]
  private var left = Self.mostNodes

  init(foldsNames: Bool) { self.foldsNames = foldsNames }

  /// Loads the library, and makes bytes of a text that it reads to the end.
  static func prepare(_ text: some Sequence<UInt8>) throws(MarkupError) -> [UInt8] {
    if let problem = cxml_load() {
      throw MarkupError(kind: .noLibrary, message: "libxml2 is missing: \(String(cString: problem))")
    }
    let tooMuch = MarkupError(kind: .refused, message: "there is too much of it")
    guard text.underestimatedCount <= mostBytes else { throw tooMuch }
    var bytes = Array(text)
    guard bytes.count <= mostBytes else { throw tooMuch }
    // A text ends at a NUL for libxml2.
    for place in bytes.indices where bytes[place] == 0 { bytes[place] = UInt8(ascii: " ") }
    return bytes
  }

  /// The values of a document, which is gone then.
  ///
  /// - Parameter document: `nil` where nothing could be read.
  /// - Throws: where the task was cancelled before it was read, or read to its end.
  mutating func nodes(of document: OpaquePointer?) throws(MarkupError) -> [MarkupNode]? {
    guard let document else {
      if Task.isCancelled { throw .interrupted }
      return nil
    }
    defer { cxml_destroy(document) }
    guard let root = cxml_root(document) else { return nil }
    let nodes = node(root.pointee).map { [$0] } ?? []
    if isInterrupted { throw .interrupted }
    return nodes
  }

  mutating func node(_ node: cxml_node, depth: Int = 0) -> MarkupNode? {
    left -= 1
    if left % 4096 == 0, Task.isCancelled { (isInterrupted, left) = (true, 0) }
    guard left > 0, depth <= Self.depthLimit else {
      isCut = true
      return nil
    }
    switch node.kind {
    case Int32(CXML_TEXT), Int32(CXML_CDATA_SECTION):
      return node.content.map { .text(String(cString: $0)) }
    case Int32(CXML_ENTITY_REF):
      return node.name.map { .text("&\(String(cString: $0));") }
    case Int32(CXML_ELEMENT):
      var children: [MarkupNode] = []
      var next = node.children
      while let child = next, left > 0 {
        if let node = self.node(child.pointee, depth: depth + 1) { children.append(node) }
        next = child.pointee.next
      }
      note(namespaceOf: node)
      return .element(name: name(of: node), attributes: attributes(of: node), children)
    default: return nil
    }
  }

  private func name(of node: cxml_node) -> String {
    guard let name = node.name.map({ String(cString: $0) }) else { return "" }
    guard !foldsNames else { return name.lowercased() }
    return (Self.space(of: node)?.prefix).map { "\(String(cString: $0)):\(name)" } ?? name
  }

  private static func space(of node: cxml_node) -> cxml_name_space? {
    node.name_space?.assumingMemoryBound(to: cxml_name_space.self).pointee
  }

  private mutating func note(namespaceOf node: cxml_node) {
    guard !foldsNames, let space = Self.space(of: node), let address = space.href else { return }
    let prefix = space.prefix.map { String(cString: $0) } ?? ""
    namespaces[prefix, default: []].insert(String(cString: address))
  }

  private func attributes(of node: cxml_node) -> MarkupAttributes {
    var attributes = MarkupAttributes()
    var next = node.attributes
    var left = 100
    while let attribute = next, left > 0 {
      left -= 1
      var value = ""
      var part = attribute.pointee.children
      while let piece = part {
        if piece.pointee.kind == Int32(CXML_TEXT), let text = piece.pointee.content {
          value += String(cString: text)
        } else if piece.pointee.kind == Int32(CXML_ENTITY_REF), let name = piece.pointee.name {
          value += "&\(String(cString: name));"
        }
        part = piece.pointee.next
      }
      attributes.add(name(of: attribute.pointee), value)
      next = attribute.pointee.next
    }
    return attributes
  }
}

internal import ApusJSON
internal import ApusMarkup

/// XML or HTML as a document that paths look into: an element is what is in it, by names.
///
/// An element of text alone is that text. Another is an object: its attributes, each with `@` before its name, its
/// elements, those of one name as a list where there are several, and as `#text` what text stands between them.
struct MarkupDocument {
  private var text: [UInt8] = []
  private var count = 0
  private var isInterrupted = false

  /// - Returns: `nil` where the task was cancelled while a large one was made.
  static func document(of tree: MarkupTree) throws(SyntaxError) -> JSONDocument? {
    var made = MarkupDocument()
    made.append(children: tree.nodes, MarkupAttributes())
    return made.isInterrupted ? nil : try JSONDocument(made.text)
  }

  private mutating func append(_ nodes: [MarkupNode]) {
    guard nodes.count != 1 else { return append(nodes[0]) }
    text.append(UInt8(ascii: "["))
    for (place, node) in nodes.enumerated() {
      if place > 0 { text.append(UInt8(ascii: ",")) }
      append(node)
    }
    text.append(UInt8(ascii: "]"))
  }

  private mutating func append(_ node: MarkupNode) {
    count += 1
    if count % 4096 == 0, Task.isCancelled { isInterrupted = true }
    guard !isInterrupted else { return }
    switch node {
    case .text(let content): JSONString.appendQuoted(content, to: &text)
    case .element(_, let attributes, let children):
      let isText = children.allSatisfy { if case .text = $0 { true } else { false } }
      if isText, attributes.first(where: { _ in true }) == nil {
        JSONString.appendQuoted(node.text, to: &text)
      } else {
        append(children: children, attributes)
      }
    }
  }

  private mutating func append(children: [MarkupNode], _ attributes: MarkupAttributes) {
    var names: [String] = []
    var byName: [String: [MarkupNode]] = [:]
    var words: [String] = []
    for child in children {
      switch child {
      case .text(let content):
        // What only sets elements apart says nothing.
        let isBlank = content.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
        if !isBlank { words.append(content) }
      case .element(let name, _, _):
        if byName[name] == nil { names.append(name) }
        byName[name, default: []].append(child)
      }
    }
    text.append(UInt8(ascii: "{"))
    var isFirst = true
    func begin(_ key: String) {
      if !isFirst { text.append(UInt8(ascii: ",")) }
      isFirst = false
      JSONString.appendQuoted(key, to: &text)
      text.append(UInt8(ascii: ":"))
    }
    for attribute in attributes {
      begin("@" + attribute.key)
      JSONString.appendQuoted(attribute.value, to: &text)
    }
    for name in names {
      begin(name)
      append(byName[name] ?? [])
    }
    if !words.isEmpty {
      begin("#text")
      JSONString.appendQuoted(words.joined(), to: &text)
    }
    text.append(UInt8(ascii: "}"))
  }
}

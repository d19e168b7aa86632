internal import ApusJSON

/// What was asked for, in the place of what was recorded: who asks for `/things/9` is answered with thing 9, though 7
/// was recorded.
struct AskedValues {
  private let changes: [(name: String, old: String, new: String)]

  init(recorded: [(name: String, value: String)], asked: [(name: String, value: String)]) {
    changes = recorded.compactMap { name, old in
      asked.first { $0.name == name && $0.value != old }.map { (name, old, $0.value) }
    }
  }

  /// JSON with other values in the members of those names.
  func put(into body: [UInt8]) -> [UInt8] {
    guard !changes.isEmpty, let document = try? JSONDocument(body) else { return body }
    var result: [UInt8] = []
    var at = document.bytes.startIndex
    for (range, text) in places(in: document.root, depth: 0) {
      result += document.bytes[at..<range.lowerBound] + Array(text.utf8)
      at = range.upperBound
    }
    return result + document.bytes[at...]
  }

  private func places(in node: Node, depth: Int) -> [(range: Range<Int>, text: String)] {
    guard depth < 100 else { return [] }
    if node.kind == .array { return node.children.flatMap { places(in: $0, depth: depth + 1) } }
    return node.members.flatMap { member -> [(range: Range<Int>, text: String)] in
      let value = member.value
      if value.isContainer { return places(in: value, depth: depth + 1) }
      guard
        let change = changes.first(where: { $0.name == member.name && $0.old == value.string ?? value.text })
      else { return [] }
      let isNumber = value.string == nil && Int(change.new) != nil
      return [(value.byteRange, isNumber ? change.new : JSONString.quoted(change.new))]
    }
  }
}

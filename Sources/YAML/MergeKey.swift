internal import ApusJSON

/// What a mapping's `<<` adds to it.
struct MergeKey {
  /// Where it stands in the document's text.
  let place: Int
  private var mappings: [Node] = []

  init(at place: Int) { self.place = place }

  /// Adds a mapping, or a list of them, as JSON; false where it is anything else.
  mutating func add(_ text: [UInt8]) -> Bool {
    guard let value = try? JSONDocument(text).root else { return false }
    let all = value.kind == .array ? Array(value.children) : [value]
    mappings += all.filter { $0.kind == .object }
    return all.allSatisfy { $0.kind == .object }
  }

  /// The members to be added, with the commas that set them apart. The mapping's own keys go first, then the mappings
  /// in their order.
  ///
  /// - Parameters:
  ///   - known: the mapping's own keys, in quotes.
  ///   - isFirst: whether nothing stands before them.
  ///   - isOnly: whether the mapping has nothing else.
  func members(without known: [[UInt8]], isFirst: Bool, isOnly: Bool) -> [UInt8] {
    var seen = Set(known)
    var text: [UInt8] = []
    for member in mappings.lazy.flatMap(\.members) where seen.insert(Array(member.key.bytes)).inserted {
      if !text.isEmpty { text.append(UInt8(ascii: ",")) }
      text += member.key.bytes
      text.append(UInt8(ascii: ":"))
      text += member.value.bytes
    }
    guard !text.isEmpty, !isOnly else { return text }
    return isFirst ? text + [UInt8(ascii: ",")] : [UInt8(ascii: ",")] + text
  }
}

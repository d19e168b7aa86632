/// Something a document may legally contain and a reader may still trip over.
public struct Warning: Sendable, Hashable {
  /// What it is.
  public enum Reason: Sendable, Hashable {
    /// The text begins with U+FEFF.
    case byteOrderMark
    /// The key was in the object already. Readers differ on which value they take.
    case duplicateKey(String)
    /// A `Double` cannot hold the number as spelled.
    case imprecise(number: String)
    /// A `\u` escape names half of a surrogate pair.
    case loneSurrogate
  }

  /// What there is to be said.
  public let reason: Reason
  /// The byte it is said of, the first being 0.
  public let offset: Int

  /// A warning of its parts.
  public init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

extension JSONDocument {
  /// Looks through the whole document for what a reader may trip over. It takes a pass over the tape, so it is
  /// not done while parsing. At most `limit` are returned, in the order of the text.
  public func warnings(limit: Int = 100) -> [Warning] {
    var finder = WarningFinder(document: self, limit: limit)
    return finder.find()
  }
}

private struct WarningFinder {
  let document: JSONDocument
  let limit: Int
  var found: [Warning] = []

  mutating func find() -> [Warning] {
    if document.bytes.starts(with: [0xef, 0xbb, 0xbf]) { found.append(Warning(.byteOrderMark, at: 0)) }
    let tape = document.storage.tape
    var index = 0
    while index < tape.count, found.count < limit {
      check(Node(storage: document.storage, index: index), tape.token(index))
      index = tape.step(index)
    }
    // Duplicate keys are found at their object, before what stands between them.
    return Array(found.sorted { $0.offset < $1.offset }.prefix(limit))
  }

  mutating func check(_ node: Node, _ token: Tape.Token) {
    switch token {
    case .object: checkKeys(of: node)
    case .integer, .decimal: checkPrecision(of: node)
    case .escapedString, .escapedKey:
      if Unescaped(node.contents).hasLoneSurrogate { report(.loneSurrogate, node) }
    default: break
    }
  }

  mutating func report(_ reason: Warning.Reason, _ node: Node) {
    found.append(Warning(reason, at: node.byteRange.lowerBound))
  }

  mutating func checkKeys(of object: Node) {
    guard object.count > 1 else { return }
    // Bytes, because two strings may be equal to Swift and still be different keys.
    var seen = Set<ArraySlice<UInt8>>(minimumCapacity: object.count)
    for member in object.members where !seen.insert(member.key.utf8).inserted {
      report(.duplicateKey(member.name), member.key)
    }
  }

  mutating func checkPrecision(of number: Node) {
    // Fifteen significant digits always survive; most numbers are shorter.
    guard number.contents.count > 15 || number.contents.contains(where: { $0 | 0x20 == UInt8(ascii: "e") })
    else { return }
    let text = number.text
    guard let value = Double(text), value.isFinite, ExactNumber(text) == ExactNumber("\(value)")
    else { return report(.imprecise(number: text), number) }
  }
}

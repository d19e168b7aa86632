internal import ApusClient
internal import ApusJSON
internal import ApusRedaction

/// Texts of a document that hold what looks like a secret, and what is to stand in their place. Everything else stays as
/// it is, byte for byte.
struct JSONMending {
  private struct Change {
    let range: Range<Int>
    let text: String
    /// `nil` where it only follows from another.
    let finding: AuditFinding?
  }

  private var changes: [Change] = []
  /// Where lines end. For each text anew that would be looked for from the beginning.
  private let ends: [Int]

  init(of document: JSONDocument) {
    let bytes = document.bytes
    ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 - bytes.startIndex }
  }

  var count: Int { changes.count }
  var findings: [AuditFinding] { changes.compactMap(\.finding) }

  /// Takes note of a value that is to be another; of one that stays, nothing.
  ///
  /// - Parameter name: what it is called.
  mutating func add(_ node: Node, _ place: String, without new: String, called name: String) {
    let old = node.string ?? node.text
    guard new != old else { return }
    changes.append(
      Change(
        range: node.byteRange, text: new,
        finding: AuditFinding(
          line: line(of: node.byteRange.lowerBound), place: place, in: old, without: new, called: name)))
  }

  /// From 1.
  private func line(of place: Int) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low + 1
  }

  /// A value that changes because others did.
  mutating func follow(_ node: Node, _ text: String) {
    changes.append(Change(range: node.byteRange, text: text, finding: nil))
  }

  /// The document with all of it.
  func applied(to document: JSONDocument) -> [UInt8] {
    let bytes = Array(document.bytes)
    var result: [UInt8] = []
    var at = 0
    for change in changes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where change.range.lowerBound >= at {
      result += bytes[at..<change.range.lowerBound]
      JSONString.appendQuoted(change.text, to: &result, .unseen)
      at = change.range.upperBound
    }
    return result + bytes[at...]
  }
}

internal import ApusJSON
internal import ApusRecordings
internal import ApusWords

/// The entries of a recording, each looked at whether it is as it was written: however they are laid out by now.
struct RecordedEntries {
  private struct Entry {
    /// As it stands in the file, and as this program would write it.
    let forms: [[UInt8]]
    /// From 1.
    let line: Int
    /// Whether it has a line of its own, as this program gives it one.
    let isOwnLine: Bool
  }

  private let name: String
  private let entries: [Entry]
  private let isOwn: Bool

  /// - Parameter name: what the file is called.
  init(_ bytes: [UInt8], of name: String) {
    self.name = name
    entries = Cassette.document(of: bytes).map(Self.entries) ?? []
    isOwn = bytes.starts(with: Cassette.head) && entries.allSatisfy(\.isOwnLine)
  }

  /// What whoever grades should know of them.
  var remarks: [String] {
    let rewritten = isOwn ? [] : [said("\(name): another program wrote it anew")]
    return rewritten + entries.compactMap(remark)
  }

  private func remark(on entry: Entry) -> String? {
    let findings = entry.forms.map { EntryDigest.finding(in: $0) }
    if findings.contains(.fits) { return nil }
    switch findings.last {
    case .rewritten(let by): return said("\(name):\(entry.line): rewritten by \(by)")
    case .differs: return said("\(name):\(entry.line): it was changed; its checksum does not fit")
    default:
      return said("\(name):\(entry.line): no checksum: written by `replay --update`, or by something else")
    }
  }

  private static func entries(of document: JSONDocument) -> [Entry] {
    let lines = LineNumbers(document)
    let bytes = document.bytes
    return document.root["log"]?["entries"]?.children.map { node in
      let start = bytes.startIndex + node.byteRange.lowerBound
      let isOwnLine = start > bytes.startIndex && bytes[start - 1] == UInt8(ascii: "\n")
      return Entry(forms: forms(of: node), line: lines[node], isOwnLine: isOwnLine)
    } ?? []
  }

  private static func forms(of node: Node) -> [[UInt8]] {
    [Array(node.bytes), JSONWriter(.compact).bytes(of: node)]
  }
}

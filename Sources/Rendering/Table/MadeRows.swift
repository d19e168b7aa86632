internal import ApusJSON

/// Rows that no answer has, written as JSON and read back: so they are rows as any other.
struct MadeRows {
  private var bytes = Array("[".utf8)
  private var labels: [TableRow.Label] = []
  private var isEmpty = true

  var byteCount: Int { bytes.count }

  /// The members that are added next are those of another row.
  mutating func begin(_ label: TableRow.Label) {
    bytes += (labels.isEmpty ? "{" : "},{").utf8
    labels.append(label)
    isEmpty = true
  }

  /// - Parameter json: the value, spelled as it is to stay.
  mutating func add(_ key: String, _ json: some StringProtocol) {
    if !isEmpty { bytes.append(UInt8(ascii: ",")) }
    JSONString.appendQuoted(key, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    bytes += json.utf8
    isEmpty = false
  }

  var rows: [TableRow] {
    let text = bytes + (labels.isEmpty ? "]" : "}]").utf8
    // What is written here is JSON; where it were too large to be read, there would be no memory for it either.
    guard let document = try? JSONDocument(text) else { return [] }
    return zip(document.root.children, labels).map { TableRow($0, $1) }
  }
}

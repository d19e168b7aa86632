internal import ApusEncodings

/// Makes output recordable: what is another each time becomes a placeholder, everything else stays.
///
/// The lines it makes always match the output they were made of.
package struct PlaceholderWriter: Sendable, Hashable {
  package var kinds: [Placeholder]
  /// Replaces the port behind a loopback address by `[..]`.
  package var elidesPorts: Bool
  /// Leaves what stands between double quotes, such as the strings of JSON.
  package var sparesQuoted: Bool

  /// By default everything is elided that can be.
  package init(
    kinds: [Placeholder] = Placeholder.allCases, elidesPorts: Bool = true, sparesQuoted: Bool = false
  ) {
    self.kinds = kinds
    self.elidesPorts = elidesPorts
    self.sparesQuoted = sparesQuoted
  }

  /// The lines to expect for an output.
  package func elide(_ output: String) -> [String] { RecordableText.output(output).map { elide(line: $0) } }

  package func elide(line: String) -> String {
    let bytes = Array(line.utf8)
    var result: [UInt8] = []
    var at = 0
    var isQuoted = false
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "\"") { isQuoted.toggle() }
      if sparesQuoted, isQuoted {
        // What is escaped ends no string.
        let length = bytes[at] == UInt8(ascii: "\\") ? min(2, bytes.count - at) : 1
        result += bytes[at..<at + length]
        at += length
      } else if let (replacement, length) = replacement(at: at, in: bytes) {
        result += replacement.utf8
        at += length
      } else {
        result.append(bytes[at])
        at += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func replacement(at place: Int, in bytes: [UInt8]) -> (String, Int)? {
    if elidesPorts, let length = portLength(at: place, in: bytes) { return ("[..]", length) }
    // Only a digit or a capital letter begins any of them, and nothing begins inside a word.
    guard place == 0 || !isWordByte(bytes[place - 1]), isWordByte(bytes[place]) else { return nil }
    guard place == 0 || bytes[place - 1] != UInt8(ascii: ".") else { return nil }
    for kind in [Placeholder.id, .date, .time, .size] where kinds.contains(kind) {
      if let length = kind.length(at: bytes[place...]) { return (kind.rawValue, length) }
    }
    return nil
  }

  private func portLength(at place: Int, in bytes: [UInt8]) -> Int? {
    let digits = bytes[place...].prefix { $0 &- 0x30 < 10 }
    guard (1...5).contains(digits.count), place > 0, bytes[place - 1] == UInt8(ascii: ":") else { return nil }
    let hosts = ["127.0.0.1", "localhost", "[::1]"]
    return hosts.contains { bytes[..<(place - 1)].suffix($0.utf8.count).elementsEqual($0.utf8) }
      ? digits.count : nil
  }
}

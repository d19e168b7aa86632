/// Puts the lines of a JSON text sequence (RFC 7464) together to its texts: each begins with a record separator, and may
/// be laid out over many lines. Any other line is passed on as it is.
package struct TextSequence: Sendable {
  private static let separator: UInt8 = 0x1e
  /// A text that was begun on a line before.
  private var begun: [UInt8]?
  /// A text without an end is handed over in parts.
  private let limit: Int

  package init(limit: Int = 16 << 20) { self.limit = limit }

  /// The texts, without what separates them, that are whole with these lines.
  ///
  /// - Parameter isWhole: whether a text of one line is all there will be of it.
  package mutating func texts(of lines: [[UInt8]], isWhole: ([UInt8]) -> Bool) -> [[UInt8]] {
    var texts: [[UInt8]] = []
    for line in lines {
      if line.first == Self.separator {
        texts += finish()
        let text = Array(line.drop { $0 == Self.separator })
        if isWhole(text) { texts.append(text) } else { begun = text }
      } else if let text = begun, text.count + line.count < limit {
        begun = text + [UInt8(ascii: "\n")] + line
      } else {
        texts += finish() + [line]
      }
    }
    return texts
  }

  /// What was begun, once nothing more comes.
  package mutating func finish() -> [[UInt8]] {
    defer { begun = nil }
    return begun.map { [$0] } ?? []
  }
}

/// Which part of a resource an answer has (RFC 9110, 14.4): `bytes 10-19/100`, or `bytes */100` where there is none.
package struct ContentRange: Sendable, Hashable {
  /// `nil` where there is none of it.
  package let bytes: ClosedRange<Int>?
  /// Of the whole resource; `nil` when the server does not know.
  package let total: Int?

  /// `nil` for what is no range of bytes.
  package init?(_ text: String) {
    let words = text.split(separator: " ")
    guard words.count == 2, words[0].lowercased() == "bytes" else { return nil }
    let halves = words[1].split(separator: "/", omittingEmptySubsequences: false)
    guard halves.count == 2 else { return nil }
    total = Self.number(halves[1])
    guard total != nil || halves[1] == "*" else { return nil }
    if halves[0] == "*" {
      bytes = nil
      return
    }
    let ends = halves[0].split(separator: "-", omittingEmptySubsequences: false).map(Self.number)
    guard ends.count == 2, let first = ends[0], let last = ends[1], first <= last, last < total ?? .max else {
      return nil
    }
    bytes = first...last
  }

  private static func number(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }
}

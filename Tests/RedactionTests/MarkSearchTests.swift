import Testing

@testable import ApusRedaction

@Suite("Marks among the bytes of a text")
struct MarkSearchTests {
  private func all(_ text: String, _ mark: Unicode.Scalar, _ other: Unicode.Scalar? = nil) -> [Int] {
    let bytes = Array(text.utf8)
    var (found, at): ([Int], Int) = ([], 0)
    while let place = MarkSearch.next(
      UInt8(ascii: mark), or: other.map { UInt8(ascii: $0) }, in: bytes, from: at)
    {
      found.append(place)
      at = place + 1
    }
    return found
  }

  @Test("are found wherever they stand, one after the other", arguments: 0..<40)
  func places(_ count: Int) {
    let text = String(repeating: "a", count: count)
    #expect(all(text, ":") == [])
    #expect(all(text + ":", ":") == [count])
    #expect(all(text + ":=" + text + "=", ":", "=") == [count, count + 1, 2 * count + 2])
    #expect(all(text + "=" + text, ":") == [])
  }

  @Test("are those bytes alone: neither their neighbours nor halves of others")
  func neighbours() {
    let text = String(String.UnicodeScalarView((0..<0x200).compactMap { Unicode.Scalar($0) }))
    let bytes = Array(text.utf8)
    for mark in [":", "=", "\n"] as [Unicode.Scalar] {
      #expect(all(text, mark) == bytes.indices.filter { bytes[$0] == UInt8(ascii: mark) })
    }
    #expect(all(text + text, ":", "=").count == 4)
  }
}

import ApusPacingTestSupport
import Testing

@testable import ApusContracts

@Suite("What a placeholder stands for", .paced)
struct PlaceholderTests {
  private func read(_ kind: Placeholder, _ text: String) -> String? {
    let bytes = Array(text.utf8)
    return kind.length(at: bytes[...]).map { String(decoding: bytes[..<$0], as: UTF8.self) }
  }

  @Test(
    "is read from the front as far as it goes",
    arguments: [
      (.size, "36 B", "36 B"), (.size, "1.3 kB · x", "1.3 kB"), (.size, "12,834,000 B", "12,834,000 B"),
      (.time, "412 µs", "412 µs"), (.time, "2 min 5 s, x", "2 min 5 s"), (.time, "1 h 2 min", "1 h 2 min"),
      (.time, "2 min and 5 s", "2 min"), (.time, "1.24 s.", "1.24 s"), (.time, "5 ms 3 x", "5 ms"),
      (.date, "2026-11-20", "2026-11-20"),
      (.date, "2026-11-20T08:09:39.5Z, x", "2026-11-20T08:09:39.5Z"),
      (.date, "2026-11-20 08:09+0900", "2026-11-20 08:09+0900"),
      (.date, "2026-11-20t08:09:39+09:00", "2026-11-20t08:09:39+09:00"),
      (.date, "Fri, 20 Nov 2026 08:09:39 GMT", "Fri, 20 Nov 2026 08:09:39 GMT"),
      (.id, "123e4567-E89B-12d3-a456-426614174000/x", "123e4567-E89B-12d3-a456-426614174000"),
    ] as [(Placeholder, String, String)])
  func kinds(_ kind: Placeholder, _ text: String, _ read: String) {
    #expect(self.read(kind, text) == read)
  }

  @Test(
    "is read whole or not at all",
    arguments: [
      (.size, "36"), (.size, "36B"), (.size, "36 Bytes"), (.size, "12,83 B"), (.size, "x 3 B"),
      (.size, "3 b"),
      (.time, "412 msec"), (.time, "5"), (.time, "5ms"), (.time, "12,83 s"), (.date, "2026-1-20"),
      (.date, "26-11-20"),
      (.date, "2026-11-200"), (.date, "2026-11-20x"), (.date, "Fri 20 Nov 2026"),
      (.id, "123e4567-e89b-12d3-a456-42661417400"), (.id, "123e4567-e89b-12d3-a456-4266141740000"),
      (.id, "123e4567e89b12d3a456426614174000"), (.time, ""),
    ] as [(Placeholder, String)])
  func others(_ kind: Placeholder, _ text: String) {
    #expect(read(kind, text) == nil)
  }

  @Test("is of its own kind, and of no other", arguments: Placeholder.allCases)
  func itself(_ kind: Placeholder) {
    for other in Placeholder.allCases {
      #expect(read(other, kind.rawValue) == (other == kind ? kind.rawValue : nil))
    }
  }
}

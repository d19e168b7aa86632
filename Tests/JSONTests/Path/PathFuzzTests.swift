import ApusJSON
import ApusPacingTestSupport
import ApusRandomTestSupport
import Foundation
import Testing

/// Random paths into random documents. Nothing may crash, and every value found is found again by its place.
///
/// It runs a fixed number of rounds from a fixed seed, or, with `APUS_FUZZ_SECONDS` set, random ones for as long.
@Suite("Random paths", .paced)
struct PathFuzzTests {
  @Test("random paths never crash, and what they find leads back to itself")
  func randomPaths() throws {
    var generator = SeededGenerator(seed: 9535)
    try FuzzRounds(1_500, &generator).run { generator in
      let document = try JSONDocument(generator.document(depth: 4))
      let text = generator.flip(0.5) ? generator.path() : generator.mutated(generator.path())
      guard let path = try? JSONPath(text) else { return }
      let nodes = Array(path.matches(in: document.root).prefix(50))
      #expect(path.first(in: document.root) == nodes.first)
      for node in nodes.prefix(5) {
        #expect(try JSONPath(node.normalizedPath).nodes(in: document.root) == [node], "\(text)")
        #expect(try JSONPath(node.path.description).nodes(in: document.root) == [node], "\(text)")
      }
    }
  }

  @Test("generated paths are accepted, so the test above tests more than errors")
  func validPaths() throws {
    var generator = SeededGenerator(seed: 9485)
    for _ in 0..<Trials.share(of: 500) {
      let text = generator.path()
      #expect(throws: Never.self) { try JSONPath(text) }
    }
  }

  @Test("random patterns never crash")
  func randomPatterns() throws {
    var generator = SeededGenerator(seed: 7)
    let pieces = [
      "a", "b", "日", ".", "*", "+", "?", "|", "(", ")", "[", "]", "^", "$", "-", "{2}", "{0,3}", "{1,}",
      "\\\\p{L}", "\\\\P{Nd}", "\\\\.", "[a-c]", "[^b]", "(a|b)",
    ]
    try FuzzRounds(1_500, &generator).run { generator in
      let pattern = (0..<generator.below(12)).map { _ in generator.pick(pieces) }.joined()
      let path = try JSONPath("$[?match(@, '\(pattern)') || search(@, '\(pattern)')]")
      _ = path.nodes(in: try JSONDocument(#"["","a","ab","日本","aaaaaaaaaaaaaaaa","1b.\n"]"#).root)
    }
  }
}

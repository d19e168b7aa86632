import ApusPacingTestSupport
import Testing

@testable import ApusJSON

@Suite("Lines of values", .paced)
struct LineNumbersTests {
  @Test("a value's line is that of its position")
  func lines() throws {
    let document = try JSONDocument("{\"a\": [\n1,\n\n2], \"b\":\n3}")
    let lines = LineNumbers(document)
    #expect(lines[document.root] == 1)
    for node in document.root["a"]?.children.map({ $0 }) ?? [] { #expect(lines[node] == node.position.line) }
    #expect(document.root["b"].map { lines[$0] } == 5)
  }
}

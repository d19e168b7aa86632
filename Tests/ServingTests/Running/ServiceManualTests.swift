import ApusPacingTestSupport
import Testing

@testable import ApusServing

@Suite("What services say of themselves", .paced)
struct ServiceManualTests {
  @Test("fits into 80 columns and ends with a line's end", arguments: ["serve", "tap", "practice"])
  func width(_ word: String) throws {
    let text = try #require(ServiceManual.text(of: word))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 } && text.hasSuffix("\n"))
    #expect(text.hasPrefix("apus \(word)"))
  }

  @Test("is nothing of what serves nobody")
  func others() { #expect(ServiceManual.text(of: "get") == nil) }
}

import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("Pasted wishes", .paced)
struct WishReaderTests {
  @Test("say what is wanted how much")
  func wishes() {
    let parts = WishReader.parts("application/json, text/html;q=0.5, */*;q=0", of: "Accept")
    #expect(parts.map { $0.meaning.hasSuffix("It is wanted most.") } == [true, false, false])
    #expect(parts[1].meaning == "A page of the web. It is wanted less.")
    #expect(parts[2].meaning == "It is not accepted.")
    #expect(WishReader.parts("ja;q=0.9", of: "Accept-Language").first?.meaning == "It is wanted less.")
  }

  @Test("a weight beyond its bounds is invalid", arguments: ["2", "-1", "x", "0.1234", ".5"])
  func weights(_ weight: String) {
    #expect(WishReader.parts("gzip;q=\(weight)", of: "Accept-Encoding").first?.flaw == .invalid)
  }

  @Test("a type of a body has a slash, and parameters")
  func types() {
    #expect(WishReader.parts(type: "a/b; boundary=x; y=z").map(\.text) == ["a/b", "boundary=x", "y=z"])
    for type in ["json", "a/", "/b", "a/b/c", ""] {
      #expect(WishReader.parts(type: type).first?.flaw == .invalid, "\(type)")
    }
  }
}

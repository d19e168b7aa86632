import ApusPacingTestSupport
import Testing

@testable import ApusServing

@Suite("Made-up values", .paced)
struct FakeValuesTests {
  @Test("stand for what was redacted, the same for the same name, and are told once")
  func filled() {
    var fakes = FakeValues()
    #expect(fakes.filled("a={{secret:access_token}}; b={{secret:pin}}") == "a=fake-access-token; b=fake-pin")
    #expect(
      fakes.filled(Array(#"{"t":"{{secret:access_token}}"}"#.utf8))
        == Array(#"{"t":"fake-access-token"}"#.utf8))
    #expect(fakes.names == ["access_token", "pin"])
    #expect(fakes.filled([0xff, 0x7b]) == [0xff, 0x7b] && fakes.filled("{{id}}") == "{{id}}")
  }
}

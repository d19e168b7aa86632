import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("What will not be there for long", .paced)
struct FadingTests {
  @Test(
    "is told as a hint and as sentences of the same",
    arguments: [
      (["Deprecation": "true"], "it should no longer be used", "It should no longer be used."),
      (
        ["Deprecation": "@1893456000"], "it should no longer be used since 2030-01-01 00:00:00 UTC",
        "It should no longer be used since 2030-01-01 00:00:00 UTC."
      ),
      (["Sunset": "soon"], "it will be gone soon", "It will be gone soon."),
      (["Warning": "299 - \"v1 ends\""], "the server warns: v1 ends", "The server warns: v1 ends."),
    ] as [(HeaderFields, String, String)])
  func both(_ headers: HeaderFields, _ hint: String, _ sentence: String) {
    #expect(Fading(headers).hint == hint)
    #expect(Fading(headers).facts.map(\.text) == [sentence])
  }

  @Test("is nothing where a server says that it is not so", arguments: ["false", "?0"])
  func not(_ value: String) {
    #expect(Fading(["Deprecation": value]).hint == nil && Fading(["Deprecation": value]).facts == [])
  }
}

import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("What a file in JSON is", .paced)
struct JSONFileKindTests {
  @Test(
    "is told by its marks, whatever kind of description it is",
    arguments: [
      (#"{"openapi":"3.0.0"}"#, FileKind.openAPI),
      (#"{"$schema":"http://json-schema.org/draft-04/hyper-schema#"}"#, .openAPI),
      (#"{"kind":"discovery#directoryList"}"#, .openAPI),
      (#"{"$schema":"http://json-schema.org/draft-04/schema#","a":1}"#, .json),
      (#"{"kind":"list","a":1}"#, .json),
    ])
  func kinds(_ text: String, _ kind: FileKind) {
    #expect(JSONFileKind.of(text) == kind)
  }
}

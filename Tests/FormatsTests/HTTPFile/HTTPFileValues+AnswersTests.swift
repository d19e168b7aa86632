import ApusPacingTestSupport
import ApusSystem
import Testing

@testable import ApusFormats

@Suite("Parts of earlier answers", .paced)
struct HTTPFileValuesAnswersTests {
  @Test("are there by both editors' spellings, and told where nothing is")
  func parts() throws {
    let file = HTTPFile("# @name a\nGET /x\n")
    var state = HTTPFileState(file, folder: "", files: .fixed([:]), processVariable: { _ in nil })
    state.note(try Answered.exchange(#"{"x": {"y": [1, 2]}, "request": 3}"#), of: file.requests[0])
    let values = state.values([:])
    for text in ["{{a.response.body.$.x.y[1]}}", "{{a.response.body.x.y[1]}}", "{{a.x.y[1]}}"] {
      #expect(try values.filled(text) == "2", "\(text)")
    }
    let unknown = #expect(throws: HTTPFileProblem.self) { try values.filled("{{services.api.base}}") }
    #expect(unknown?.message.hasPrefix("there is no variable named services.api.base") == true)
    #expect(try values.filled("{{a.response.headers.X-One}}{{a.request}}") == "13")
    for text in [
      "{{a.response.body.nope}}", "{{a.nope}}", "{{b.x}}", "{{a.response.headers.X-Two}}",
      "{{a.response.x.y}}",
    ] {
      #expect(throws: HTTPFileProblem.self, "\(text)") { try values.filled(text) }
    }
  }
}

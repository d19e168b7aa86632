import ApusPacingTestSupport
import ApusSystem
import Testing

@testable import ApusFormats
@testable import ApusLanguage

@Suite("Secrets and references of a request of a file", .paced)
struct HTTPFileValuesSecretsTests {
  private func state(_ text: String) -> HTTPFileState {
    HTTPFileState(HTTPFile(text), folder: "", files: .fixed([:]), processVariable: { _ in nil })
  }

  @Test("secrets are found directly and through the file's variables")
  func secrets() {
    let state = state(
      "# @file-secret k tok-1\n@a = x {{k}}\n###\nGET http://h/{{k}}\nA: {{a}}\nB: {{n}}\n\n{{a}}\n")
    let values = state.values(["n": .text("1")])
    #expect(values.secrets(of: state.file.requests[0]).count == 3)
    #expect(
      values.hasSecret(in: "{{a}}") && !values.hasSecret(in: "{{n}} k") && !values.hasSecret(in: "{{nobody}}")
    )
  }

  @Test("references are told only where nothing is sent")
  func references() {
    var state = state("# @name a\nGET http://h/\n###\nGET http://h/{{a.x}}\nB: {{n}}\n")
    let request = state.file.requests[1]
    #expect(state.values([:]).references(of: request).isEmpty)
    state.isOffline = true
    #expect(state.values(["n": .text("1")]).references(of: request) == ["{{a.x}}"])
  }
}

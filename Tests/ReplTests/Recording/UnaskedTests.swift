import APIClient
import Foundation
import PacingTestSupport
import Testing
import Transcripts

@testable import Redaction
@testable import Repl

@Suite("What makes steps", .paced)
struct UnaskedTests {
  private func recording(_ address: String) throws -> Recording {
    let url = try WebURL(address)
    let head = ResponseHead(version: "HTTP/1.1", status: 204, headers: [:])
    let hop = Hop(sent: SentRequest(method: .get, url: url, headers: [:]), response: head)
    return Recording(
      Exchange(request: Request(url: url), startedAt: Date(timeIntervalSince1970: 0), hops: [hop]))
  }

  @Test("tells which of what its line could receive it did not ask for, line by line")
  func unasked() async throws {
    let maker = try StepMaker(FrontMatter(), runner: CommandList.all, ports: { nil })
    var redactor = Redactor()
    for expected in [Set([0, 2]), [0, 2]] {
      let line = LoggedLine(
        text: "get http://a.test/b", recordings: [], outcome: .ok, secrets: [], isCut: false)
      let result = try await maker.perform(
        line,
        receiving: [
          recording("http://a.test/a"), recording("http://a.test/b"), recording("http://a.test/c"),
        ], redactor: &redactor)
      #expect(result.lineResult.outcome == .ok, "\(result.lineResult.shown.text)")
      #expect(result.unasked == expected)
    }
  }
}

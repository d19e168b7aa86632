import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("curl's lines", .paced)
struct CurlTests {
  @Test("what curl sends for its arguments is sent, and what it refuses is refused")
  func agrees() throws {
    let table = try CaseTable("curl.json")
    #expect(table.cases.count > 200)
    for entry in table.cases {
      let prepared = Result { try prepare(entry.line, base: nil, files: table.files) }
      switch (prepared, entry.expected) {
      case (.success(let prepared), let expected?):
        let sent = SentText(prepared.request, files: table.files)
        #expect(sent.withPlainBoundary.summary == expected.summary, "\(entry.line)")
      case (.failure, nil):
        break
      case (.success(let prepared), nil):
        Issue.record("curl refuses \(entry.line), which became \(SentText(prepared.request))")
      case (.failure(let error), _?):
        Issue.record("\(entry.line) is refused: \(error)")
      }
    }
  }
}

extension SentText {
  /// Boundaries are random; this one is not.
  fileprivate var withPlainBoundary: SentText {
    guard let type = headers.first(where: { $0.contains("boundary=") }),
      let boundary = type.split(separator: "=").last.map(String.init)
    else { return self }
    var copy = self
    copy.headers = headers.map { $0.replacing(boundary, with: "BOUNDARY") }
    copy.body = body.replacing(boundary, with: "BOUNDARY")
    return copy
  }
}

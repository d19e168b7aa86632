import ApusClient
import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusSavedSessions
@testable import ApusSurroundings

@Suite("A report as JSON", .paced)
struct JSONReportTests {
  @Test("has all there is to know of each step")
  func whole() throws {
    var report = madeReport(
      "a\"b", .asWritten, .drifted, failure: CommandFailure(.replayDrift, "it\u{1b} differs"))
    report.isInterrupted = true
    report.title = "It"
    let root = try JSONDocument(JSONReport([report, madeReport("c")], in: .milliseconds(1500)).text).root
    #expect(root["steps"]?["as_written"]?.integer == 1 && root["steps"]?["not_run"]?.integer == 0)
    #expect(root["time"]?.text == "1.500")
    let files = Array(try #require(root["files"]).children)
    #expect(files.count == 2)
    let first = try #require(files.first)
    #expect(first["title"]?.string == "It" && files.last?["title"] == nil)
    #expect(first["path"]?.string == "a\"b" && first["interrupted"]?.kind == .true)
    #expect(first["failure"]?["code"]?.string == "replay.drift")
    let drifted = try #require(first["steps"].map { Array($0.children) }?.last)
    #expect(drifted["state"]?.string == "drifted" && drifted["line"]?.integer == 2)
    #expect(drifted["differences"]?.text == #"["- 1", "+ 2"]"# && drifted["time"]?.text == "0.012")
  }
}

import ApusClient
import ApusText
import ApusWords
import Testing

@testable import ApusRendering

@Suite("A failure in Japanese")
struct FailureReportJapaneseTests {
  private func lines(_ report: FailureReport, width: Int = 80) -> [String] {
    SpokenLanguage.japanese.speaking { report.lines(on: Screen(width: width)).map(\.text) }
  }

  @Test("keeps its code, what was typed, and the lines to type")
  func report() {
    let report = FailureReport(
      .usageCommand, "there is no command gte", details: ["nobody knows this sentence"],
      excerpt: Excerpt(typed: "gte /a", span: 0..<3), suggestions: ["get /a"])
    #expect(
      lines(report) == [
        "error[usage.command]: gte というコマンドはありません", "  nobody knows this sentence", "   | gte /a", "   | ^^^",
        "  次に試す: get /a",
      ])
  }

  @Test("has its note before what to try, on one line where both fit")
  func note() {
    let report = FailureReport(
      .bodyEmpty, "response 3 has no body", note: "nothing was sent", suggestions: ["headers"])
    #expect(
      lines(report) == ["error[body.empty]: レスポンス 3 にはボディがありません", "  何も送っていません。次に試す: headers"])
  }

  @Test("puts each line to type below the first where they do not fit")
  func narrow() {
    let report = FailureReport(
      .bodyEmpty, "response 3 has no body", suggestions: ["headers of the first", "history of all"])
    #expect(
      lines(report, width: 40).suffix(2) == ["  次に試す: headers of the first", "            history of all"])
  }
}

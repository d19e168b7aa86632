import ApusClient
import ApusJSON
import ApusPacingTestSupport
import ApusRendering
import Testing

@testable import ApusText

@Suite("How a failure reads", .paced)
struct FailureReportTests {
  @Test("a status is explained, with what it happened to and what to try")
  func status() throws {
    let report = FailureReport(
      .http(404), "the server understood the request and has no such resource",
      details: ["the path was /users/nobody-xyz under https://api.github.com"],
      suggestions: ["ls /users", "explain"])
    #expect(
      report.text(on: Screen(width: 100)) == """
        error[http.404]: the server understood the request and has no such resource
          the path was /users/nobody-xyz under https://api.github.com
          try: ls /users    explain

        """)
    try expectSnapshot("failure-status", of: report)
  }

  @Test("a value of the wrong type is shown in its line, with what to know about it")
  func decoding() throws {
    let body = String(repeating: "\n", count: 12833) + "      \"id\": \"u-993\","
    let bytes = Array(body.utf8)
    let start = try #require(body.utf8.firstIndex(of: UInt8(ascii: "u"))).utf16Offset(in: body) - 1
    let report = FailureReport(
      .decodeType, "expected a number at .items[57].owner.id, found a string",
      excerpt: Excerpt(start..<start + 7, in: bytes[...]),
      note: "GitHub.Repository.Owner.id is Int", suggestions: ["shape .items[].owner.id"])
    #expect(
      report.text() == """
        error[decode.type]: expected a number at .items[57].owner.id, found a string
           12834 |       "id": "u-993",
                 |             ^^^^^^^
          GitHub.Repository.Owner.id is Int; try: shape .items[].owner.id

        """)
    try expectSnapshot("failure-decode", of: report)
  }

  @Test("a note and suggestions that do not fit one line take a line each")
  func closing() {
    let report = FailureReport(
      .usageArgument, "no", note: String(repeating: "long ", count: 8) + "note",
      suggestions: ["first command that is long", "second command that is long"])
    #expect(
      report.text(on: Screen(width: 48)) == """
        error[usage.argument]: no
          long long long long long long long long note
          try: first command that is long
               second command that is long

        """)
  }

  @Test("a mistake in a typed line is marked under its word")
  func usage() throws {
    let report = FailureReport(
      .usageCommand, "there is no command `gte`",
      excerpt: Excerpt(typed: "りんご gte /users", span: 10..<13), suggestions: ["get /users"])
    #expect(
      report.text() == """
        error[usage.command]: there is no command `gte`
           | りんご gte /users
           |        ^^^
          try: get /users

        """)
  }

  @Test("what a server or a user wrote cannot break out of the report")
  func hostile() {
    let report = FailureReport(
      .refused, "no \u{1b}]0;x\u{7}", details: ["a\nerror[fake]: b"], note: "\u{202e}",
      suggestions: ["get /\r"])
    #expect(
      report.text() == """
        error[network.refused]: no \\x1b]0;x\\x07
          a\\nerror[fake]: b
          \\u{202e}; try: get /\\r

        """)
  }
}

import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("The format of -w", .paced)
struct WriteOutFormatTests {
  @Test("is text with names in it, and a backslash and a percent sign as curl reads them")
  func parts() throws {
    #expect(
      try WriteOutFormat(#"a\n%{http_code}\t%%{x}%header{ETag}5% \q"#).parts == [
        .text("a\n"), .variable(.httpCode), .text("\t%{x}"), .header("ETag"), .text("5% \\q"),
      ])
    #expect(try WriteOutFormat("").parts.isEmpty && WriteOutFormat("%{open").parts == [.text("%{open")])
  }

  @Test("may be in a file, and a name that nothing is known as is refused")
  func lines() throws {
    let read = try prepare("curl -w @f http://h", files: ["f": "%{url}"]).showing.writesOut
    #expect(read?.parts == [.variable(.url)])
    let found = try problem("curl -w '%{http_cod}' http://h")
    #expect(found.problem.message.contains("%{http_cod}") && found.place.contains("http_cod"))
  }
}

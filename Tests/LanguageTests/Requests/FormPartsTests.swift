import ApusClient
import ApusEncodings
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Parts of a form as curl names them", .paced)
struct FormPartsTests {
  private static let files = ["a.txt": "A\n", "d/p.png": "P", "none": ""]

  /// The one part of the form that a line sends, without its boundary.
  private func part(_ value: String, option: String = "-F") throws -> String {
    let prepared = try prepare("curl http://h \(option) \(ShellQuoting.quoted(value))", files: Self.files) {
      $0.boundary = "B"
    }
    let body = SentText(prepared.request, files: Self.files).body
    #expect(body.hasPrefix("--B\r\n") && body.hasSuffix("\r\n--B--\r\n"), "\(body)")
    return String(decoding: body.utf8.dropFirst(5).dropLast(9), as: UTF8.self)
  }

  @Test(
    "a part is text, a file, or a file's text, with its type and its name",
    arguments: [
      ("a=b", "name=\"a\"\r\n\r\nb"), ("a=", "name=\"a\"\r\n\r\n"), ("a=b=c", "name=\"a\"\r\n\r\nb=c"),
      ("a=b;type=text/x", "name=\"a\"\r\nContent-Type: text/x\r\n\r\nb"),
      ("a=\"b;c\";type=text/x", "name=\"a\"\r\nContent-Type: text/x\r\n\r\nb;c"),
      (#"a="\"q\" \\ \z""#, "name=\"a\"\r\n\r\n\"q\" \\ \\z"),
      ("a=b;encoder=none;type=x/y", "name=\"a\"\r\nContent-Type: x/y\r\n\r\nb"),
      ("f=@a.txt", "name=\"f\"; filename=\"a.txt\"\r\nContent-Type: text/plain\r\n\r\nA\n"),
      ("f=@d/p.png", "name=\"f\"; filename=\"p.png\"\r\nContent-Type: image/png\r\n\r\nP"),
      ("f=@a.txt;filename=\"x y\"; type=x/y", "name=\"f\"; filename=\"x y\"\r\nContent-Type: x/y\r\n\r\nA\n"),
      ("f=<a.txt", "name=\"f\"\r\n\r\nA\n"),
      ("f=<a.txt;type=x/y", "name=\"f\"\r\nContent-Type: x/y\r\n\r\nA\n"),
    ])
  func parts(_ value: String, _ expected: String) throws {
    #expect(try part(value) == "Content-Disposition: form-data; \(expected)")
  }

  @Test("--form-string takes every character as it is")
  func strings() throws {
    #expect(
      try part("a=@b;type=x", option: "--form-string")
        == "Content-Disposition: form-data; name=\"a\"\r\n\r\n@b;type=x")
  }

  @Test(
    "what makes no part is refused where it stands",
    arguments: [
      ("-F a", "a", ErrorCode.usageArgument), ("--form-string a", "a", .usageArgument),
      ("-F f=@missing", "@missing", .requestBody), ("-F 'f=<missing'", "<missing", .requestBody),
      ("-F f=@-", "@-", .requestBody),
    ])
  func refused(_ options: String, _ place: String, _ code: ErrorCode) throws {
    let found = try problem("curl http://h \(options)")
    #expect(found.problem.code == code)
    #expect(found.place == place)
  }
}

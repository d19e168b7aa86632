import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusRedaction

@Suite("Secrets on a screen", .paced)
struct RedactorScreenTests {
  private func masked(_ text: String, _ secrets: String...) -> String {
    var redactor = Redactor.forScreens
    for secret in secrets { redactor.learn(Secret(secret)) }
    return String(decoding: redactor.masking(Array(text.utf8)[...]), as: UTF8.self)
  }

  @Test(
    "are masked in every spelling, broken, coloured or cut",
    arguments: [
      ("token s3cret/token.", "token •••."), ("?t=s3cret%2Ftoken&a", "?t=•••&a"),
      ("\"s3cret\\/token\"", "\"•••\""),
      ("s3cret\n    /token.", "•••."), ("s\n3cret/token", "•••"),
      ("s3cre\u{1b}[0m\n  \u{1b}[31mt/token", "•••"),
      ("s3cret/…", "•••…"), ("s3cret/to...", "•••..."), ("s3cret/token s3cret/token", "••• •••"),
    ])
  func masking(_ text: String, _ shown: String) {
    #expect(masked(text, "s3cret/token") == shown)
  }

  @Test(
    "are not seen where there are none",
    arguments: ["", "s", "s3cret", "s3cret/tokem", "s3cret/\n\ntx", "{{secret:TOKEN}}", "s3c…", "\u{1b}[31m"])
  func others(_ text: String) {
    #expect(masked(text, "s3cret/token", "{{secret:TOKEN}}") == text)
  }

  @Test(
    "that are short are masked where they are words of their own, and no part of others",
    arguments: [
      ("\"hunter2\"", "\"•••\""), ("X-Echo: hunter2\n", "X-Echo: •••\n"), ("a=hunter2&b", "a=•••&b"),
      ("?a=%3Dhunter2%26b 3Dhunter2", "?a=%3D•••%26b 3Dhunter2"),
      ("hunter2", "•••"),
      ("\u{1b}[32m\"\u{1b}[0m\u{1b}[31mhunter2\u{1b}[0m\"", "\u{1b}[32m\"\u{1b}[0m\u{1b}[31m•••\u{1b}[0m\""),
      ("a\u{1b}[31mhunter2", "a\u{1b}[31mhunter2"), ("hun\n  ter2.", "•••."), ("│hunter2…", "│•••…"),
      ("hunter22 xhunter2 hunte…", "hunter22 xhunter2 hunte…"), ("a hunter2 b hunter2", "a ••• b •••"),
      ("\"1234\" 1234", "\"•••\" 1234"), (#"\"1234\""#, #"\"•••\""#), ("abc", "abc"),
      ("\"post\" name", "\"post\" name"),
    ])
  func short(_ text: String, _ shown: String) {
    #expect(masked(text, "hunter2", "1234", "abc", "post", "name") == shown)
  }

  @Test("of a request are those that its places and its names tell")
  func requests() throws {
    var redactor = Redactor.forScreens
    let headers = HeaderFields([
      HeaderField(name: "X-Api-Key", value: "header-value"),
      HeaderField(name: "Cookie", value: "a=cookie-value"),
      HeaderField(name: "X-A", value: "plain-value"),
    ])
    var request = Request(
      method: .post, url: try WebURL("http://user-alone@h/?token=query-value&key=plain-key&q=plain-query"),
      headers: headers,
      body: .form([
        QueryItem(name: "password", value: "form-value"), QueryItem(name: "x", value: "plain-form"),
      ]))
    request.options.proxy = .through(try ProxyURL("http://me:proxy-value@h:1"))
    redactor.learn(namedIn: request)
    let text =
      "header-value cookie-value query-value form-value proxy-value user-alone plain-value plain-key plain-query plain-form"
    #expect(
      String(decoding: redactor.masking(Array(text.utf8)[...]), as: UTF8.self)
        == "••• ••• ••• ••• ••• ••• plain-value plain-key plain-query plain-form")
  }

  @Test("of a request may be short, and stand in its path, in a value, or in a header with another name")
  func nested() throws {
    var redactor = Redactor.forScreens
    let url = try WebURL("http://h/x;password=cnry1?next=/x%3Fpassword%3Dcnry2")
    redactor.learn(namedIn: Request(url: url, headers: ["X-D": "token=cnry3"]))
    let text = "/x;password=cnry1?next=/x%3Fpassword%3Dcnry2 token=cnry3"
    #expect(
      String(decoding: redactor.masking(Array(text.utf8)[...]), as: UTF8.self)
        == "/x;password=•••?next=/x%3Fpassword%3D••• token=•••")
  }

  @Test("are waited for where a text may end within one")
  func unfinished() {
    var redactor = Redactor.forScreens
    redactor.learn(Secret("s3cret/token"))
    for (text, count) in [
      ("a s3c", 3), ("a s", 1), ("s3cret/token", 0), ("s3cret/tokex", 0), ("", 0), ("ss", 1),
    ] {
      #expect(redactor.unfinished(in: Array(text.utf8)[...]) == count, "\(text)")
    }
    #expect(Redactor.forScreens.unfinished(in: Array("s3c".utf8)[...]) == 0)
  }
}

import Testing

@testable import ApusClient

@Suite("Templates of what is signed")
struct SigningTemplateTests {
  @Test("text, places and line ends")
  func pieces() throws {
    #expect(
      try SigningTemplate(#"a\n{method}{header:X-A}b\q"#).pieces
        == [.text("a\n"), .part(.method), .header("X-A"), .text(#"b\q"#)])
    #expect(try SigningTemplate("").pieces.isEmpty)
  }

  @Test("a brace that is never closed is one")
  func open() throws { #expect(try SigningTemplate("a{b").pieces == [.text("a{b")]) }

  @Test("a place that is never closed is refused", arguments: ["{body", "a{header:X", "{timestamp}.{body"])
  func unclosed(_ text: String) {
    let failure = #expect(throws: RequestError.self) { try SigningTemplate(text) }
    #expect(failure?.message.hasSuffix(" is never closed: expected }") == true)
  }

  @Test("what means nothing is refused by its name", arguments: ["{bodies}", "{}", "{Method}", "{ and }"])
  func unknown(_ text: String) {
    let failure = #expect(throws: RequestError.self) { try SigningTemplate(text) }
    #expect(failure?.message.hasPrefix("\(text) is nothing that can be signed: method, host, path") == true)
  }
}

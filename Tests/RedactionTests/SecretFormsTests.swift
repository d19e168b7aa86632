import Testing

@testable import ApusRedaction

@Suite("The spellings of a secret") struct SecretFormsTests {
  @Test("are none of what is too short to be told from other text", arguments: ["", "abc"])
  func short(_ secret: String) { #expect(SecretForms.all(of: secret).isEmpty) }

  @Test(
    "are those that servers and files give back",
    arguments: [
      ("a b\"c/d", ["a b\"c/d", "a%20b%22c%2Fd", #"a b\"c/d"#, #"a b\\\"c/d"#, "YSBiImMvZ"]),
      // Read as Latin-1, and written as UTF-8, plain and in JSON.
      ("caf\u{e9}", ["caf\u{e9}", "caf\u{c3}\u{a9}", #"caf\u00c3\u00a9"#]),
      // In markup, also within JSON.
      (
        "p&s<W\"o'9",
        [
          "p&amp;s&lt;W&quot;o&#39;9", "p&amp;s&lt;W&quot;o&#x27;9", "p&amp;s&lt;W\"o'9",
          #"p&amp;s&lt;W\"o'9"#, "p&amp;s&lt;W&#34;o&#039;9",
        ]
      ),
      ("\u{301}word", ["\u{301}word", "\u{cc}\u{81}word", "\u{cc}\\u0081word"]),
    ])
  func forms(_ secret: String, _ forms: [String]) {
    let all = SecretForms.all(of: secret)
    for form in forms { #expect(all.contains(Array(form.utf8)), "\(form)") }
  }

  @Test("of markup are what they stand for")
  func markup() {
    #expect(SecretForms.withoutMarkup("p&amp;s&lt;W&quot;o&#x27;9&amp;lt;") == "p&s<W\"o'9&lt;")
    #expect(SecretForms.withoutMarkup("a&b") == "a&b" && SecretForms.withoutMarkup("") == "")
  }

  @Test("of ASCII have none that is read as something else") func ascii() {
    let all = SecretForms.all(of: "secret")
    #expect(all.allSatisfy { $0.allSatisfy { $0 < 0x80 } })
  }
}

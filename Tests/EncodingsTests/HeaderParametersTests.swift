import ApusEncodings
import Testing

@Suite("Parameters of header fields")
struct HeaderParametersTests {
  private func pairs(_ text: String, _ separator: Character = ";") -> [String] {
    HeaderParameters(text, separatedBy: separator).pairs.map { "\($0.name)→\($0.value)" }
  }

  @Test("tokens and quoted texts, with blanks around them (RFC 9110, 5.6.6)")
  func usual() {
    #expect(
      pairs(#"text/html; charset=utf-8;Boundary = "a b" ; x="#) == ["charset→utf-8", "Boundary→a b", "x→"])
    #expect(
      pairs(#" realm="a, b", nonce=n ,qop="auth,auth-int""#, ",") == [
        "realm→a, b", "nonce→n", "qop→auth,auth-int",
      ])
  }

  @Test("the value before them is in lower case, without blanks, and they are what follows it")
  func essence() {
    for (text, essence, charset) in [
      ("Text/HTML ; charset=\"utf-8\"", "text/html", "utf-8"), ("text/html;charset=x", "text/html", "x"),
      ("text/html", "text/html", nil), ("", "", nil), (" ; charset=x", "", "x"),
      ("charset=a; charset=b", "charset=a", "b"),
    ] as [(String, String, String?)] {
      #expect(HeaderParameters.essence(of: text) == essence, "\(text)")
      #expect(HeaderParameters(of: text)["charset"] == charset, "\(text)")
    }
  }

  @Test("a backslash in a quoted text makes the next character ordinary")
  func escapes() {
    #expect(pairs(#"a="x, \"y\" \\"; b=2"#) == [#"a→x, "y" \"#, "b→2"])
  }

  @Test("where lone backslashes stay, only a quote and another backslash are ordinary behind one")
  func loneBackslashes() {
    let text = #"attachment; filename="C:\a\"b\\c"; other=1"#
    let parameters = HeaderParameters(text, separatedBy: ";", keepsLoneBackslashes: true)
    #expect(parameters["filename"] == #"C:\a"b\c"#)
    #expect(parameters["other"] == "1")
    #expect(HeaderParameters(text, separatedBy: ";")["filename"] == #"C:a"b\c"#)
  }

  @Test("the name is found in any case, the first of several first")
  func names() {
    let parameters = HeaderParameters("Q=1; q=2; Title=x", separatedBy: ";")
    #expect(parameters["q"] == "1")
    #expect(parameters["TITLE"] == "x")
    #expect(parameters["none"] == nil)
  }

  @Test("what cannot be read is left out, and the rest is read")
  func broken() {
    #expect(pairs(#"=x; ; flag; a=1"#) == ["a→1"])
    #expect(pairs(#"a="open; b=2"#) == ["a→open; b=2"])
    #expect(pairs(#"a="x"junk; b=2"#) == ["a→x", "b→2"])
    #expect(pairs(#"a="x\"#) == [#"a→x\"#])
    #expect(pairs("").isEmpty)
  }
}

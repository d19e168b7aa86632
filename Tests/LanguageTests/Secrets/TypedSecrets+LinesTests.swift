import ApusLanguageTestSupport
import ApusRedaction
import Testing

@testable import ApusLanguage

@Suite("Secrets that are typed among others")
struct TypedSecretsLinesTests {
  /// A line as a session keeps it where no request told of its secrets.
  private func kept(_ line: String) -> String {
    var redactor = Redactor()
    let masked = MaskedLine(line)
    for typed in masked.longValues { redactor.learn(typed) }
    return redactor.redactNamedValues(masked.replacingInPlace { redactor.placeholder(for: $0, named: $1) })
  }

  @Test(
    "are taken out of their line, and nothing else is",
    arguments: [
      (
        #"post /x [{"key":"password","value":"S3CRET01"},{"key":"n","value":"ada"}]"#,
        #"post /x [{"key":"password","value":"•••"},{"key":"n","value":"ada"}]"#
      ),
      (
        #"curl h --data-raw '[{"key": "password", "value": "S3CRET01"},{"key":"n","value":"ada"}]'"#,
        #"curl h --data-raw '[{"key": "password", "value": "•••"},{"key":"n","value":"ada"}]'"#
      ),
      (
        #"curl h -d "{password: 'S3CRET01', name: 'ada', token: 'S3CRET02'}""#,
        #"curl h -d "{password: '•••', name: 'ada', token: '•••'}""#
      ),
      ("curl h -d '{password: S3CRET01, name: ada}'", "curl h -d '{password: •••, name: ada}'"),
      (
        "curl h -d 'Authorization: Bearer S3CRET01\nX-Api-Key: S3CRET02\nOther: keep me'",
        "curl h -d 'Authorization: Bearer •••\nX-Api-Key: •••\nOther: keep me'"
      ),
      (
        #"curl h -d $'Authorization: Bearer S3CRET01\nX-Api-Key: S3CRET02\nOther: keep me'"#,
        #"curl h -d $'Authorization: Bearer •••\nX-Api-Key: •••\nOther: keep me'"#
      ),
      (#"curl h -d $'password: S3CRET01\nuser: ada'"#, #"curl h -d $'password: •••\nuser: ada'"#),
      ("post /x 'c=a=b;Password=S3CRET01;Db=y' n=1", "post /x 'c=a=b;Password=•••;Db=y' n=1"),
      ("curl h -H 'X-Api-Key: S3CRET01' -H 'Accept: a/b'", "curl h -H 'X-Api-Key: •••' -H 'Accept: a/b'"),
    ])
  func others(_ line: String, _ expected: String) {
    let kept = kept(line).replacing(/\{\{secret:[^}]*\}\}/, with: "•••")
    #expect(kept == expected)
    // Before the proof of a header the mask hides its scheme, too.
    #expect(MaskedLine(line).text == expected.replacing("Bearer ", with: ""))
  }

  @Test(
    "between quotes are taken out, however short they are",
    arguments: [
      ("post /x password='hunt' n=ada", "post /x password='{{secret:password}}' n=ada"),
      ("curl -d password='hunt' h", "curl -d password='{{secret:password}}' h"),
      ("curl -d password=$'hunt' h", "curl -d password=$'{{secret:password}}' h"),
      ("post /x pin='12' n=ada", "post /x pin='{{secret:pin}}' n=ada"),
      ("post /x 'password=hunt' n=ada", "post /x 'password={{secret:password}}' n=ada"),
      ("post /x user[password]='hunt'", "post /x user[password]='{{secret:password}}'"),
      ("get /x X-Api-Key:'hun'", "get /x X-Api-Key:'{{secret:X-Api-Key}}'"),
      ("post /x password=hun", "post /x password={{secret:password}}"),
      ("post /x name='hunt'", "post /x name='hunt'"),
    ])
  func short(_ line: String, _ expected: String) {
    #expect(kept(line) == expected)
  }

  @Test(
    "with quotes in them are taken out whole, whatever they are written in",
    arguments: [
      (#"post /x password='it'\''s S3CRET01' n=1"#, "post /x password='•••' n=1"),
      (#"post /x password="it's S3CRET01" n=1"#, #"post /x password="•••" n=1"#),
      (#"post /x password="it\"s S3CRET01" n=1"#, #"post /x password="•••" n=1"#),
      (#"get /x X-Api-Key:'it'\''s S3CRET01' A:b"#, "get /x X-Api-Key:'•••' A:b"),
      (#"get /x 'X-Api-Key:it"s S3CRET01' A:b"#, "get /x 'X-Api-Key:•••' A:b"),
      (#"get /x token=='it'\''s S3CRET01' a==b"#, "get /x token=='•••' a==b"),
      (#"curl h -H 'X-Api-Key: it'\''s S3CRET01' -v"#, "curl h -H 'X-Api-Key: •••' -v"),
      (#"curl h -d 'password=it'\''s S3CRET01' -v"#, "curl h -d 'password=•••' -v"),
      (#"http POST h password='it'\''s S3CRET01' n=1"#, "http POST h password='•••' n=1"),
      (#"post /x note='it'\''s fine' n=1"#, #"post /x note='it'\''s fine' n=1"#),
    ])
  func pieces(_ line: String, _ expected: String) {
    let kept = kept(line).replacing(/\{\{secret:[^}]*\}\}/, with: "•••")
    #expect(kept == expected)
  }

  @Test(
    "that are words of hints are taken out of their line, and are no secrets in a hint",
    arguments: ["answer", "'answer'", "looks", "path", "'lines'"])
  func ordinary(_ typed: String) {
    let masked = MaskedLine("post /x password=\(typed) n=ada")
    #expect(masked.longValues.isEmpty)
    #expect(!kept("post /x password=\(typed) n=ada").contains(typed.filter(\.isLetter)))
    #expect(masked.text == "post /x password=\(typed.hasPrefix("'") ? "'•••'" : "•••") n=ada")
    #expect(MaskedLine("post /x password=answers2").longValues.count == 1)
  }

  @Test("of a value of several lines that is no head all lines are one")
  func values() {
    #expect(
      kept("post /x password='S3CRET01\nnot: this' n=1") == "post /x password='{{secret:password}}' n=1")
    #expect(MaskedLine("post /x password='S3CRET01\nnot: this' n=1").text == "post /x password='•••' n=1")
  }

  @Test("a line that only looks like a head, or names no secret, stays")
  func plain() {
    for line in [
      #"curl h -d $'note: a\nother: b'"#, #"curl h -d '{"key":"n","value":"v"}'"#, "post /x 'a: b\nc'",
    ] {
      #expect(kept(line) == line)
      #expect(MaskedLine(line).text == line)
    }
  }
}

import Testing

@testable import ApusSavedSessions

@Suite("Why something looks like a secret")
struct AuditFindingTests {
  @Test(
    "is its name, that it is a cookie's value, or what its value is",
    arguments: [
      ("password", "its name is a secret's"), ("Authorization-2", "its name is a secret's"),
      ("customer, X-Api-Key", "its name is a secret's"), ("cookie.sid", "the value of a cookie"),
      ("a secret", "its value is that of a secret, or has the shape of one"),
      ("redacted", "its value is that of a secret, or has the shape of one"),
    ])
  func reasons(_ name: String, _ reason: String) {
    #expect(AuditFinding(line: 1, place: "", name: name).reason == reason)
  }

  @Test(
    "is the shape of a value where nothing names it",
    arguments: [
      ("see ghp_0123456789abcdefghijABCDEFGHIJ012345", "see {{secret:token}}", true),
      ("the token ghp_0123456789abcdefghijABCDEFGHIJ012345", "the token {{secret:token}}", false),
      ("password=ghp_0123456789abcdefghijABCDEFGHIJ012345", "password={{secret:password}}", false),
      ("token=abc", "token={{secret:token}}", false),
    ])
  func shapes(_ old: String, _ new: String, _ isShape: Bool) {
    let reason = AuditFinding(line: 1, place: "", in: old, without: new).reason
    #expect((reason == "its value is that of a secret, or has the shape of one") == isShape, "\(reason)")
  }

  @Test(
    "is what its value is where its place has another name",
    arguments: [
      (
        "/x/canary-12345678", "/x/{{secret:X-Api-Key}}", "",
        "its value is that of a secret, or has the shape of one"
      ),
      ("canary-12345678", "{{secret:X-Api-Key-2}}", "x-api-key", "its name is a secret's"),
      ("Cookie: sid=x", "Cookie: sid={{secret:cookie.sid}}", "", "the value of a cookie"),
      (
        "/x/canary-12345678", "/x/{{secret:cookie.sid}}", "",
        "its value is that of a secret, or has the shape of one"
      ),
    ])
  func elsewhere(_ old: String, _ new: String, _ called: String, _ reason: String) {
    #expect(AuditFinding(line: 1, place: "", in: old, without: new, called: called).reason == reason)
  }
}

import ApusClient
import ApusFormats
import Testing

@testable import ApusSavedSessions

@Suite("What `.netrc` had, as a saved session names it")
struct NetrcSourceTests {
  @Test(
    "its name tells who and where, and stands in a list of names",
    arguments: [
      ("ada", "a.test", "netrc:ada@a.test"), ("a@b, [c]", "::1", "netrc:a%40b%2C+%5Bc%5D@%3A%3A1"),
    ])
  func names(_ user: String, _ host: String, _ name: String) {
    #expect(NetrcSource(user, at: host).name == name)
    #expect(NetrcSource(named: name) == NetrcSource(user, at: host))
  }

  @Test(
    "other names are none",
    arguments: ["TOKEN", "file:~/key", "netrc:", "netrc:a", "netrc:a@b@c", "netrc:%@b"])
  func others(_ name: String) { #expect(NetrcSource(named: name) == nil) }

  @Test("it makes an entry that is read as it was, with a placeholder for the password")
  func entry() throws {
    let source = NetrcSource(#"a "b" \c"#, at: "a.test")
    let entry = try #require(try Netrc(source.entry).entry(for: "a.test"))
    #expect(entry.login == #"a "b" \c"#)
    #expect(entry.password == Secret("{{secret:netrc}}", name: "password"))
  }
}

import Testing

@testable import ApusLanguage

@Suite("Options that bring credentials")
struct CredentialFlagsTests {
  /// The secrets of a line's options, as they stand in it.
  private func secrets(_ line: String) -> [String] {
    let bytes = Array(line.utf8)
    return CredentialFlags(Words(line).words).secrets.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test(
    "have their value behind them, joined by a sign, behind their letter, or behind other letters",
    arguments: [
      "curl -u u:S3 h", "curl -uu:S3 h", "curl -sSuu:S3 h", "curl -sSu u:S3 h", "curl --user u:S3 h",
      "curl --user=u:S3 h", "http -a u:S3 h", "http -au:S3 h", "get /x -a=u:S3", "get /x --auth u:S3",
      "repeat 2 curl -uu:S3 h",
    ])
  func places(_ line: String) {
    #expect(secrets(line) == ["S3"])
  }

  @Test("are none where a minus turns the order of rows")
  func sorting() {
    #expect(secrets("select .items --sort -stargazers_count --first 3").isEmpty)
    #expect(secrets("table . --sort -user,-a --user u:S3") == ["S3"])
  }

  @Test(
    "hold all of a value, what is behind its colon, cookies, a named value, or the user of a place",
    arguments: [
      ("curl --pass S3 h", ["S3"]), ("curl --tlspassword=S3 h", ["S3"]), ("curl -E c.pem:S3 h", ["S3"]),
      ("curl --cert c.pem h", []), ("curl -b 'a=S3; b=S4' h", ["S3", "S4"]), ("curl -b jar.txt h", []),
      ("curl -H 'X-Api-Key: S3' h", ["S3"]), ("curl -H 'Accept: a/b' h", []),
      ("curl -d password=S3 h", ["S3"]),
      ("curl -d a=1 h", []), ("curl -x u:S3@h:1 h", ["S3"]), ("curl --proxy h:1 h", []),
      ("curl --oauth2-bearer S3 h", ["S3"]), ("curl -u S3 h", ["S3"]),
    ])
  func holdings(_ line: String, _ found: [String]) {
    #expect(secrets(line) == found)
  }

  @Test(
    "are those of the program that the line is for",
    arguments: [
      ("curl -b sid=S3 h", ["S3"]), ("get /x -b sid=S3", []), ("curl -a u:S3 h", []),
      ("get /x -a u:S3", ["S3"]),
      ("http -u u:S3 h", []),
    ])
  func dialects(_ line: String, _ found: [String]) {
    #expect(secrets(line) == found)
  }

  @Test("may be begun, as both programs take that, where it is no other option")
  func beginnings() {
    #expect(secrets("curl --oauth2-be S3 h") == ["S3"])
    #expect(secrets("get /x --follow S3") == [])
    #expect(secrets("get /x --he A:S3") == [])
  }

  @Test("that have other values take them, so that no letter of these is one")
  func otherValues() {
    #expect(secrets("curl -o -u h") == [])
    #expect(secrets("curl -ouser u:x h") == [])
    #expect(secrets("curl -u") == [])
  }

  @Test("and a user stands in a place without a scheme, where a place is meant")
  func users() {
    #expect(secrets("base u:S3@h") == ["S3"] && secrets("curl u:S3@h/x") == ["S3"])
    #expect(secrets("get /x From:me@host") == [])
    #expect(secrets("curl a=b:c@h") == [] && secrets("curl h/u:S3@x") == [])
  }

  @Test("name no secret where their value is a variable")
  func variables() {
    #expect(secrets("get /x -a {{user}}:{{password}}") == [])
    #expect(secrets("get /x --auth bearer x") == [])
  }
}

import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("The ends of secrets' names", .paced)
struct SecretNamesEndsTests {
  @Test(
    "tell without a border before them, however they are spelled",
    arguments: [
      "csrftoken", "xsrftoken", "userpassword", "USERPASSWORD", "dbpassword", "DBPASSWORD2", "apisecret",
      "appsecret", "bearertoken", "loginpass", "bearer", "rootpasswd", "userpwd", "accessjwt", "myapikey",
      "oauthtoken", "session_dbpassword", "awssecretkey", "rsaprivatekey", "application_key",
      "DD-APPLICATION-KEY", "wallet_key", "id_token_hint", "idTokenHint",
    ])
  func secrets(_ name: String) {
    for place in [SecretNames.Place.query, .form, .member, .variable, .header] {
      #expect(SecretNames.hides(name, "correct horse", in: place), "as a \(place)")
    }
    #expect(SecretNames.mayKnow(Array(name.utf8)[...]))
  }

  @Test(
    "tell nothing of what is about a secret, and of words that only look alike",
    arguments: [
      "pagetoken", "nexttoken", "nextpagetoken", "NEXTPAGETOKEN", "continuationtoken", "cursortoken",
      "dbpasswordhint", "accesstokentype", "maxtokens", "tokenizer", "bypass", "compass", "surpass",
      "secretary", "forbearer", "tokens", "login_hint", "token_hint",
    ])
  func others(_ name: String) {
    for place in [SecretNames.Place.query, .form, .member, .variable] {
      #expect(!SecretNames.hides(name, "correct horse", in: place), "as a \(place)")
    }
  }

  @Test("of a ticket tell where a machine made its value up: a shop has tickets as well")
  func tickets() {
    #expect(SecretNames.hides("ticket", "Zq9x8Kf72mQpA1", in: .query))
    #expect(!SecretNames.hides("ticket", "correct horse", in: .query))
    #expect(!SecretNames.hides("ticket", "4096", in: .member))
  }

  @Test(
    "are words of their own",
    arguments: [
      ("csrftoken", ["csrf", "token"]), ("nextpagetoken", ["next", "page", "token"]),
      ("userDbpassword", ["user", "db", "password"]), ("accesstoken", ["accesstoken"]), ("token", ["token"]),
      ("xtoken", ["x", "token"]), ("tokenx", ["tokenx"]), ("pwd", ["pwd"]), ("", []),
    ])
  func words(_ name: String, _ words: [String]) {
    #expect(SecretNames.words(of: name) == words)
  }

  @Test("tell that secrets lie in an array or an object")
  func holders() {
    #expect(SecretNames.holdsSecrets("dbpasswords") && SecretNames.holdsSecrets("appsecret"))
    #expect(!SecretNames.holdsSecrets("nextpagetoken") && !SecretNames.holdsSecrets("bearer"))
  }
}

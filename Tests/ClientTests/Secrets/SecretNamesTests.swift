import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusClient

@Suite("The names of secrets", .paced)
struct SecretNamesTests {
  @Test("the headers that are known to be plain are so by the table, however they are spelled")
  func plainHeaders() {
    #expect(!SecretNames.plainHeaders.isEmpty)
    for name in SecretNames.plainHeaders {
      #expect(SecretNames.rule(of: name, in: .header) == nil, "\(name)")
      #expect(!HeaderField(name: name.uppercased(), value: "x").isCredential)
    }
    for name in ["Cookie", "Set-Cookie", "Authorization", "X-Api-Key", "Proxy-Authorization"] {
      #expect(HeaderField(name: name, value: "x").isCredential, "\(name)")
    }
  }

  @Test(
    "are known by their words, however they are spelled",
    arguments: [
      "password", "new_password", "newPassword", "currentPassword", "Password2", "pass", "passwd", "pwd",
      "passcode", "pin", "otp", "totp", "mfa_code", "recovery_code", "secretAccessKey", "api_token",
      "apiToken",
      "accessToken", "access-token", "refresh_token", "id_token", "auth_token", "SessionToken", "user_token",
      "clientSecret", "webhook_secret", "secret_key", "private_key", "privateKey", "signingKey",
      "encryption_key", "app_key", "access_key", "subscription-key", "apikey", "API_KEY", "api-key", "jwt",
      "csrf_token", "session", "session_id", "device_code", "client_assertion", "code_verifier",
      "connectionString", "SAMLResponse", "cvv", "X-Amz-Signature", "X-Amz-Security-Token", "oauth_token",
      "signature", "sig", "credential", "authorization", "APIKEY", "accesstoken", "passwords", "secrets",
      "recovery_codes", "backupCodes", "auth_key", "authKey", "passkey", "master_key", "X-Auth", "X-Auth-Key",
      "X-Authorization", "connect.sid", "verification_code", "sms_code", "one_time_code", "resetCode",
      "seed_phrase", "mnemonic", "license_key", "x-functions-key", "AccountKey", "oauth_verifier", "userpass",
      "usertoken", "authtoken", "sessionkey", "PAssword", "pASSword",
    ])
  func secrets(_ name: String) {
    for place in [SecretNames.Place.query, .form, .member, .variable] {
      #expect(SecretNames.hides(name, "correct horse", in: place), "as a \(place)")
    }
  }

  @Test("are told from most others by their letters alone, and none is lost by that")
  func letters() {
    func mayKnow(_ name: String) -> Bool { SecretNames.mayKnow(Array(name.utf8)[...]) }
    for name in SecretNames.known {
      for spelling in [name, name.uppercased(), "x-" + name, name + "2", name.replacing("_", with: "")] {
        #expect(mayKnow(spelling), "\(spelling)")
      }
    }
    for name in ["PAssword", "newPassword", "X-Amz-Signature", "d.p.w.d", "\u{e9}pin"] {
      #expect(mayKnow(name), "\(name)")
    }
    for name in ["", "12", "0x7ffe12ab", "http", "info", "date", "[@`{", "\u{e9}\u{3042}"] {
      #expect(!mayKnow(name), "\(name)")
    }
  }

  @Test(
    "are not those that are about secrets, or that only look alike",
    arguments: [
      "next_page_token", "pageToken", "nextToken", "continuation_token", "cursor_token", "token_type",
      "tokenType", "client_assertion_type", "token_endpoint", "password_changed_at", "passwordChangedAt",
      "client_secret_expires_in", "token_count", "password_hint", "reset_password_url", "jwks_uri",
      "maxPinLength", "pin_length", "passwordLen", "max_tokens", "total_tokens", "prompt_tokens",
      "tokens_used", "passwords_count", "tokens_per_minute",
      "tokenizer", "compass", "passenger", "passport", "spin", "opinion", "pinned", "keyboard",
      "monkey", "hotkey", "author", "authors", "authority", "sessions", "obsession", "secretary",
      "public_key",
      "signatureMethod", "secretName", "MYSQL_ROOT_PASSWORD_FILE", "SESSION_DRIVER", "otp-version",
      "secretRef", "token_source", "addTokenTo", "token_header_prefix",
      "keys", "id", "login", "name", "note", "state", "scope", "grant_type", "status_code", "country_code",
      "zip_code", "error_code", "accessibility", "refresh_interval", "",
    ])
  func others(_ name: String) {
    for place in [SecretNames.Place.query, .form, .member, .variable] {
      #expect(!SecretNames.hides(name, "Zq9x8Kf72mQpA1", in: place), "as a \(place)")
    }
  }

  @Test("of several tokens are secrets' where a machine made the value up: a count is called so as well")
  func tokens() {
    for name in ["tokens", "refresh_tokens", "apiTokens"] {
      #expect(SecretNames.hides(name, "Zq9x8Kf72mQpA1", in: .member))
      #expect(!SecretNames.hides(name, "4096", in: .query) && !SecretNames.hides(name, "hello", in: .member))
    }
  }

  @Test(
    "of arrays and objects tell by their ends that secrets lie in them",
    arguments: [
      ("password", true), ("credentials", true), ("dbCredentials", true), ("recovery_codes", true),
      ("tokens", true), ("apiKey", true), ("session", false), ("password_policy", false),
      ("signature", false),
      ("pin", false), ("token_type", false), ("max_tokens", false), ("user", false), ("", false),
    ])
  func holders(_ name: String, _ holds: Bool) {
    #expect(SecretNames.holdsSecrets(name) == holds)
  }

  @Test(
    "of headers are many, for one too few would give a credential away",
    arguments: [
      ("Authorization", true), ("Proxy-Authorization", true), ("Authentication", true), ("X-Api-Key", true),
      ("X-Vault-Token", true), ("X-Next-Token", true), ("DPoP", true), ("X-Honeycomb-Team", true),
      ("Cookie", true), ("Set-Cookie", true), ("X-Auth", true), ("X-CSRF-Token", true),
      ("Private-Token", true),
      ("X-Session-Id", true), ("apikey", true), ("Idempotency-Key", false), ("Accept", false),
      ("Content-Type", false), ("ETag", false), ("X-Request-Id", false), ("WWW-Authenticate", false),
      ("Location", false), ("Author", false), ("Keep-Alive", false), ("X-Keyboard", false),
      ("Access-Control-Allow-Credentials", false), ("Access-Control-Expose-Headers", false),
      ("X-OAuth-Scopes", false), ("X-Accepted-OAuth-Scopes", false), ("Refresh", false), ("Code", false),
    ])
  func headers(_ name: String, _ isSecret: Bool) {
    #expect(HeaderField(name: name, value: "x").isCredential == isSecret)
  }

  @Test(
    "of headers that may mean anything count where a machine made the value up",
    arguments: [
      ("refresh", "Vz8dkfj3KJdk38djKkQ", true), ("sid", "Vz8dkfj3KJdk38djKkQ", true),
      ("code", "Vz8dkfj3KJdk38djKkQ", true), ("Access", "Vz8dkfj3KJdk38djKkQ", true),
      ("Refresh", "5", false), ("Refresh", "5;url=/a1b2c3d4e5f6", false), ("code", "invalid_request", false),
    ])
  func doubtfulHeaders(_ name: String, _ value: String, _ isSecret: Bool) {
    #expect(HeaderField(name: name, value: value).isCredential == isSecret)
  }

  @Test("some count in some places only: a key is no secret as a variable, and every cookie is one")
  func places() {
    #expect(SecretNames.hides("key", "abc", in: .query) && !SecretNames.hides("key", "abc", in: .variable))
    #expect(!SecretNames.hidesForCertain("key", "abc", in: .query))
    #expect(SecretNames.hidesForCertain("key", "AIzaSyD3adB33f", in: .query))
    #expect(SecretNames.hides("auth", "abc", in: .query) && !SecretNames.hides("auth", "abc", in: .member))
    #expect(
      SecretNames.hides("refresh", "abc", in: .member) && !SecretNames.hides("refresh", "abc", in: .query))
    #expect(SecretNames.hides("theme", "dark", in: .cookie))
    #expect(
      SecretNames.hides("Cookie", "a=b", in: .member) && !SecretNames.hides("cookie", "true", in: .member))
    #expect(
      !SecretNames.hides("Cookie", "a=b", in: .query) && !SecretNames.hides("cookies", "ab", in: .member))
  }

  @Test(
    "hide no switch and no count, but a number where numbers are secrets",
    arguments: [
      ("token", "true", false), ("secret", "null", false), ("session", "12", false), ("token", "", false),
      ("token", "123456", true), ("pin", "0000", true), ("otp", "123", true), ("cvv", "123", true),
      ("password", "1234", true), ("password", "false", false),
    ])
  func values(_ name: String, _ value: String, _ isSecret: Bool) {
    #expect(SecretNames.hides(name, value, in: .form) == isSecret)
  }

  @Test(
    "that may mean anything hide what a machine made up, and what stands beside grant_type",
    arguments: [
      ("US", false), ("invalid_request", false), ("error-404-not-found", false), ("rate_limit_2", false),
      ("2026-11-22T11:00:00Z", false), ("SplxlOBeZQQYbYS6WxSbIA", true),
      ("8f14e45fceea167a5a36dedd4bea2543", true),
      ("550e8400-e29b-41d4-a716-446655440000", true), ("a b8f14e45fceea167a", false),
    ])
  func ambiguous(_ value: String, _ isSecret: Bool) {
    for name in ["code", "access", "sid"] {
      for place in [SecretNames.Place.query, .form, .member] {
        #expect(SecretNames.hides(name, value, in: place) == isSecret)
        #expect(SecretNames.hides(name, value, in: place, besideGrantType: true))
      }
    }
    #expect(SecretNames.hides("auth", value, in: .member) == isSecret)
    #expect(SecretNames.hides("refresh", value, in: .query) == isSecret)
  }

  @Test(
    "are cut into words where capitals and signs are",
    arguments: [
      ("newPassword2", ["new", "password"]), ("SAMLResponse", ["saml", "response"]),
      ("X-Api-Key", ["x", "api", "key"]),
      ("user[pin]", ["user", "pin"]), ("APIKey", ["api", "key"]), ("OAuth2Token", ["o", "auth", "token"]),
      ("__a__", ["a"]), ("", []), ("パスワード", ["パスワード"]),
    ])
  func words(_ name: String, _ words: [String]) {
    #expect(SecretNames.words(of: name) == words)
  }

  @Test("stand in one table: no other file of the program has a list of them")
  func oneTable() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?.allObjects ?? []
    var checked = 0
    var known: [String: Bool] = [:]
    for case let file as URL in files where file.pathExtension == "swift" {
      guard !Self.otherTables.contains(file.lastPathComponent) else { continue }
      checked += 1
      let bytes = try [UInt8](Data(contentsOf: file))
      // To look for lists takes seconds, so it is done where there may be one.
      guard mayList(bytes, &known) else { continue }
      for list in lists(in: String(decoding: bytes, as: UTF8.self)) {
        let names = Set(list).filter { isName($0) && SecretNames.rule(of: $0, in: .member) != nil }
        #expect(names.count < 3, "\(file.lastPathComponent) lists \(names.sorted())")
      }
    }
    #expect(checked > 300)
    #expect(lists(in: #"let a = ["token", "password", "api_key"]"#).contains { $0.count == 3 })
  }

  /// The table itself, the words that are ordinary in recordings, and the headers that AWS does not sign.
  private static let otherTables = ["SecretNames.swift", "OrdinaryWords.swift", "AWS.swift"]

  /// Whether three names of secrets stand anywhere.
  ///
  /// - Parameter known: what is known of words of other files.
  private func mayList(_ source: [UInt8], _ known: inout [String: Bool]) -> Bool {
    var names: Set<String> = []
    for bytes in source.split(whereSeparator: { !Self.mayBeOfName($0) }) where (2...40).contains(bytes.count)
    {
      let word = String(decoding: bytes, as: UTF8.self)
      let isSecret = known[word] ?? (isName(word) && SecretNames.rule(of: word, in: .member) != nil)
      known[word] = isSecret
      if isSecret { names.insert(word) }
    }
    return names.count >= 3
  }

  private static func mayBeOfName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte)
      || (0x61...0x7a).contains(byte) || byte == 0x5f || byte == 0x2d
  }

  /// The texts of each array of texts, and the words of each text.
  private func lists(in source: String) -> [[String]] {
    let arrays = source.matches(of: /\[\s*"[^"\n]*"(?:\s*,\s*"[^"\n]*")+\s*,?\s*\]/).map { array in
      array.output.matches(of: /"([^"\n]*)"/).map { String($0.output.1) }
    }
    let texts = source.matches(of: /"([^"]*)"/).map { text in
      text.output.1.split(whereSeparator: \.isWhitespace).map(String.init).filter { !$0.hasPrefix("-") }
    }
    // A sentence is no list.
    return arrays + texts.filter { $0.allSatisfy(isName) }
  }

  private func isName(_ text: String) -> Bool {
    text.first?.isLetter == true && text.allSatisfy { $0.isLetter || $0.isNumber || "_-".contains($0) }
  }
}

import ApusClient
import Testing

@testable import ApusRedaction

@Suite("Secrets behind a name at the beginning of a line")
struct LineSecretsTests {
  private func found(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return LineSecrets.all(in: bytes).map { place in
      "\(place.name)=\(String(decoding: bytes[place.range], as: UTF8.self))"
    }
  }

  @Test(
    "are words and quoted values of settings, of YAML, of TOML and of events",
    arguments: [
      ("password: s3cret-canary", "password=s3cret-canary"), ("API_KEY=k3y-canary\n", "API_KEY=k3y-canary"),
      ("  - token: 'abc-12345'", "token=abc-12345"), ("export SECRET=x-12345 # mine", "SECRET=x-12345"),
      ("a: 1\nclient_secret = \"two words 1\"\r\n", "client_secret=two words 1"),
      ("data: password=s3cret-canary", "password=s3cret-canary"),
      ("\t-  export  TOKEN = x-12345", "TOKEN=x-12345"),
    ])
  func found(_ text: String, _ expected: String) {
    #expect(found(text) == [expected])
  }

  @Test(
    "in YAML go on to the end of their line, or to a remark",
    arguments: [
      ("password: correct horse battery 1", ["password=correct horse battery 1"]),
      ("a: 1\r\n- token: x y, z  # mine\r\n", ["token=x y, z"]), ("password: 'a b'", ["password=a b"]),
      ("password: |\n  a b", []), ("password: {a: b}", []), ("password: [a, b]", []), ("password:", []),
      ("password: # none", []), ("password: {{p}} x", []), ("city: Tokyo to Kobe", []),
      ("password: !Ref DBPassword", []), ("password: Please enter yours.", []),
      ("token = get_token(user)", []),
      ("password: Please enter 4 digits", ["password=Please enter 4 digits"]),
      ("token: a b\t# mine", ["token=a b"]), ("password: Tr0ub4dor&3", ["password=Tr0ub4dor&3"]),
    ])
  func yaml(_ text: String, _ expected: [String]) {
    let bytes = Array(text.utf8)
    let found = LineSecrets.all(in: bytes, isYAML: true).map { place in
      "\(place.name)=\(String(decoding: bytes[place.range], as: UTF8.self))"
    }
    #expect(found == expected)
  }

  @Test(
    "are none in sentences, in source code, and where something else is named",
    arguments: [
      "", "\n\n", "password", "password:", "password=", "token: a word and more", "token = read(file);",
      "password: {{secret}}", "name: s3cret-canary", "token_type: bearer", "password: |", "=x", ": x",
      "and so the password: a1b2c3",
    ])
  func others(_ text: String) {
    #expect(found(text).isEmpty)
  }

  @Test(
    "are values whose names stand on the line before, as settings of a container are written",
    arguments: [
      ("env:\n  - name: DB_PASSWORD\n    value: a1b2c3\n", ["DB_PASSWORD=a1b2c3"]),
      ("- name: 'api_token'\n  value: \"x y\"\n- name: CITY\n  value: Kobe", ["api_token=x y"]),
      ("key: dbpassword\nvalue: a1b2c3", ["dbpassword=a1b2c3"]),
      ("- name: DB_PASSWORD\n  other: 1\n  value: a1b2c3", []),
      ("- name: DB_PASSWORD\nvalue: a1b2c3", []), ("- name: DB_PASSWORD\n\n  value: a1b2c3", []),
      ("- name: DB_PASSWORD\n  value: {{secret:x}}", []), ("- name: DB_PASSWORD\n  valued: a1b2c3", []),
      ("- name: DB_PASSWORD", []), ("value: a1b2c3", []), ("name: city\nvalue: a1b2c3", []),
    ])
  func named(_ text: String, _ expected: [String]) {
    #expect(found(text) == expected)
  }

  @Test("are found on every line, also the last, which may not end")
  func lines() {
    #expect(found("pwd=a1b2c3\nx=1\n\npwd: d4e5f6") == ["pwd=a1b2c3", "pwd=d4e5f6"])
  }
}

import Testing

@testable import ApusRedaction

@Suite("Who asks, as a URL has it")
struct URLPersonTests {
  private func person(_ text: String) -> (range: String?, password: String?) {
    let bytes = Array(text.utf8)
    let person = URLPerson(in: bytes, at: 0)
    func string(_ range: Range<Int>?) -> String? {
      range.map { String(decoding: bytes[$0], as: UTF8.self) }
    }
    return (string(person.range), string(person.password))
  }

  @Test(
    "is what stands before the last `@` of the authority",
    arguments: [
      ("joe:secret@host/x", "joe:secret", "secret"), ("token@host", "token", nil),
      ("a:b@c@host", "a:b@c", "b@c"),
      ("joe:@host", "joe:", ""), ("{{secret:user}}:pw@h", "{{secret:user}}:pw", "pw"),
      ("host:80/a@b", nil, nil),
      ("host/a@b", nil, nil), ("host", nil, nil), ("", nil, nil), ("joe:pw@h' a@b", "joe:pw", "pw"),
    ] as [(String, String?, String?)])
  func authority(_ text: String, _ range: String?, _ password: String?) {
    let person = person(text)
    #expect(person.range == range && person.password == password)
  }

  @Test("has a quote in its password where nothing else stands there")
  func alone() {
    let bytes = Array("joe:it's9@host".utf8)
    let password = URLPerson(in: bytes, at: 0, isAlone: true).password
    #expect(password.map { String(decoding: bytes[$0], as: UTF8.self) } == "it's9")
    #expect(URLPerson(in: bytes, at: 0).password == nil)
  }

  @Test(
    "may have signs in its password that end an authority: then what would be the port is none",
    arguments: [
      ("joe:ab/cd@host/x", "ab/cd"), ("joe:ab#cd?e@host", "ab#cd?e"), ("joe:ab/c@d/e@host", "ab/c@d/e"),
      ("host:8080/@vite", nil), ("localhost:PORT/@vite", nil), ("host:{{port}}/@me", nil),
      ("h:$PORT/@me", nil),
      ("[::1]:80/a@b", nil), ("host:/a@b", nil), ("localhost:port2/@vite", nil),
      ("www.h.org:org/repo@v1", nil),
      ("h1:27017,h2:27017/db?a=x@y", nil), ("a:3000,http://b:3001/@x", nil),
      ("h:8080</url><mail>joe@x.org", nil),
      ("h:8080)/…@x", nil), ("joe:ab/cd host@x", nil), ("joe:ab/cd\"@x", nil),
      ("joe:ab/cd", nil), ("joe:ab/" + String(repeating: "x", count: 600) + "@host", nil),
    ] as [(String, String?)])
  func rawSigns(_ text: String, _ password: String?) {
    #expect(person(text).password == password)
  }
}

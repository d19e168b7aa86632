import ApusLanguage
import ApusPacingTestSupport
import Testing

@testable import ApusRedaction
@testable import ApusSavedSessions

@Suite("The lines of a text, looked through", .paced)
struct TextAuditTests {
  private func audit(_ text: String, isSession: Bool = false) throws -> TextAudit {
    var redactor = Redactor()
    return try TextAudit(
      text, as: isSession ? .session : .other, words: CommandWords { _ in nil }, redactor: &redactor)
  }

  @Test("tells the lines that have a secret, also one that a later line tells")
  func later() throws {
    let audit = try audit("GET /x/canary-12345678\nAuthorization: Bearer canary-12345678\n\n{\"a\": 1}\n")
    #expect(audit.findings.map(\.line) == [1, 2])
    #expect(!audit.fixed.contains("canary") && audit.fixed.hasSuffix("\n\n{\"a\": 1}\n"), "\(audit.fixed)")
  }

  @Test("leaves the head of a session, and what is a placeholder already")
  func session() throws {
    let text = "---\nsession: 2\nsecrets: [TOKEN]\n---\n\n```console\n$ get /x token=={{secret:token}}\n```\n"
    #expect(try audit(text, isSession: true).findings == [])
    #expect(try audit(text, isSession: true).fixed == text)
  }

  @Test("keeps how lines end")
  func ends() throws {
    let audit = try audit("GET http://h/\r\nX-Api-Key: canary-12345678\r\n\r\na=1&password=canary-2\r\n")
    #expect(audit.findings.map(\.line) == [2, 4])
    #expect(
      audit.fixed
        == "GET http://h/\r\nX-Api-Key: {{secret:X-Api-Key}}\r\n\r\na=1&password={{secret:password}}\r\n")
  }

  @Test(
    "tells what stands in XML and in rows, and calls it what it is called there",
    arguments: [
      ("POST http://h/\n\n<a><password>canary</password></a>\n", 3),
      ("POST http://h/\n\n<a password='canary'/>\n", 3),
      ("POST http://h/\n\n<password><![CDATA[canary]]></password>\n", 3),
      ("POST http://h/\n\nuser,password\nada,canary\n", 4),
    ])
  func structures(_ text: String, _ line: Int) throws {
    let audit = try audit(text)
    #expect(audit.findings.map(\.line) == [line])
    #expect(audit.findings.map(\.reason) == ["its name is a secret's"])
    #expect(audit.fixed == text.replacing("canary", with: "{{secret:password}}"))
    #expect(try self.audit(audit.fixed).findings == [])
  }

  @Test("has as many lines as before, though a value has several")
  func lines() throws {
    let text = "POST http://h/\n\n<a>\n<secret>one two\nthree</secret>\n<b/></a>\nX-Api-Key: canary-1\n"
    let audit = try audit(text)
    #expect(audit.fixed.split(separator: "\n", omittingEmptySubsequences: false).count == 8, "\(audit.fixed)")
    #expect(audit.findings.map(\.line) == [4, 5, 7] && !audit.fixed.contains("three"), "\(audit.fixed)")
  }

  @Test("takes out all of a private key, and tells of it once", arguments: [false, true])
  func keys(_ isSession: Bool) throws {
    let key = "-----BEGIN PRIVATE KEY-----\n  MIIEvQIBADANBgkq\n  hkiG9w0BAQEF\n  -----END PRIVATE KEY-----"
    let audit = try audit("key: |\n  \(key)\nb: 1\n", isSession: isSession)
    #expect(audit.findings.map(\.line) == [2])
    #expect(audit.fixed == "key: |\n  {{secret:token}}\n\n\n\nb: 1\n")
    #expect(try self.audit(audit.fixed, isSession: isSession).findings == [])
  }

  @Test(
    "finds none where a shell has a variable, as in lines that this program writes for one",
    arguments: [
      #"curl 'http://h/?token='"$TOKEN""#, #"curl "http://h/?token=$TOKEN&a=1""#,
      "curl http://h \\\n  -H 'Authorization: Bearer '\"$TOKEN\" \\\n  -H 'X-Api-Key: '\"$X_API_KEY\"",
      #"curl http://h --data-raw '{"x": "'"$TOKEN"'", "password": "'"${PASSWORD}"'"}'"#,
      #"curl http://h -d 'password='"$PASSWORD""#, #"http h --raw '{"password": "'"$PASSWORD"'"}'"#,
      "$NAME $ $1 ${ $", "",
    ], [false, true])
  func variables(_ lines: String, _ isSession: Bool) throws {
    let text = isSession ? "```console\n$ curl\n\(lines)\n```\n" : lines + "\n"
    let audit = try audit(text, isSession: isSession)
    #expect(audit.findings == [] && audit.fixed == text, "\(audit.fixed)")
  }

  @Test(
    "finds what stands beside a variable, and what is given to one",
    arguments: [
      (#"curl http://h -H "A: $A" -H 'X-Api-Key: canary-12345678'"#, "X-Api-Key"),
      (#"$password = "canary-12345678""#, "password"), (#""$password": "canary-12345678""#, "password"),
      (#"A=$A PASSWORD=canary-12345678"#, "PASSWORD"), ("A=${DB_PASSWORD:-canary-12345678}", "DB_PASSWORD"),
    ])
  func besideVariables(_ line: String, _ name: String) throws {
    let audit = try audit(line + "\n")
    #expect(audit.fixed == line.replacing("canary-12345678", with: "{{secret:\(name)}}") + "\n")
    #expect(audit.findings.map(\.line) == [1])
  }

  @Test("is given up in a task that is cancelled")
  func cancelled() async {
    let isStopped = await Task { () -> Bool in
      withUnsafeCurrentTask { $0?.cancel() }
      var redactor = Redactor()
      redactor.stopsWhenCancelled = true
      let audit = Result {
        try TextAudit("password=hunter2\n", as: .other, words: CommandWords { _ in nil }, redactor: &redactor)
      }
      return redactor.knownCount == 0 && (try? audit.get()) == nil
    }.value
    #expect(isStopped)
  }
}

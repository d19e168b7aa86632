import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusRedaction
@testable import ApusSavedSessions
@testable import ApusSurroundings
@testable import ApusSystem

@Suite("Files that are looked through", .paced)
struct AuditTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private var audit: Audit { Audit(.disk(home: nil), runner: Parrot(), rules: RedactionRules()) }

  private func paths() throws -> [String] { try AuditedFiles(folder.path, .disk(home: nil)).paths }

  @Test("are read no further in a task that is cancelled")
  func cancelled() async throws {
    try folder.write("GET http://h/\nX-Api-Key: canary-12345678\n", to: "a.http")
    let isStopped = await Task { [path = folder.path] () -> Bool in
      withUnsafeCurrentTask { $0?.cancel() }
      let audit = Audit(.disk(home: nil), runner: Parrot(), rules: RedactionRules())
      do {
        _ = try audit.results([path + "/a.http"])
        return false
      } catch {
        return error is CancellationError
      }
    }.value
    #expect(isStopped)
  }

  @Test("tell each other what is a secret")
  func together() throws {
    try folder.write("POST http://h/\n\nfor canary-12345678\n", to: "a.http")
    try folder.write("GET http://h/\nX-Api-Key: canary-12345678\n", to: "b.http")
    let results = try audit.results(["a.http", "b.http"].map { folder.path + "/" + $0 })
    #expect(results.map { $0.findings.map(\.line) } == [[3], [2]])
  }

  @Test("keep what they call other things, though one of them has such a word for a password")
  func words() async throws {
    let pom = "<a>\n<artifactId>petclinic</artifactId>\n</a>\n"
    try folder.write(pom, to: "pom.xml")
    try folder.write("USER=petclinic\nPASSWORD=petclinic\n", to: "b.env")
    try folder.write(#"{"key":"password","password":"password"}"#, to: "c.json")
    let results = try audit.results(try paths())
    #expect(results.map(\.findings.count) == [1, 1, 0], "\(results)")
    #expect(try await audit.fix(results) == [])
    #expect(folder.text(of: "b.env") == "USER=petclinic\nPASSWORD={{secret:PASSWORD}}\n")
    #expect(folder.text(of: "c.json") == #"{"key":"password","password":"{{secret:password}}"}"#)
    #expect(folder.text(of: "pom.xml") == pom)
  }

  @Test("keep their words in a session where one of them is a password, so that it can still be read")
  func readable() throws {
    let rest = "error[oauth.expired]: it has expired\n? oauth.expired\n```\n\nThis one is expired.\n"
    let head = "---\nsession: 2\n---\n\n```console\n"
    try folder.write(head + "$ get /x -A bearer -a expired\n" + rest, to: "a.session.md")
    let results = try audit.results([folder.path + "/a.session.md"])
    #expect(results.map { $0.findings.map(\.line) } == [[6]], "\(results)")
    let fixed = results.map { String(decoding: $0.fixed, as: UTF8.self) }
    #expect(fixed == [head + "$ get /x -A bearer -a {{secret:typed}}\n" + rest], "\(fixed)")
  }

  /// A session with a recording that holds a value of its own.
  private func write(_ name: String, redact: String) throws {
    let head = "---\nsession: 2\ncassette: \(name).session.har\n\(redact)---\n\nProse.\n"
    try folder.write(head, to: "\(name).session.md")
    try folder.write(
      """
      {"log":{"version":"1.2","creator":{"name":"a","version":"1"},"entries":[{"startedDateTime":"2026-01-01T00:00:00Z",\
      "time":1,"request":{"method":"GET","url":"http://h.test/","httpVersion":"HTTP/1.1","cookies":[],"headers":[],\
      "queryString":[],"headersSize":-1,"bodySize":0},"response":{"status":200,"statusText":"OK","httpVersion":"HTTP/1.1",\
      "cookies":[],"headers":[],"content":{"size":24,"mimeType":"application/json","text":"{\\"tel\\":\\"C-99817\\"}"},\
      "redirectURL":"","headersSize":-1,"bodySize":24},"cache":{},"timings":{"send":0,"wait":1,"receive":0}}]}}
      """, to: "\(name).session.har")
  }

  @Test(
    "go by what their own session declares, and by no other's",
    arguments: ["[body.tel]", "[tel]", "[\"/C-[0-9]{5}/\"]"])
  func declared(_ places: String) async throws {
    try write("a", redact: "redact: \(places)\n")
    try write("b", redact: "")
    let paths = try paths()
    let results = try audit.results(paths)
    let found = results.filter { !$0.findings.isEmpty }.map {
      String($0.path.dropFirst(folder.path.count + 1))
    }
    #expect(found.contains("a.session.har") && !found.contains("b.session.md"), "\(found)")
    #expect(try await audit.fix(results.filter { $0.path.contains("/a.") }) == [])
    #expect(folder.text(of: "a.session.har")?.contains("C-99817") == false)
    #expect(try audit.results(paths.filter { $0.contains("/a.") }).allSatisfy(\.findings.isEmpty))
  }

  @Test(
    "go by the session that stands beside a recording, though only that is named",
    arguments: ["a", "b", "c"])
  func beside(_ name: String) throws {
    try write("a", redact: "redact: [body.tel]\n")
    try write("b", redact: "redact: [body.tel]\n")
    try write("c", redact: "redact: [body.fax]\n")
    try folder.write(try #require(folder.text(of: "b.session.har")), to: "b.har")
    let path = folder.path + (name == "b" ? "/b.har" : "/\(name).session.har")
    let results = try audit.results([path])
    #expect(results.map(\.path) == [path])
    #expect(results.allSatisfy { $0.findings.map(\.name) == (name == "c" ? [] : ["tel"]) }, "\(results)")
  }

  @Test("are not changed where nothing was found")
  func unchanged() async throws {
    try folder.write("GET http://h/\n", to: "a.http")
    let results = try audit.results([folder.path + "/a.http"])
    #expect(try await audit.fix(results) == [])
    #expect(folder.text(of: "a.http") == "GET http://h/\n")
  }

  @Test("keep every other byte, also where they are no UTF-8")
  func otherBytes() async throws {
    let head = Array("GET http://h/\n# caf".utf8) + [0xe9, 0x0d, 0x0a]
    let path = folder.path + "/a.http"
    try SafeFile.replace(path, with: head + Array("X-Api-Key: canary-12345678\n".utf8))
    let results = try audit.results([path])
    #expect(results.map(\.findings.count) == [1])
    #expect(try await audit.fix(results) == [])
    let fixed = try #require(folder.contents(of: "a.http"))
    #expect(fixed.starts(with: head) && !String(decoding: fixed, as: UTF8.self).contains("canary"))
  }

  @Test("may be UTF-16, and stay so", arguments: [true, false])
  func utf16(_ isLittle: Bool) async throws {
    func bytes(_ text: String) -> [UInt8] {
      "\u{feff}\(text)".utf16.flatMap { unit in
        let pair = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
        return isLittle ? pair : pair.reversed()
      }
    }
    let path = folder.path + "/.env"
    try SafeFile.replace(path, with: bytes("A=é\r\nTOKEN=canary-12345678\r\n"))
    let results = try audit.results([path])
    #expect(results.map { $0.findings.map(\.line) } == [[2]])
    #expect(try await audit.fix(results) == [])
    #expect(folder.contents(of: ".env") == bytes("A=é\r\nTOKEN={{secret:TOKEN}}\r\n"))
  }

  @Test("are refused where they are no text, and nothing is called clean")
  func noText() throws {
    let path = folder.path + "/a.har.gz"
    try SafeFile.replace(path, with: [0x1f, 0x8b, 0x08, 0x00, 0x00, 0x01])
    let failure = #expect(throws: CommandFailure.self) { try audit.results([path]) }
    #expect(failure?.code == .usageArgument)
  }

  @Test(
    "are read as their kind has it",
    arguments: [
      (".netrc", "machine h login u password canary-12345678\n"),
      ("c.csv", "user,token\nada,canary-12345678\n"),
      ("s.sh", "curl -u u:canary-12345678 https://h\n"), ("t.sh", "curl -b 'sid=canaryofwords' https://h\n"),
      ("u.sh", "curl --proxy-user u:canaryofwords https://h\n"), ("v.apus", "auth bearer canaryofwords\n"),
      ("rc", "set header X-Api-Key canary-12345678\n"),
      ("plain.json", #"{"token":"canary-12345678"}"#), ("c.yaml", "token: canary-12345678\n"),
    ])
  func kinds(_ name: String, _ text: String) async throws {
    try folder.write(text, to: name)
    let results = try audit.results([folder.path + "/" + name])
    #expect(results.allSatisfy { $0.findings.count == 1 }, "\(results)")
    #expect(try await audit.fix(results) == [])
    #expect(folder.text(of: name)?.contains("canary") == false)
    #expect(try audit.results([folder.path + "/" + name]).allSatisfy(\.findings.isEmpty))
  }
}

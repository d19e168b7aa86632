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

  @Test("are those of a folder that are to be shared, and what belongs to a session")
  func paths() throws {
    for name in ["a.session.md", "a.session.har", "b.http", "c.txt", ".d.http"] {
      try folder.write("", to: name)
    }
    let all = try audit.paths(of: folder.path).map { String($0.dropFirst(folder.path.count + 1)) }
    #expect(all == ["a.session.har", "a.session.md", "b.http"])
    #expect(try audit.paths(of: folder.path + "/a").count == 2)
    #expect(try audit.paths(of: folder.path + "/c.txt").count == 1)
    #expect(throws: CommandFailure.self) { try audit.paths(of: folder.path + "/gone") }
  }

  @Test("tell each other what is a secret")
  func together() throws {
    try folder.write("POST http://h/\n\nfor canary-12345678\n", to: "a.http")
    try folder.write("GET http://h/\nX-Api-Key: canary-12345678\n", to: "b.http")
    let results = try audit.results(["a.http", "b.http"].map { folder.path + "/" + $0 })
    #expect(results.map { $0.findings.map(\.line) } == [[3], [2]])
  }

  @Test("are not changed where nothing was found")
  func unchanged() async throws {
    try folder.write("GET http://h/\n", to: "a.http")
    let results = try audit.results([folder.path + "/a.http"])
    try await audit.fix(results)
    #expect(folder.text(of: "a.http") == "GET http://h/\n")
  }
}

import ApusFolderTestSupport
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusRedaction
@testable import ApusSavedSessions
@testable import ApusSurroundings
@testable import ApusSystem

@Suite("Which files are looked through", .paced)
struct AuditedFilesTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func found(_ name: String) throws -> AuditedFiles {
    try AuditedFiles(folder.path + name, .disk(home: nil))
  }

  private func names(_ found: AuditedFiles) -> [String] {
    found.paths.map { String($0.dropFirst(folder.path.count + 1)) }
  }

  @Test("are those of a folder that are to be shared, and what belongs to a session")
  func paths() throws {
    for name in ["a.session.md", "a.session.har", "b.http", "c.txt", ".d.http"] {
      try folder.write("", to: name)
    }
    let all = try found("")
    #expect(names(all) == [".d.http", "a.session.har", "a.session.md", "b.http"])
    #expect(all.passedOver == 1)
    #expect(try found("/a").paths.count == 2 && found("/a").passedOver == 0)
    #expect(try found("/c.txt").paths.count == 1)
    #expect(throws: CommandFailure.self) { try found("/gone") }
  }

  @Test("are those of other programs, too, by what they hold where they have no name that tells")
  func others() throws {
    let environment = #"{"name":"e","values":[{"key":"password","value":"canary-12345678"}]}"#
    let files = [
      "a.hurl": "GET http://h/", "b.bru": "meta {\n}", ".env": "API_KEY=canary-12345678",
      "c.json": environment, "d.json": #"{"a":1}"#, "e.yaml": "a: 1", "f.postman_collection.json": "{}",
      "requests": "GET http://h/\nAccept: text/plain\n", "Makefile": "all:\n", ".git/config": "token = x",
      ".hidden/g.http": "GET http://h/", "h.HAR": "{}", ".netrc": "machine h login u password x",
      "i.md": "# Hello",
    ]
    for (name, text) in files { try folder.write(text, to: "all/\(name)") }
    let found = try self.found("/all")
    #expect(
      names(found).map { $0.dropFirst(4) } == [
        ".env", ".hidden/g.http", ".netrc", "a.hurl", "b.bru", "c.json", "d.json", "e.yaml",
        "f.postman_collection.json", "h.HAR", "requests",
      ])
    #expect(found.passedOver == 2)
    let audit = Audit(.disk(home: nil), runner: Parrot(), rules: RedactionRules())
    let telling = try audit.results(found.paths).filter { !$0.findings.isEmpty }.map(\.path)
    #expect(telling == found.paths.filter { ["/.env", "/.netrc", "/c.json"].contains(where: $0.hasSuffix) })
  }

  @Test("are none that hold no text, and a folder with nothing else is refused")
  func none() throws {
    try folder.write("x", to: "none/x.txt")
    #expect(throws: CommandFailure.self) { try found("/none") }
    try folder.write("a\u{0}b", to: "binary/a.json")
    #expect(throws: CommandFailure.self) { try found("/binary") }
    try folder.write("{}", to: "binary/b.json")
    let both = try found("/binary")
    #expect(names(both) == ["binary/b.json"] && both.passedOver == 1)
  }

  @Test("are none that a link in a folder leads to, be it around it, and none that a package manager writes")
  func links() throws {
    let theirs = "links/package-lock.json"
    for name in ["links/in/a.env", theirs, "links/b.json", "links/door-lock.json", "c.env"] {
      try folder.write("{}", to: name)
    }
    for (name, place) in [("in/around", ".."), ("d.env", "../c.env"), ("e.env", "nowhere")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/links/" + name, withDestinationPath: place)
    }
    #expect(names(try found("/links")) == ["links/b.json", "links/door-lock.json", "links/in/a.env"])
    #expect(try found("/links/d.env").paths.count == 1)
  }

  @Test("are a session with the recording that its head names")
  func recordings() throws {
    try folder.write("---\nsession: 2\ncassette: other.har\n---\n", to: "s.session.md")
    #expect(names(try found("/s")) == ["s.session.md"])
    for name in ["other.har", "s.session.har"] { try folder.write("{}", to: name) }
    #expect(names(try found("/s")) == ["other.har", "s.session.md"])
  }
}

import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusSavedSessions
@testable import ApusSurroundings
@testable import ApusSystem

@Suite("Sessions that somebody named", .paced)
struct SessionSearchTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    for name in ["a.session.md", "api/b.session.md", "api/v1/c.session.md", "api/.hidden/d.session.md"] {
      try FileManager.default.createDirectory(
        atPath: folder.path + "/api/v1", withIntermediateDirectories: true)
      try FileManager.default.createDirectory(
        atPath: folder.path + "/api/.hidden", withIntermediateDirectories: true)
      try folder.write("x", to: name)
    }
    try folder.write("x", to: "api/notes.md")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/api/loop", withDestinationPath: folder.path)
  }

  private func places(_ typed: String) throws -> [SessionSearch.Place] {
    try SessionSearch(.disk(home: nil, workingFolder: folder.path)).places(of: typed)
  }

  @Test(
    "are found by a name, a folder, or a pattern, in the order of their names",
    arguments: [
      ("a", ["a.session.md"]), ("a.session.md", ["a.session.md"]),
      ("api", ["api/b.session.md", "api/v1/c.session.md"]),
      ("api/", ["api/b.session.md", "api/v1/c.session.md"]),
      (".", ["a.session.md", "api/b.session.md", "api/v1/c.session.md"]),
      ("api/*", ["api/b.session.md"]), ("**/c", ["api/v1/c.session.md"]),
      ("*/*.session.md", ["api/b.session.md"]), ("-", ["-"]), ("none", ["none.session.md"]),
    ])
  func names(_ typed: String, _ paths: [String]) throws {
    #expect(try places(typed).map(\.path) == paths)
  }

  @Test("may have a line, and a name that ends so is one")
  func lines() throws {
    #expect(
      try places("a.session.md:14")
        == [SessionSearch.Place(path: "a.session.md", typed: "a.session.md:14", line: 14)])
    #expect(try places("a:3").first?.line == 3)
    #expect(try places("a:0").first?.line == nil && places("a:").first?.line == nil)
    try folder.write("x", to: "a:3.session.md")
    #expect(try places("a:3").map(\.path) == ["a.session.md"])
    #expect(try places("a:3.session.md").first?.line == nil)
  }

  @Test("say where there are none")
  func none() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/empty", withIntermediateDirectories: true)
    for (typed, part) in [("empty", "empty is a folder without"), ("x*", "is called x*")] {
      let failure = try #require(throws: CommandFailure.self) { try self.places(typed) }
      #expect(failure.code == .usageArgument && failure.message.contains(part))
    }
  }
}

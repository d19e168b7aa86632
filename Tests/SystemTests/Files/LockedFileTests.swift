import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusSystem
import Foundation
import Testing

@Suite("Files that several programs share", .paced)
struct LockedFileTests {
  @Test("what is appended is read, and a last line without its end is noticed")
  func append() throws {
    let folder = try TestFolder()
    let path = folder.path + "/h"
    #expect(try LockedFile.open(path, toWrite: false) == nil)
    let file = try #require(try LockedFile.open(path, toWrite: true))
    #expect(try !file.endsInsideLine())
    try file.append("one\ntw")
    #expect(try file.endsInsideLine())
    try file.unlockAndSync()
    file.close()
    let again = try #require(try LockedFile.open(path, toWrite: false))
    defer { again.close() }
    #expect(try again.readAll() == Array("one\ntw".utf8))
    #expect(try FileStatus(of: path).mode == 0o600)
  }

  @Test("a link, a folder and a pipe are refused")
  func refused() throws {
    let folder = try TestFolder()
    try folder.write("x", to: "real")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: folder.path + "/real")
    #expect(throws: LockedFile.Failure.self) { try LockedFile.open(folder.path + "/link", toWrite: true) }
    #expect(throws: LockedFile.Failure.self) { try LockedFile.open(folder.path, toWrite: false) }
  }

  @Test("a file is replaced whole, and nothing is left beside it")
  func replace() throws {
    let folder = try TestFolder()
    try folder.write("old", to: "h")
    try LockedFile.replace(folder.path + "/h", with: "new")
    #expect(FileManager.default.contents(atPath: folder.path + "/h") == Data("new".utf8))
    #expect(Folder.names(in: folder.path) == ["h"])
  }
}

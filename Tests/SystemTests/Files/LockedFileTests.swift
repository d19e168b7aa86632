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

  @Test("one that is held is had by nobody else until it is closed, and stays as it is")
  func held() throws {
    let folder = try TestFolder()
    let path = folder.path + "/h"
    #expect(try LockedFile.hold(path) == nil && folder.names.isEmpty)
    try folder.write("mine", to: "h")
    let mode = try FileStatus(of: path).mode
    let file = try #require(try LockedFile.hold(path))
    #expect(throws: LockedFile.Failure.held) { try LockedFile.hold(path) }
    #expect(LockedFile.isHeld(path) && file.isAt(path))
    try FilePath.rename(path, to: folder.path + "/moved")
    try folder.write("another", to: "h")
    #expect(!file.isAt(path) && file.isAt(folder.path + "/moved"))
    try #require(try LockedFile.hold(path)).close()
    #expect(throws: LockedFile.Failure.held) { try LockedFile.hold(folder.path + "/moved") }
    file.close()
    try #require(try LockedFile.hold(folder.path + "/moved")).close()
    #expect(try FileStatus(of: folder.path + "/moved").mode == mode && folder.text(of: "moved") == "mine")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: path)
    #expect(throws: LockedFile.Failure.self) { try LockedFile.hold(folder.path + "/link") }
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

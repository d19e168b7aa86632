import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusSystem
import Foundation
import Testing

@Suite("A safe file", .paced)
struct SafeFileTests {
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  @Test("is written whole, for its owner alone, in folders made for it alone")
  func replacing() throws {
    try SafeFile.replace(folder.path + "/a/b/x", with: [1, 2])
    try SafeFile.replace(folder.path + "/a/b/x", with: [3])
    #expect(try folder.read("a/b/x") == [3])
    #expect(folder.mode(of: "a/b/x") == 0o600)
    #expect(folder.mode(of: "a") == 0o700)
    #expect(folder.mode(of: "a/b") == 0o700)
    #expect(folder.names == ["a"])
  }

  @Test("that is somebody else's stays as readable as it was, and one that is new is nobody's")
  func others() throws {
    try folder.write("old", to: "x")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path + "/x")
    try SafeFile.replace(folder.path + "/x", with: [1], isOthers: true)
    try SafeFile.replace(folder.path + "/y", with: [1], isOthers: true)
    #expect(try folder.read("x") == [1] && folder.mode(of: "x") == 0o640 && folder.mode(of: "y") == 0o600)
  }

  @Test("grows at its end, or over its last bytes")
  func appending() throws {
    let path = folder.path + "/new/x"
    try SafeFile.replace(path, with: Array("head ".utf8))
    try SafeFile.append(Array("tail".utf8), to: path)
    try SafeFile.append(Array("more tail".utf8), to: path, over: 4)
    #expect(try folder.read("new/x") == Array("head more tail".utf8))
    #expect(folder.mode(of: "new/x") == 0o600)
    try SafeFile.append([1], to: path, over: 1_000)
    #expect(try folder.read("new/x").first == 1)
  }

  @Test("does not grow once it is gone")
  func gone() throws {
    let path = folder.path + "/new/x"
    try SafeFile.replace(path, with: [1])
    try FileManager.default.removeItem(atPath: folder.path + "/new")
    let failure = #expect(throws: SafeFile.Failure.self) { try SafeFile.append([1], to: path) }
    #expect(failure?.reason == "No such file or directory")
    #expect(folder.names.isEmpty)
  }

  @Test("whose folder cannot be made says why")
  func folders() throws {
    // Where not even the superuser makes folders.
    let failure = #expect(throws: SafeFile.Failure.self) { try SafeFile.replace("/dev/pts/new/x", with: [1]) }
    #expect(["Operation not permitted", "Permission denied"].contains(failure?.reason))
  }

  @Test("that others could read is theirs no more once it is written")
  func modes() throws {
    try folder.write("x", to: "open")
    #expect(folder.mode(of: "open") != 0o600)
    try SafeFile.append([1], to: folder.path + "/open")
    #expect(folder.mode(of: "open") == 0o600)
  }

  @Test("is never a symbolic link or a folder")
  func links() throws {
    try folder.write("mine", to: "target")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "target")
    for write in [{ try SafeFile.replace($0, with: [1]) }, { try SafeFile.append([1], to: $0) }]
      as [(String) throws -> Void]
    {
      let failure = #expect(throws: SafeFile.Failure.self) { try write(folder.path + "/link") }
      #expect(failure?.reason == "it is a symbolic link")
      #expect(throws: SafeFile.Failure.self) { try write(folder.path) }
      #expect(throws: SafeFile.Failure.self) { try write(folder.path + "/target/below") }
    }
    #expect(try folder.read("target") == Array("mine".utf8))
    #expect(folder.names == ["link", "target"])
  }

  @Test("loses its last bytes, of which there may be fewer; one that is not there fails")
  func cutting() throws {
    let path = folder.path + "/x"
    try SafeFile.replace(path, with: Array("text\n".utf8))
    try SafeFile.cut(1, off: path)
    #expect(try folder.read("x") == Array("text".utf8))
    try SafeFile.cut(9, off: path)
    #expect(try folder.read("x").isEmpty)
    #expect(throws: SafeFile.Failure.self) { try SafeFile.cut(1, off: folder.path + "/gone") }
  }
}

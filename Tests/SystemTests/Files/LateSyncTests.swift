import ApusFolderTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusSystem

@Suite("What is on the disk while the program goes on", .paced)
struct LateSyncTests {
  @Test("is there at once, all of it, and is waited for without fault")
  func appending() throws {
    let folder = try TestFolder()
    let disk = LateSync()
    try disk.wait()
    for name in ["one", "two"] { try SafeFile.replace(folder.path + "/" + name, with: Array("[]".utf8)) }
    for number in 1...3 {
      try SafeFile.append([Array("\(number)".utf8), [0x5d]], to: folder.path + "/one", over: 1, later: disk)
      try SafeFile.append([[0x61]], to: folder.path + "/two", later: disk)
    }
    #expect(try folder.read("one") == Array("[123]".utf8) && folder.read("two") == Array("[]aaa".utf8))
    try disk.wait()
    try disk.wait()
    #expect(try folder.read("one") == Array("[123]".utf8))
  }

  @Test("is told of once where it cannot be, by the first that is not")
  func failing() {
    let disk = LateSync()
    // Nothing is open under this number.
    disk.take(.none, at: "first")
    disk.take(.none, at: "second")
    let failure = #expect(throws: SafeFile.Failure.self) { try disk.wait() }
    #expect(failure?.path == "first" && failure?.reason == "Bad file descriptor")
    #expect(throws: Never.self) { try disk.wait() }
  }

  @Test("is as it was where it could not be written, and is not waited for then")
  func unwritten() throws {
    let folder = try TestFolder()
    let disk = LateSync()
    #expect(throws: SafeFile.Failure.self) {
      try SafeFile.append([[1]], to: folder.path + "/missing", later: disk)
    }
    try disk.wait()
    #expect(folder.names.isEmpty)
  }
}

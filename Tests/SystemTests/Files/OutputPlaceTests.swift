import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusSystem
import Foundation
import Testing

@Suite("Where nothing can be put in a file's place", .paced)
struct OutputPlaceTests {
  private func write(_ text: String, to file: OutputFile) throws {
    try Array(text.utf8).withUnsafeBytes { try file.write($0) }
  }

  @Test("a pipe gets the bytes as they come, and stays a pipe", arguments: [true, false])
  func pipe(_ appends: Bool) throws {
    let folder = try TestFolder()
    let path = folder.path + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    let reader = try Descriptor.opening(path, [.reading, .withoutWaiting])
    defer { reader.close() }
    let file = try OutputFile(path: path, appends: appends)
    #expect(file.isPassing)
    try file.begin()
    try write("hello", to: file)
    var bytes = [UInt8](repeating: 0, count: 10)
    #expect(try reader.read(into: &bytes) == 5)
    try file.begin()
    try write("again", to: file)
    #expect(file.discard(leavingPart: true) == nil)
    #expect(try reader.read(into: &bytes) == 5)
    try file.keep()
    #expect(file.isKept)
    #expect(try reader.read(into: &bytes) == 0)
    #expect(folder.names == ["pipe"])
  }

  @Test("a pipe that nobody reads is not waited for", arguments: [true, false])
  func unreadPipe(_ appends: Bool) throws {
    let folder = try TestFolder()
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "pipe")
    for name in ["pipe", "link"] {
      #expect(throws: FileProblem("nobody reads from it")) {
        try OutputFile(path: folder.path + "/" + name, appends: appends)
      }
    }
  }

  @Test(
    "a device that takes no more says so, and what failed is never kept",
    .enabled(if: FilePath.exists("/dev/full")))
  func full() throws {
    let file = try OutputFile(path: "/dev/full")
    try file.begin()
    #expect(throws: SystemError(ENOSPC)) { try write("hello", to: file) }
    #expect(throws: SystemError(ENOSPC)) { try file.keep() }
    #expect(!file.isKept)
  }

  @Test("a device takes everything and stays one, a link to it too")
  func device() throws {
    let folder = try TestFolder()
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/null")
    for path in ["/dev/null", link] {
      let file = try OutputFile(path: path)
      try write("hello", to: file)
      try file.keep()
      #expect(file.isPassing && file.isKept)
    }
    #expect(try FileStatus(of: link, followsLinks: false).kind == .symbolicLink)
    #expect(try FileStatus(of: "/dev/null").kind == .other)
  }

  @Test(
    "what is open under a number is written to, and no other file takes its place", arguments: [true, false])
  func descriptors(_ isBehindLink: Bool) throws {
    let folder = try TestFolder()
    let opened = try Descriptor.opening(folder.path + "/f", [.both, .new])
    defer { opened.close() }
    var path = "/dev/fd/\(opened.number)"
    if isBehindLink {
      try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: path)
      path = folder.path + "/link"
    }
    let file = try OutputFile(path: path)
    #expect(file.isPassing)
    try write("hello", to: file)
    try file.keep()
    var bytes = [UInt8](repeating: 0, count: 10)
    #expect(try opened.read(into: &bytes) == 5)
    #expect(try FileStatus(of: opened).isSame(as: FileStatus(of: folder.path + "/f")))
  }

  @Test("a device that is not there is not made")
  func missingDevice() {
    #expect(throws: FileProblem("No such file or directory")) { try OutputFile(path: "/dev/fd/99999") }
  }

  @Test(
    "a file in a folder that takes no other is as it was until all is there, which is then copied over it")
  func inPlace() throws {
    let folder = try TestFolder()
    try folder.write("old", to: "f")
    // As the system's is, wherever this runs.
    let temporary = try TestFolder()
    #expect(chmod(temporary.path, 0o1777) == 0)
    try asSomebodyElse(in: folder, folderMode: 0o500, fileMode: 0o600) {
      let dropped = try OutputFile(path: folder.path + "/f", temporary: temporary.path)
      try dropped.begin()
      #expect(dropped.discard(leavingPart: true) == nil)
      #expect(!dropped.isWrittenInPlace)
      #expect(folder.text(of: "f") == "old")

      let half = try OutputFile(path: folder.path + "/f", temporary: temporary.path)
      try write("ha", to: half)
      #expect(folder.text(of: "f") == "old")
      let part = try #require(half.discard(leavingPart: true))
      defer { FilePath.remove(part) }
      #expect(!half.isWrittenInPlace && part.hasPrefix(temporary.path + "/") && part.hasSuffix(".part"))
      #expect(folder.text(of: "f") == "old")
      #expect(FileManager.default.contents(atPath: part) == Data("ha".utf8))
      #expect(try FileStatus(of: part).mode == 0o600)

      let whole = try OutputFile(path: folder.path + "/f", temporary: temporary.path)
      try write("a redirect's", to: whole)
      try whole.begin()
      try write("hello", to: whole)
      try whole.keep()
      #expect(whole.isKept && whole.isWrittenInPlace)
      #expect(folder.text(of: "f") == "hello")
      #expect(whole.discard(leavingPart: true) == nil)

      let empty = try OutputFile(path: folder.path + "/f", temporary: temporary.path)
      try empty.begin()
      try empty.keep()
      #expect(folder.text(of: "f") == "")
      #expect(throws: FileProblem("Permission denied")) {
        try OutputFile(path: folder.path + "/new", temporary: temporary.path)
      }
    }
    #expect(folder.names == ["f"] && temporary.names.isEmpty)
  }

  @Test("a file that may not be written is not replaced either")
  func readOnly() throws {
    let folder = try TestFolder()
    try folder.write("old", to: "f")
    try asSomebodyElse(in: folder, folderMode: 0o700, fileMode: 0o400) {
      for appends in [true, false] {
        #expect(throws: FileProblem("Permission denied")) {
          try OutputFile(path: folder.path + "/f", appends: appends)
        }
      }
    }
    #expect(folder.text(of: "f") == "old")
    #expect(folder.names == ["f"])
  }

  /// Runs something as somebody whom permissions stop, which root is not: as the owner of a folder and its file `f`.
  private func asSomebodyElse(
    in folder: TestFolder, folderMode: mode_t, fileMode: mode_t, _ work: () throws -> Void
  ) throws {
    #expect(chmod(folder.path + "/f", fileMode) == 0)
    #expect(chmod(folder.path, folderMode) == 0)
    defer { chmod(folder.path, 0o700) }
    guard getuid() == 0 else { return try work() }
    #if canImport(Glibc)
      let somebody: uid_t = 12345
      for path in [folder.path, folder.path + "/f"] { #expect(chown(path, somebody, gid_t.max) == 0) }
      // Of this thread alone; the platform's module lacks it.
      let address = try #require(dlsym(nil, "setfsuid"))
      let become = unsafeBitCast(address, to: (@convention(c) (uid_t) -> Int32).self)
      _ = become(somebody)
      defer { _ = become(0) }
      try work()
    #endif
  }
}

import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusSystem
import Foundation
import Testing

@Suite("What is known of a file", .paced)
struct FileStatusTests {
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func status(_ name: String, followsLinks: Bool = true) throws -> FileStatus {
    try FileStatus(of: folder.path + "/" + name, followsLinks: followsLinks)
  }

  @Test("a file, a folder, a pipe and a device are told apart")
  func kinds() throws {
    try folder.write("four", to: "sub/file")
    #expect(try status("sub/file").kind == .file)
    #expect(try status("sub/file").size == 4)
    #expect(try status("sub").kind == .folder)
    #expect(try FileStatus(of: "/dev/null").kind == .other)
    let ends = try Descriptor.pipe()
    defer { for end in [ends.reading, ends.writing] { end.close() } }
    #expect(try FileStatus(of: ends.reading).kind == .pipe)
    let socket = try Socket.listening(on: 0, backlog: 1)
    defer { socket.close() }
    #expect(try FileStatus(of: socket.descriptor).kind == .socket)
  }

  @Test("a link stands for what it leads to, unless it is meant itself")
  func links() throws {
    try folder.write("x", to: "file")
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "file")
    #expect(try status("link").kind == .file)
    #expect(try status("link", followsLinks: false).kind == .symbolicLink)
    #expect(try status("link").isSame(as: status("file")))
    #expect(try !status("link", followsLinks: false).isSame(as: status("file")))
    FilePath.remove(folder.path + "/file")
    #expect(throws: SystemError.missing) { try status("link") }
    #expect(try status("link", followsLinks: false).kind == .symbolicLink)
  }

  @Test("two names of one file are the same file, and two files alike are not")
  func sameness() throws {
    try folder.write("x", to: "a")
    try folder.write("x", to: "b")
    try FileManager.default.linkItem(atPath: folder.path + "/a", toPath: folder.path + "/c")
    #expect(try status("a").isSame(as: status("c")))
    #expect(try !status("a").isSame(as: status("b")))
  }

  @Test("it says who may do what, and to whom the file belongs", arguments: [0o600, 0o644, 0o755, 0o400])
  func modes(_ mode: UInt32) throws {
    let file = try Descriptor.opening(folder.path + "/file", [.writing, .creating])
    defer { file.close() }
    file.setMode(mode)
    let status = try FileStatus(of: file)
    #expect(status.mode == mode)
    #expect(try self.status("file").owner == status.owner)
    #expect(try status.owner == FileStatus(of: folder.path).owner)
  }

  @Test("what was written just now is not old, and what was written long ago is as old as its last change")
  func age() throws {
    try folder.write("x", to: "file")
    let before = try status("file")
    #expect(before.age <= 3_600 && before.age >= -3_600)
    let past = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: folder.path + "/file")
    let after = try status("file")
    #expect(after.written.seconds == 1_000_000_000 && after.written.nanoseconds == 0)
    #expect(after.changed.seconds >= before.changed.seconds)
    #expect(after.age <= 3_600)
  }

  @Test("nothing is known of what is not there")
  func missing() throws {
    #expect(throws: SystemError.missing) { try status("none") }
    #expect(throws: SystemError.self) { try status("none/below") }
    #expect(throws: SystemError.self) { try FileStatus(of: Descriptor.none) }
  }
}

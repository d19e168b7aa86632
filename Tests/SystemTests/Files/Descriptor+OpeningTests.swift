import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusSystem
import Foundation
import Testing

@Suite("Opening files", .paced)
struct DescriptorOpeningTests {
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  @Test("a file is made, written, cut, read from a place, and refused where it must be new")
  func files() throws {
    let path = folder.path + "/f"
    #expect(throws: SystemError.missing) { try Descriptor.opening(path, .reading) }
    let file = try Descriptor.opening(path, [.both, .new])
    defer { file.close() }
    try file.write("hello, world".utf8)
    try file.setSize(5)
    var block = [UInt8](repeating: 0, count: 3)
    let count = try block.withUnsafeMutableBytes { try file.read(into: $0, at: 2) }
    #expect(String(decoding: block[..<count], as: UTF8.self) == "llo")
    #expect(throws: SystemError.exists) { try Descriptor.opening(path, [.writing, .new]) }
    let status = try FileStatus(of: path)
    #expect(status.kind == .file)
    #expect(status.size == 5)
    #expect(try status.isSame(as: FileStatus(of: file)))
  }

  private func opened(_ name: String, _ how: Descriptor.Opening, mode: UInt32 = 0o666) throws -> Descriptor {
    try Descriptor.opening(folder.path + "/" + name, how, mode: mode)
  }

  @Test("what is written goes where opening says: over what is there, behind it, or in place of it")
  func placing() throws {
    for (how, text) in [
      (.writing, "newlong"), ([.writing, .appending], "old longnew"), ([.writing, .emptying], "new"),
    ] as [(Descriptor.Opening, String)] {
      try folder.write(how == .writing ? "oldlong" : "old long", to: "f")
      let file = try opened("f", how)
      try file.write("new".utf8)
      try file.closeWhole()
      #expect(folder.text(of: "f") == text)
    }
  }

  @Test("links and folders are refused where none are wanted, and folders where nothing else is")
  func refusing() throws {
    try folder.write("x", to: "sub/file")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "sub/file")
    #expect(throws: SystemError.symbolicLink) { try opened("link", [.reading, .noLinks]) }
    try opened("link", .reading).close()
    #expect(throws: SystemError.self) { try opened("sub/file", [.reading, .folder]) }
    try opened("sub", [.reading, .folder]).close()
    #expect(throws: SystemError.self) { try opened("sub", .writing) }
    #expect(throws: SystemError.missing) { try opened("none/file", [.writing, .creating]) }
  }

  @Test("a pipe that nobody reads is not waited for where that is said")
  func withoutWaiting() throws {
    mkfifo(folder.path + "/pipe", 0o600)
    #expect(throws: SystemError.nobodyReads) { try opened("pipe", [.writing, .withoutWaiting]) }
    try opened("pipe", [.reading, .withoutWaiting]).close()
  }

  @Test("no file and no end of a pipe is handed on to the programs that are started")
  func children() throws {
    let file = try opened("f", [.writing, .creating])
    let ends = try Descriptor.pipe()
    for descriptor in [file, ends.reading, ends.writing] {
      #expect(fcntl(descriptor.number, F_GETFD) == FD_CLOEXEC)
      descriptor.close()
    }
  }

  @Test("reading and writing at a place change no other, and go on from where somebody stands")
  func places() throws {
    try folder.write("0123456789", to: "f")
    let file = try opened("f", .both)
    defer { file.close() }
    try Array("ab".utf8).withUnsafeBytes { try file.write($0, at: 4) }
    try file.seek(to: 8)
    try file.write("cde".utf8)
    #expect(folder.text(of: "f") == "0123ab67cde")
    var block = [UInt8](repeating: 0, count: 4)
    let count = try block.withUnsafeMutableBytes { try file.read(into: $0, at: 9) }
    #expect(block[..<count].elementsEqual("de".utf8))
    let end = try block.withUnsafeMutableBytes { try file.read(into: $0, at: 11) }
    #expect(end == 0)
  }

  @Test("a file that is made longer has zeros at its end")
  func size() throws {
    try folder.write("abc", to: "f")
    let file = try opened("f", .both)
    defer { file.close() }
    try file.setSize(5)
    #expect(folder.contents(of: "f") == Array("abc\0\0".utf8))
    try file.setSize(1)
    #expect(folder.text(of: "f") == "a")
    try file.sync()
  }

  @Test("what cannot be synced is no failure, and what is not open is one of every call")
  func failing() throws {
    let ends = try Descriptor.pipe()
    try ends.writing.sync()
    #expect(throws: SystemError.self) { try ends.writing.seek(to: 1) }
    for end in [ends.reading, ends.writing] { end.close() }
    let none = Descriptor.none
    #expect(throws: SystemError.self) { try none.sync() }
    #expect(throws: SystemError.self) { try none.setSize(1) }
    #expect(throws: SystemError.self) { try none.seek(to: 0) }
    var block: [UInt8] = [0]
    #expect(throws: SystemError.self) { try block.withUnsafeMutableBytes { try none.read(into: $0, at: 0) } }
    #expect(throws: SystemError.self) { try block.withUnsafeBytes { try none.write($0, at: 0) } }
  }

  @Test("a file that takes another's place lets the same do the same with it")
  func modes() throws {
    let old = try opened("old", [.writing, .new], mode: 0o600)
    old.setMode(0o640)
    let new = try opened("new", [.writing, .new], mode: 0o600)
    try new.setOwnerAndMode(of: FileStatus(of: old))
    #expect(try FileStatus(of: new).mode == 0o640)
    for file in [old, new] { file.close() }
  }
}

import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusSystem
import Foundation
import Testing

@Suite("A file that is put in its place when it is whole", .paced)
struct OutputFileTests {
  let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.write("old", to: "f")
  }

  private func open(_ name: String, appends: Bool = false) throws -> OutputFile {
    try OutputFile(path: folder.path + "/" + name, appends: appends)
  }

  /// Why a path cannot be written.
  private func problem(_ path: String, appends: Bool = false) -> String? {
    do {
      _ = try OutputFile(path: path, appends: appends)
      return nil
    } catch {
      return error.reason
    }
  }

  private func link(_ name: String, to place: String) throws {
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/" + name, withDestinationPath: place)
  }

  @Test("replaces what has its name when it is kept, and is there only then", arguments: ["f", "new"])
  func kept(_ name: String) throws {
    let file = try open(name)
    #expect(!file.isBegun)
    try file.begin()
    try file.write("hello")
    #expect(folder.text(of: "f") == "old")
    #expect(file.isBegun && !file.isKept && !file.isPassing)
    try file.keep()
    #expect(file.isKept && !file.isWrittenInPlace)
    #expect(folder.text(of: name) == "hello")
    #expect(file.discard() == nil)
    try file.keep()
    #expect(throws: SystemError.self) { try file.write("late") }
    #expect(folder.text(of: name) == "hello")
    #expect(Set(folder.names) == ["f", name])
  }

  @Test("is empty when nothing is written and it is kept")
  func empty() throws {
    let file = try open("f")
    try file.begin()
    try file.keep()
    #expect(folder.text(of: "f") == "")
  }

  @Test("leaves what has its name alone, and nothing beside it, when it is not kept")
  func discarded() throws {
    for name in ["f", "new"] {
      for isForgotten in [true, false] {
        let file = try open(name)
        try file.write("half")
        if !isForgotten { #expect(file.discard() == nil) }
        if !isForgotten { try file.keep() }
        #expect(!file.isKept)
      }
    }
    #expect(folder.text(of: "f") == "old")
    #expect(folder.names == ["f"])
  }

  @Test("begins anew where another content comes instead")
  func begunAnew() throws {
    let file = try open("f")
    try file.begin()
    try file.write("a redirect's, and longer")
    try file.begin()
    try file.write("hello")
    try file.keep()
    #expect(folder.text(of: "f") == "hello")
  }

  @Test("leaves a part under a name that nothing has")
  func parts() throws {
    try folder.write("mine", to: "f.part")
    try link("f.part2", to: "nowhere")
    let file = try open("f")
    #expect(try open("f").discard(leavingPart: true) == nil)
    try file.write("half")
    #expect(file.discard(leavingPart: true) == folder.path + "/f.part3")
    #expect(folder.text(of: "f.part3") == "half")
    #expect(folder.text(of: "f.part") == "mine")
    #expect(folder.text(of: "f") == "old")
    #expect(folder.names == ["f", "f.part", "f.part2", "f.part3"])
    #expect(throws: FileProblem("No such file or directory")) {
      try OutputFile.unusedPart(of: folder.path + "/missing/f")
    }
  }

  @Test("keeps the mode and the owner of what it replaces")
  func ownership() throws {
    let path = folder.path + "/f"
    // Nobody but root gives a file away.
    let owner: uid_t = getuid() == 0 ? 12345 : getuid()
    #expect(chown(path, owner, gid_t.max) == 0)
    #expect(chmod(path, 0o640) == 0)
    let file = try open("f")
    try file.write("hello")
    try file.keep()
    let status = try FileStatus(of: path)
    #expect(status.mode == 0o640 && status.owner == owner && status.size == 5)
  }

  @Test("is what a link leads to, there or not; a circle of links leads nowhere")
  func links() throws {
    try link("there", to: folder.path + "/f")
    try link("nowhere", to: "between")
    try link("between", to: "new")
    for (name, target) in [("there", "f"), ("nowhere", "new")] {
      let file = try open(name)
      try file.write("hello")
      try file.keep()
      #expect(folder.text(of: target) == "hello")
      #expect(try FileStatus(of: folder.path + "/" + name, followsLinks: false).kind == .symbolicLink)
    }
    try link("circle", to: "circle")
    #expect(problem(folder.path + "/circle") == "Too many levels of symbolic links")
    #expect(folder.names == ["between", "circle", "f", "new", "nowhere", "there"])
  }

  @Test("that cannot be written says why before anything is", arguments: [true, false])
  func unwritable(_ appends: Bool) throws {
    let missing = "No such file or directory"
    #expect(problem("", appends: appends) == missing)
    #expect(problem(folder.path, appends: appends) == "Is a directory")
    #expect(problem(folder.path + "/missing/f", appends: appends) == missing)
    #expect(problem(folder.path + "/f/below", appends: appends) == "Not a directory")
    #expect(
      problem(folder.path + "/" + String(repeating: "n", count: 300), appends: appends)
        == "File name too long")
    #expect(folder.names == ["f"])
  }

  @Test("may have the longest name there is")
  func longName() throws {
    let name = String(repeating: "n", count: 255)
    let file = try open(name)
    try file.write("hello")
    try file.keep()
    #expect(folder.text(of: name) == "hello")
  }

  @Test("whose place was taken by a folder meanwhile says so, and leaves nothing beside it")
  func taken() throws {
    let file = try open("new")
    try file.write("hello")
    try FileManager.default.createDirectory(atPath: folder.path + "/new", withIntermediateDirectories: false)
    #expect(throws: SystemError.self) { try file.keep() }
    #expect(!file.isKept)
    #expect(folder.names == ["f", "new"])
  }

  @Test("goes on at the end of a file, and is cut off again unless it is kept")
  func appending() throws {
    for name in ["f", "new"] {
      let dropped = try open(name, appends: true)
      try dropped.write(" half")
      #expect(dropped.discard(leavingPart: true) == nil)
    }
    #expect(folder.text(of: "f") == "old")
    #expect(folder.names == ["f"])
    let file = try open("f", appends: true)
    try file.write(" first")
    try file.begin()
    try file.write(" more")
    try file.keep()
    #expect(folder.text(of: "f") == "old more")
    let other = try open("f", appends: true)
    try other.write(" mine")
    try folder.write("old more mine and yours", to: "f")
    #expect(other.discard() == nil)
    #expect(folder.text(of: "f") == "old more mine and yours")
  }
}

extension OutputFile {
  fileprivate func write(_ text: String) throws {
    let bytes = Array(text.utf8)
    try bytes.withUnsafeBytes { try write($0) }
  }
}

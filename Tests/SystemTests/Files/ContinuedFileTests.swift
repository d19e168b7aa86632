import ApusFolderTestSupport
import Foundation
import Testing

@testable import ApusSystem

@Suite("Files that are gone on with")
struct ContinuedFileTests {
  private func write(_ text: String, to file: ContinuedFile) throws {
    try Array(text.utf8).withUnsafeBytes { try file.write($0) }
  }

  @Test("the rest goes behind the part, and the whole takes the place of the old file, with its mode")
  func whole() throws {
    let folder = try TestFolder()
    try folder.write("old", to: "a")
    let path = folder.path + "/a"
    try Descriptor.opening(path, .writing).close()
    try folder.write("one ", to: "a.part")
    let file = try ContinuedFile(part: path + ".part", for: path)
    #expect(file.byteCount == 4)
    try write("two", to: file)
    #expect(folder.text(of: "a") == "old")
    try file.keep()
    #expect(folder.text(of: "a") == "one two")
    #expect(folder.names == ["a"])
  }

  @Test("what is not kept stays where it is, as long as it has become")
  func stays() throws {
    let folder = try TestFolder()
    try folder.write("one ", to: "a.part")
    do {
      let file = try ContinuedFile(part: folder.path + "/a.part", for: folder.path + "/a")
      try write("tw", to: file)
    }
    #expect(folder.text(of: "a.part") == "one tw")
    #expect(folder.names == ["a.part"])
  }

  @Test("a part of another copy is dropped, and the new one is written from its beginning")
  func restart() throws {
    let folder = try TestFolder()
    try folder.write("another copy", to: "a.part")
    let file = try ContinuedFile(part: folder.path + "/a.part", for: folder.path + "/a")
    try file.restart()
    #expect(file.byteCount == 0)
    try write("new", to: file)
    try file.keep()
    #expect(folder.text(of: "a") == "new")
  }

  @Test("a part that is not there, or is a link, is none, and a file that may not be written is not replaced")
  func refused() throws {
    let folder = try TestFolder()
    #expect(throws: FileProblem.self) {
      try ContinuedFile(part: folder.path + "/no.part", for: folder.path + "/no")
    }
    try folder.write("mine", to: "mine")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/a.part", withDestinationPath: "mine")
    #expect(throws: FileProblem.self) {
      try ContinuedFile(part: folder.path + "/a.part", for: folder.path + "/a")
    }
    #expect(folder.text(of: "mine") == "mine")
  }

  @Test("a name is found that nothing has, and the whole of a part is called as it is without its ending")
  func names() throws {
    let folder = try TestFolder()
    try folder.write("", to: "1")
    #expect(try OutputFile.unused { folder.path + "/\($0)" } == folder.path + "/2")
    #expect(folder.names == ["1", "2"])
    #expect(OutputFile.whole(of: "x/a.b.part") == "x/a.b")
    #expect(OutputFile.whole(of: "a.part12") == "a")
    #expect(OutputFile.whole(of: "a.zip") == "a.zip")
  }
}

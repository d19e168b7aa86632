import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusSystem
import Foundation
import Testing

@Suite("Paths of files", .paced)
struct FilePathTests {
  let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.write("x", to: "f")
  }

  @Test("what is there may be read and written, and what is not says so")
  func checks() throws {
    let (path, missing) = (folder.path + "/f", folder.path + "/missing")
    try FilePath.checkReadable(path)
    try FilePath.checkWritable(path)
    #expect(FilePath.exists(path) && !FilePath.exists(missing))
    #expect(!FilePath.isExecutable(path))
    #expect(throws: SystemError.missing) { try FilePath.checkReadable(missing) }
    #expect(throws: SystemError.missing) { try FilePath.checkWritable(missing) }
  }

  @Test("a new name takes the place of a file, and goes away with it; one that is gone is no failure")
  func names() throws {
    try folder.write("y", to: "g")
    try FilePath.rename(folder.path + "/f", to: folder.path + "/g")
    #expect(folder.text(of: "g") == "x")
    #expect(throws: SystemError.missing) {
      try FilePath.rename(folder.path + "/f", to: folder.path + "/g")
    }
    for _ in 0..<2 { FilePath.remove(folder.path + "/g") }
    #expect(folder.names.isEmpty)
  }

  @Test("a link says where it leads, be it nowhere, and nothing else does")
  func links() throws {
    for (name, place) in [("there", "f"), ("nowhere", "りんご/x")] {
      let link = folder.path + "/" + name
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: place)
      #expect(FilePath.destination(ofLink: link) == place)
    }
    #expect(FilePath.destination(ofLink: folder.path + "/f") == nil)
    #expect(FilePath.destination(ofLink: folder.path + "/missing") == nil)
    #expect(FilePath.resolved(folder.path + "/there") == FilePath.resolved(folder.path + "/f"))
    #expect(FilePath.resolved(folder.path + "/nowhere") == nil)
  }

  @Test("the folder is what stands up to the last slash")
  func folders() {
    for (path, folder) in [
      ("f", ""), ("a/f", "a/"), ("/f", "/"), ("/a/b/f", "/a/b/"), ("a/", "a/"), ("", ""),
    ] {
      #expect(FilePath.folder(of: path) == folder)
    }
  }
}

import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusSystem
import Testing

@Suite("Folders", .paced)
struct FolderTests {
  @Test("the folders on the way to a file are made for their owner alone, and those that are there stay")
  func create() throws {
    let folder = try TestFolder()
    try Folder.create(for: folder.path + "/a/b/file")
    try Folder.create(for: folder.path + "/a/b/file")
    #expect(try FileStatus(of: folder.path + "/a/b").mode == 0o700)
    #expect(!FilePath.exists(folder.path + "/a/b/file"))
    try folder.write("x", to: "plain")
    #expect(throws: SystemError.self) { try Folder.create(for: folder.path + "/plain/below/file") }
  }

  @Test("names are those that are wanted, up to a limit, and none of a folder that is not there")
  func names() throws {
    let folder = try TestFolder()
    for name in ["a.txt", "b.txt", ".c", String(repeating: "n", count: 250)] {
      try folder.write("x", to: name)
    }
    #expect(Folder.names(in: folder.path).count == 4)
    #expect(Folder.names(in: folder.path) { $0.hasSuffix(".txt") }.sorted() == ["a.txt", "b.txt"])
    #expect(Folder.names(in: folder.path, limit: 2).count == 2)
    #expect(Folder.names(in: folder.path + "/none").isEmpty)
  }
}

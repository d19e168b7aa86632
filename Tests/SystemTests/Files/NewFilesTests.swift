import ApusFolderTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusSystem

@Suite("New files", .paced)
struct NewFilesTests {
  private func file(_ name: String, isPrivate: Bool = false) -> NewFiles.File {
    NewFiles.File(name: name, bytes: Array(name.utf8), isPrivate: isPrivate)
  }

  @Test("all are written, and a private one is its owner's alone")
  func written() throws {
    let folder = try TestFolder()
    try NewFiles.write([file("a"), file("b", isPrivate: true)], into: folder.path + "/new")
    #expect(try FileStatus(of: folder.path + "/new/b").mode & 0o777 == 0o600)
    #expect(WholeFile(folder.path + "/new/a").bytes == .success(Array("a".utf8)))
  }

  @Test("none is written by a task that is cancelled")
  func cancelled() async throws {
    let folder = try TestFolder()
    let (path, files) = (folder.path, [file("a"), file("b")])
    let failure = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return #expect(throws: SafeFile.Failure.self) { try NewFiles.write(files, into: path) }
    }.value
    #expect(failure?.reason == "interrupted" && !FilePath.exists(path + "/a"))
  }

  @Test("where one is there already none is written, and what is there stays")
  func none() throws {
    let folder = try TestFolder()
    try NewFiles.write([file("b")], into: folder.path)
    #expect(throws: SafeFile.Failure.self) { try NewFiles.write([file("a"), file("b")], into: folder.path) }
    #expect(!FilePath.exists(folder.path + "/a"))
  }

  @Test("where one cannot be written none is, and no folder stays that was made for them")
  func failed() throws {
    let folder = try TestFolder()
    let tooLong = file(String(repeating: "n", count: 300))
    for place in ["", "/new", "/new/deep"] {
      #expect(throws: SafeFile.Failure.self) {
        try NewFiles.write([file("a"), tooLong], into: folder.path + place)
      }
    }
    #expect(FilePath.exists(folder.path) && Folder.names(in: folder.path).isEmpty)
  }
}

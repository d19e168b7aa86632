import FolderTestSupport
import Foundation
import PacingTestSupport
import System
import Testing

@Suite("How lines read files", .paced)
struct FileReaderTests {
  @Test("the disk is read as it is")
  func disk() throws {
    let reader = FileReader.disk(home: nil)
    let own = try reader.contents(#filePath).get()
    #expect(String(decoding: own, as: UTF8.self).contains("the disk is read as it is"))
    #expect(reader.problem(#filePath) == nil)
    #expect(reader.problem("/")?.reason == "it is a folder")
    #expect(throws: FileProblem("No such file or directory")) { try reader.contents("/no/such/file").get() }
  }

  @Test("a file has the digest of its bytes, also when it is read in pieces")
  func files() throws {
    let folder = try TestFolder()
    let reader = FileReader.disk(home: nil)
    for count in [0, 1, 31, 32, 33, ContentDigest.pieceSize - 1, ContentDigest.pieceSize + 5, 3 << 20] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
      try Data(bytes).write(to: URL(filePath: folder.path + "/file"))
      #expect(try reader.digest(folder.path + "/file").get() == ContentDigest(bytes), "\(count)")
      #expect(try reader.contents(folder.path + "/file").get() == bytes, "\(count)")
    }
    #expect(throws: FileProblem.self) { try reader.digest(folder.path + "/nothing").get() }
    #expect(throws: FileProblem.self) { try reader.digest(folder.path).get() }
  }

  @Test("what the system says of a file is not relied on right after it was written")
  func identities() throws {
    let folder = try TestFolder()
    let reader = FileReader.disk(home: nil)
    try folder.write("x", to: "new")
    #expect(reader.identity(folder.path + "/new") == nil)
    #expect(reader.identity(folder.path + "/nothing") == nil)
    #expect(reader.identity(folder.path) == nil)
    let old = try #require(reader.identity(#filePath))
    #expect(reader.identity(#filePath) == old)
  }
}

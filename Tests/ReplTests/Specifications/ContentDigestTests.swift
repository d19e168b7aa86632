import FolderTestSupport
import Foundation
import PacingTestSupport
import Testing

@testable import Language
@testable import Repl

@Suite("What tells one content from another", .paced)
struct ContentDigestTests {
  @Test("every byte and the length count")
  func differences() {
    var bytes = [UInt8]((0..<100).map { UInt8($0) })
    var seen: Set<String> = [ContentDigest(bytes).text]
    for place in bytes.indices {
      bytes[place] ^= 1
      #expect(seen.insert(ContentDigest(bytes).text).inserted, "byte \(place)")
      bytes[place] ^= 1
    }
    for count in 0..<100 {
      #expect(seen.insert(ContentDigest(bytes.prefix(count)).text).inserted, "\(count)")
    }
    #expect(seen.insert(ContentDigest(bytes + [0]).text).inserted)
    #expect(ContentDigest(bytes).text.count == 64)
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

import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("Files that are collections", .paced)
struct CollectionFileTests {
  @Test("a folder is a collection by what is in it")
  func folders() {
    let files = CollectionFiles.fixed(["/a/bruno.json": "{}", "/b/x.bru": ""])
    #expect(CollectionFile.isCollection("/a", in: files))
    #expect(!CollectionFile.isCollection("/b", in: files))
    #expect(!CollectionFile.isCollection("/c", in: files))
  }

  @Test("what is no collection is said to be none")
  func others() {
    #expect(throws: CollectionProblem.self) { try RequestCollection.reading("{}", .json) }
    #expect(throws: CollectionProblem.self) { try RequestCollection.reading("{}", .postmanEnvironment) }
  }
}

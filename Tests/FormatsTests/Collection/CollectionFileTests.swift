import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("Files that are collections", .paced)
struct CollectionFileTests {
  @Test("a folder is a collection by what is in it")
  func folders() {
    let files = CollectionFiles.fixed(["/a/bruno.json": "{}", "/a/in/x.bru": "", "/b/x.bru": ""])
    #expect(CollectionFile.isCollection("/a", in: files))
    #expect(CollectionFile.isCollection("/b", in: files))
    #expect(!CollectionFile.isCollection("/a/in", in: files))
    #expect(!CollectionFile.isCollection("/c", in: files))
  }

  @Test(
    "a folder of requests is read though nothing says what it is, and a part of a collection is told as one")
  func loose() throws {
    let request = "meta {\n  name: r\n}\nget {\n  url: http://h/x\n}\n"
    let files = CollectionFiles.fixed(["/a/bruno.json": "{}", "/a/in/x.bru": request, "/b/x.bru": request])
    let collection = try CollectionFile.readFolder("/b", in: files)
    #expect(collection.requests.map(\.name) == ["r"] && collection.name == "b")
    let part = #expect(throws: CollectionProblem.self) { try CollectionFile.readFolder("/a/in", in: files) }
    #expect(part?.description.hasPrefix("it is a part of the collection /a,") == true)
    let none = #expect(throws: CollectionProblem.self) { try CollectionFile.readFolder("/c", in: files) }
    #expect(none?.description.hasPrefix("it is a folder without requests of Bruno") == true)
  }

  @Test("what is no collection is said to be none")
  func others() {
    #expect(throws: CollectionProblem.self) { try RequestCollection.reading("{}", .json) }
    #expect(throws: CollectionProblem.self) { try RequestCollection.reading("{}", .postmanEnvironment) }
  }
}

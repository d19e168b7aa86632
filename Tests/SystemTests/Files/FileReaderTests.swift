import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusSystem
import Testing

@Suite("How lines read files", .paced)
struct FileReaderTests {
  @Test("the disk is read as it is")
  func disk() throws {
    let reader = FileReader.disk(home: nil)
    let own = try reader.contents(#filePath).get()
    #expect(String(decoding: own, as: UTF8.self).contains("the disk is read as it is"))
    #expect(try reader.digest(#filePath).get() == ContentDigest(own))
    #expect(reader.identity(#filePath) != nil)
    #expect(reader.problem(#filePath) == nil)
    #expect(reader.problem("/")?.reason == "it is a folder")
    #expect(throws: FileProblem("No such file or directory")) { try reader.contents("/no/such/file").get() }
  }

  @Test("a path starts where it says, at home, or in the folder that is worked in")
  func expansion() {
    let reader = FileReader.disk(home: "/home/me", workingFolder: "/there")
    for (typed, path) in [
      ("~", "/home/me"), ("~/f", "/home/me/f"), ("~you", "/there/~you"), ("/f", "/f"), ("f", "/there/f"),
    ] {
      #expect(reader.expanded(typed) == path)
    }
    #expect(FileReader.disk(home: nil).expanded("~/f") == "~/f")
    #expect(reader.whole("/f") == "/f")
    #expect(reader.whole("f") == FilePath.workingFolder.map { $0 + "/f" })
  }

  @Test("files that are given are all there are")
  func fixed() throws {
    let reader = FileReader.fixed(["/f": "x"])
    #expect(try reader.contents("/f").get() == [0x78])
    #expect(try reader.digest("/f").get() == ContentDigest([0x78]))
    #expect(reader.problem("/f") == nil && reader.identity("/f") == nil)
    #expect(reader.problem("/etc/hosts")?.reason == "No such file or directory")
    #expect(throws: FileProblem.self) { try reader.contents("/etc/hosts").get() }
  }
}

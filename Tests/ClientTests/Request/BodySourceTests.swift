import ApusClient
import ApusPacingTestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Bodies", .paced)
struct BodySourceTests {
  @Test("a file that is not there, or is a folder, is said so before anything is sent")
  func missing() throws {
    let missing = try #require(throws: BodySource.Unreadable.self) {
      try BodySource(.file(path: "/nonexistent/x"))
    }
    #expect(missing.reason == "No such file or directory")
    let folder = try #require(throws: BodySource.Unreadable.self) { try BodySource(.file(path: "/tmp")) }
    #expect(folder.reason == "it is not a file")
  }

  @Test("a form is encoded as browsers encode it")
  func form() throws {
    let body = RequestBody.form([QueryItem(name: "a b", value: "c&d"), QueryItem(name: "日", value: nil)])
    #expect(try read(BodySource(body), by: 64) == "a+b=c%26d&%E6%97%A5=")
  }

  @Test("an empty body is read as nothing")
  func empty() throws {
    #expect(try BodySource(.bytes([])).byteCount == 0)
    #expect(try read(BodySource(.multipart(MultipartForm([], boundary: "B"))), by: 8) == "--B--\r\n")
  }
}

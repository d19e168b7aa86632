import APIClient
import PacingTestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Bodies", .paced)
struct BodySourceTests {
  func read(_ source: BodySource, by size: Int) throws -> String {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: size)
    while true {
      let count = try buffer.withUnsafeMutableBytes { try source.read(into: $0) }
      if count == 0 { return String(decoding: all, as: UTF8.self) }
      all += buffer[..<count]
    }
  }

  func withFile(_ text: String, _ body: (String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "apus-body-\(UInt64.random(in: 0 ... .max))")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file.path())
  }

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
    let body = RequestBody.form([QueryItem("a b", "c&d"), QueryItem("日", nil)])
    #expect(try read(BodySource(body), by: 64) == "a+b=c%26d&%E6%97%A5=")
  }

  @Test("an empty body is read as nothing")
  func empty() throws {
    #expect(try BodySource(.bytes([])).byteCount == 0)
    #expect(try read(BodySource(.multipart(MultipartForm([], boundary: "B"))), by: 8) == "--B--\r\n")
  }
}

import APIClient
import PacingTestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Forms of several parts", .paced)
struct MultipartFormTests {
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

  @Test(
    "a multipart form is fields, files and boundaries, and its size is known before", arguments: [1, 7, 4096])
  func multipart(_ size: Int) throws {
    try withFile("りんご") { path in
      let form = MultipartForm(
        [
          .field("name", "値"),
          .init("up\"load", fileName: "a\nb.txt", contentType: "text/plain", content: .file(path: path)),
        ], boundary: "B")
      let source = try BodySource(.multipart(form))
      let expected =
        "--B\r\nContent-Disposition: form-data; name=\"name\"\r\n\r\n値\r\n"
        + "--B\r\nContent-Disposition: form-data; name=\"up%22load\"; filename=\"a%0Ab.txt\"\r\n"
        + "Content-Type: text/plain\r\n\r\nりんご\r\n--B--\r\n"
      #expect(try read(source, by: size) == expected)
      #expect(source.byteCount == expected.utf8.count)
      source.rewind()
      #expect(try read(source, by: size) == expected)
    }
  }
}

import ApusClient
import ApusPacingTestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Forms of several parts", .paced)
struct MultipartFormTests {
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
      try source.rewind()
      #expect(try read(source, by: size) == expected)
    }
  }
}

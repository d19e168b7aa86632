import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Forms in parts", .paced)
struct MultipartTests {
  private func form(_ body: String, _ type: String = "multipart/form-data; boundary=B") -> [Multipart.Part]? {
    Multipart.parts(of: Array(body.utf8), contentType: type)
  }

  @Test("a part has its name, its file's name, its type and its bytes")
  func whole() throws {
    let parts = try #require(
      form(
        "--B\r\nContent-Disposition: form-data; name=a; filename=\"x \\\"y\\\".txt\"\r\ncontent-type: text/plain\r\n\r\n1\r\n2\r\n--B--\r\n"
      ))
    #expect(parts.count == 1)
    #expect(parts.first?.name == "a")
    #expect(parts.first?.filename == "x \"y\".txt")
    #expect(parts.first?.type == "text/plain")
    #expect(parts.first?.bytes == Array("1\r\n2".utf8))
  }

  @Test("what stands before the first delimiter and behind the last is no part")
  func around() throws {
    let parts = try #require(
      form("preamble\r\n--B\r\n\r\none\r\n--B\r\nX: y\r\n\r\n\r\n--B--\r\nepilogue"))
    #expect(parts.map { String(decoding: $0.bytes, as: UTF8.self) } == ["one", ""])
    #expect(parts.allSatisfy { $0.name == nil && $0.filename == nil && $0.type == nil })
  }

  @Test("a boundary may be in quotes, and bytes need not be text")
  func bytes() throws {
    let body = Array("--a;b\r\n\r\n".utf8) + [0xff, 0x00, 0x2d, 0x2d] + Array("\r\n--a;b--".utf8)
    let parts = try #require(Multipart.parts(of: body, contentType: "multipart/form-data; boundary=\"a;b\""))
    #expect(parts.map(\.bytes) == [[0xff, 0x00, 0x2d, 0x2d]])
  }

  @Test(
    "what is not cut by its boundary up to a closing one is no form",
    arguments: [
      "", "no delimiter", "--B\r\n\r\none", "--B\r\n\r\none\r\n--B\r\n", "--B\r\nno blank line\r\n--B--\r\n",
      "--Bx\r\n\r\none\r\n--B--", "--B\r\nno colon\r\n\r\none\r\n--B--", "--B\n\none\n--B--",
    ])
  func broken(_ body: String) { #expect(form(body) == nil) }

  @Test(
    "a type without a boundary makes no form",
    arguments: ["multipart/form-data", "multipart/form-data; boundary=", ""])
  func noBoundary(_ type: String) { #expect(form("--B\r\n\r\none\r\n--B--", type) == nil) }
}

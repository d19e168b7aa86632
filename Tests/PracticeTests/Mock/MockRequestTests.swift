import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("What a mock is asked", .paced)
struct MockRequestTests {
  private func form(_ type: String, _ body: String) -> MockRequest {
    MockRequest("POST", "/a", fields: [("content-type", type)], body: Array(body.utf8))
  }

  @Test("a form of pairs or of parts is its fields; files are named alone")
  func forms() {
    let pairs = form("application/x-www-form-urlencoded; charset=utf-8", "a=1+2&b=%E6%9E%9C")
    #expect(pairs.form?.map(\.name) == ["a", "b"] && pairs.form?.map(\.value) == ["1 2", "果"])
    #expect(pairs.bodyType == "application/x-www-form-urlencoded" && pairs.formFiles.isEmpty)
    let parts = form(
      "multipart/form-data; boundary=x",
      "--x\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n"
        + "--x\r\nContent-Disposition: form-data; name=\"f\"; filename=\"f.txt\"\r\n\r\n2\r\n--x--\r\n")
    #expect(parts.form?.map(\.name) == ["a"] && parts.formFiles == ["f"])
  }

  @Test("what is no form has no fields", arguments: ["application/json", "multipart/form-data", ""])
  func others(_ type: String) {
    #expect(form(type, "a=1").form == nil && form(type, "a=1").formFiles.isEmpty)
  }
}

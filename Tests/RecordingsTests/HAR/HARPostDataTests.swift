import ApusClient
import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusRecordings
@testable import ApusRedaction

@Suite("What a request carries, in a HAR log", .paced)
struct HARPostDataTests {
  private func data(_ body: RequestBody, sentAs type: String? = nil) throws -> Node {
    var redactor = Redactor()
    let value = HARPostData(body, sentAs: type, redactor: &redactor).value
    var bytes: [UInt8] = []
    value.append(to: &bytes, .unseen)
    return try JSONDocument(bytes).root
  }

  private func params(_ data: Node) -> [[String?]] {
    data["params"]?.children.map { param in
      ["name", "value", "fileName", "contentType"].map { param[$0]?.string }
    } ?? []
  }

  @Test("is called by its own media type, or else by the one the request was sent with")
  func type() throws {
    #expect(try data(.text("x"))["mimeType"]?.string == "text/plain; charset=utf-8")
    #expect(try data(.bytes([1]), sentAs: "image/png")["mimeType"]?.string == "image/png")
    #expect(try data(.bytes([1]))["mimeType"]?.string == "")
  }

  @Test("has the fields of a form one by one, and all of it as one text")
  func form() throws {
    let data = try data(
      .form([
        QueryItem(name: "a b", value: "1&2"), QueryItem(name: "é", value: nil),
        QueryItem(name: "password", value: "sesame-1"),
      ]))
    #expect(data["text"]?.string == "a+b=1%262&%C3%A9=&password={{secret:password}}")
    #expect(
      params(data) == [
        ["a b", "1&2", nil, nil], ["é", "", nil, nil], ["password", "{{secret:password}}", nil, nil],
      ])
  }

  @Test("has the parts of a form with files: fields by their values, files by their names")
  func multipart() throws {
    let form = MultipartForm(
      [
        .field("a \"b\"", "1\r\n2"),
        MultipartForm.Part(
          "f", fileName: "p;1.png", contentType: "image/png", content: .bytes([0xff, 0xd8, 0x0d, 0x0a])),
        .field("pin", "471147"),
      ], boundary: "x-y")
    let data = try data(.multipart(form))
    #expect(data["mimeType"]?.string == "multipart/form-data; boundary=x-y")
    #expect(
      params(data) == [
        ["a \"b\"", "1\r\n2", nil, nil], ["f", nil, "p;1.png", "image/png"],
        ["pin", "{{secret:pin}}", nil, nil],
      ])
    #expect(data["encoding"]?.string == "base64")
  }

  @Test("has the same parts when it is written once more from its bytes")
  func reread() throws {
    let form = MultipartForm([.field("a", "1"), .field("b", "")], boundary: "x")
    let bytes = try wholeBytes(of: .multipart(form))
    let again = try data(.bytes(bytes, contentType: form.contentType))
    #expect(params(again) == [["a", "1", nil, nil], ["b", "", nil, nil]])
    #expect(again["text"]?.string == String(decoding: bytes, as: UTF8.self))
    for cut in stride(from: 0, to: bytes.count, by: 7) {
      _ = try data(.bytes(Array(bytes.prefix(cut)), contentType: form.contentType))
    }
  }

  @Test("says that bytes which are no text are in base64, and is read back as they were")
  func binary() throws {
    let data = try data(.bytes([0, 0xff, 0xfe], contentType: "application/octet-stream"))
    #expect(data["text"]?.string == "AP/+" && data["encoding"]?.string == "base64")
    #expect(data["params"] == nil)
    for key in ["encoding", "_encoding"] {
      let log = """
        {"log": {"entries": [{"request": {"method": "PUT", "url": "http://h/", "postData":
        {"mimeType": "a/b", "text": "AP/+", "\(key)": "base64"}}}]}}
        """
      let read = try HARReader(file: "h").recordings(in: JSONDocument(log))
      #expect(try wholeBytes(of: #require(read.first?.exchange.request.body)) == [0, 0xff, 0xfe])
    }
  }

  @Test("tells where the bytes could not be read again")
  func unreadable() throws {
    let data = try data(.file(path: "/nonexistent/apus"))
    #expect(data["text"]?.string == "" && data["comment"]?.string == "the body could not be read again")
  }
}

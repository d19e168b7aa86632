import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusSystem

@Suite("What a request carries", .paced)
struct RequestBodyTests {
  @Test("has the content type that goes with how it was made, and no other")
  func types() {
    #expect(RequestBody.bytes([1]).contentType == nil)
    #expect(RequestBody.file(path: "/a.json").contentType == nil)
    #expect(RequestBody.text("a").contentType == "text/plain; charset=utf-8")
    #expect(
      RequestBody.form([QueryItem(name: "a", value: "b")]).contentType
        == "application/x-www-form-urlencoded; charset=utf-8"
    )
    let form = MultipartForm([], boundary: "B")
    #expect(RequestBody.multipart(form).contentType == form.contentType)
    #expect(form.contentType.contains("B"))
    #expect(RequestBody.text("a", contentType: nil).contentType == nil)
    #expect(RequestBody.file(path: "/a", contentType: "a/b").contentType == "a/b")
  }

  @Test("is in memory where it was given as bytes, as a text or as fields, and nowhere else")
  func memory() {
    #expect(RequestBody.text("é").bytesInMemory == [0xc3, 0xa9])
    #expect(RequestBody.bytes([0, 255]).bytesInMemory == [0, 255])
    let fields = RequestBody.form([QueryItem(name: "a&", value: "=b c"), QueryItem(name: "d", value: "")])
    #expect(fields.bytesInMemory.map { String(decoding: $0, as: UTF8.self) } == "a%26=%3Db+c&d=")
    let list = RequestBody.form([QueryItem(name: "tags", values: ["a,b", "c d"])])
    #expect(list.bytesInMemory.map { String(decoding: $0, as: UTF8.self) } == "tags=a%2Cb,c+d")
    #expect(RequestBody.file(path: "/a").bytesInMemory == nil)
    #expect(RequestBody.multipart(MultipartForm([])).bytesInMemory == nil)
  }

  @Test("can be sent again, unless it is read as it comes")
  func repeatable() throws {
    let pipe = try Descriptor.pipe()
    pipe.writing.close()
    defer { pipe.reading.close() }
    let piped = PipedBody("standard input", beginning: [1], rest: pipe.reading)
    #expect(!RequestBody(.stream(piped), contentType: nil).isRepeatable)
    for body in [RequestBody.text("a"), .file(path: "/a"), .multipart(MultipartForm([]))] {
      #expect(body.isRepeatable)
    }
  }

  @Test("has all its bytes read from where they are, and one that is not there is told")
  func whole() throws {
    let text = try wholeBytes(of: .text("ab"))
    #expect(text == Array("ab".utf8))
    try withFile("from a file") { path in
      let bytes = try wholeBytes(of: .file(path: path))
      #expect(bytes == Array("from a file".utf8))
    }
    let form = try wholeBytes(of: .multipart(MultipartForm([], boundary: "B")))
    #expect(form == Array("--B--\r\n".utf8))
    #expect(throws: BodySource.Unreadable.self) { try wholeBytes(of: .file(path: "/nonexistent/x")) }
  }
}

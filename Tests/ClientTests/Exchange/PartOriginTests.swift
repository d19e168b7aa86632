import ApusFolderTestSupport
import Foundation
import Testing

@testable import ApusClient

@Suite("What a part of a body was cut from")
struct PartOriginTests {
  private func origin(_ headers: HeaderFields, status: Int = 200, url: String = "http://a.test/x?token=t0p")
    throws
    -> PartOrigin?
  {
    let request = Request(method: .get, url: try WebURL(url))
    let head = ResponseHead(version: "HTTP/1.1", status: status, headers: headers)
    let sent = SentRequest(method: .get, url: request.url, headers: [:])
    return PartOrigin(
      of: Exchange(
        request: request, startedAt: .now, hops: [Hop(sent: sent, response: head)], body: ReceivedBody()))
  }

  @Test("a strong ETag tells one copy from another, and so does a date that is old enough")
  func validators() throws {
    #expect(try origin(["ETag": "\"a\"", "Last-Modified": "x"])?.validator == "\"a\"")
    let date = "Wed, 21 Oct 2026 07:28:00 GMT"
    #expect(try origin(["Last-Modified": date])?.validator == date)
    #expect(try origin(["Last-Modified": date, "Date": "Wed, 21 Oct 2026 07:28:01 GMT"])?.validator == date)
    #expect(try origin(["ETag": "\"a\""], status: 206)?.validator == "\"a\"")
  }

  @Test(
    "what cannot be told from another copy is not gone on with",
    arguments: [
      ["ETag": "W/\"a\""], [:], ["ETag": "\"a\"", "Content-Encoding": "gzip"],
      ["Last-Modified": "Wed, 21 Oct 2026 07:28:00 GMT", "Date": "Wed, 21 Oct 2026 07:28:00 GMT"],
      ["Last-Modified": "yesterday"],
    ] as [HeaderFields])
  func weak(_ headers: HeaderFields) throws {
    #expect(try origin(headers) == nil)
    #expect(try origin(["ETag": "\"a\""], status: 404) == nil)
  }

  @Test("it is found beside the part by its URL, in a file that says none of it")
  func beside() throws {
    let folder = try TestFolder()
    try folder.write("half", to: "a.part")
    try folder.write("half", to: "b.part")
    let origin = try #require(try origin(["ETag": "\"a\""]))
    origin.write(beside: folder.path + "/a.part")
    origin.write(beside: folder.path + "/gone.part")
    #expect(folder.mode(of: "a.part.from") == 0o600)
    #expect(folder.text(of: "a.part.from")?.contains("t0p") == false)
    let url = try WebURL("http://a.test/x?token=t0p")
    #expect(PartOrigin.parts(of: url, in: folder.path + "/") == [folder.path + "/a.part"])
    #expect(PartOrigin.parts(of: url, in: folder.path + "/", named: "b.part") == [])
    #expect(PartOrigin.parts(of: try WebURL("http://a.test/y"), in: folder.path + "/") == [])
    #expect(PartOrigin.read(beside: folder.path + "/a.part") == origin)
    try folder.write("nonsense", to: "a.part.from")
    #expect(PartOrigin.read(beside: folder.path + "/a.part") == nil)
    PartOrigin.remove(beside: folder.path + "/a.part")
    #expect(PartOrigin.read(beside: folder.path + "/a.part") == nil)
  }
}

@_spi(Secrets) import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusRecordings
@testable import ApusSavedSessions

@Suite("A name in the place of an address", .paced)
struct AddressAliasTests {
  /// `there` stands for `10.0.0.1:99`.
  private struct There: AddressAlias {
    func named(_ bytes: [UInt8]) -> [UInt8] {
      bytes.replacing(Array("10.0.0.1:99".utf8), with: Array("there".utf8))
    }
  }

  private func recording(_ body: RequestBody? = nil, headers: HeaderFields = [:]) throws -> Recording {
    let request = Request(
      method: .post, url: try url("http://10.0.0.1:99/a?to=10.0.0.1:99"), headers: headers, body: body)
    let hop = Hop(
      sent: SentRequest(method: .post, url: request.url, headers: headers, bodyByteCount: 3, withheld: ["A"]),
      informational: [ResponseHead(version: "HTTP/1.1", status: 103, headers: ["Link": "<10.0.0.1:99>"])],
      response: ResponseHead(
        version: "HTTP/1.1", status: 302, reason: "10.0.0.1:99", headers: ["Location": "http://10.0.0.1:99/b"]
      ),
      trailers: ["X": "10.0.0.1:99"], timing: Timing(total: .seconds(1)),
      connection: Connection(remoteAddress: "10.0.0.1", remotePort: 99))
    let exchange = Exchange(
      request: request, startedAt: Date(timeIntervalSince1970: 1), hops: [hop],
      body: ReceivedBody(bytes: Array("at 10.0.0.1:99".utf8)))
    var recording = Recording(
      exchange,
      failure: Recording.Failure(
        code: .reset, message: "10.0.0.1:99 is gone", underlying: "10.0.0.1:99",
        offendingLine: Array("10.0.0.1:99".utf8)))
    recording.isInterrupted = true
    return recording
  }

  @Test("stands everywhere in a recording, and all else is as it was")
  func everywhere() throws {
    let named = There().named(try recording())
    #expect(named.exchange.request.url.text == "http://there/a?to=there")
    let hop = try #require(named.exchange.hops.first)
    #expect(hop.sent.url.text == "http://there/a?to=there")
    #expect(hop.response?.reason == "there" && hop.response?.headers["Location"] == "http://there/b")
    #expect(hop.informational.first?.headers["Link"] == "<there>" && hop.trailers["X"] == "there")
    #expect(hop.connection?.remoteAddress == "there" && hop.connection?.remotePort == nil)
    #expect(hop.sent.withheld == ["A"] && hop.sent.bodyByteCount == 3 && hop.timing.total == .seconds(1))
    #expect(named.exchange.body.bytes == Array("at there".utf8))
    #expect(named.failure?.message == "there is gone" && named.failure?.underlying == "there")
    #expect(named.failure?.offendingLine == Array("there".utf8))
    #expect(named.isInterrupted)
  }

  @Test("stands in the bodies of requests: bytes, the texts of a form, and a file that names the address")
  func bodies() throws {
    let folder = try TestFolder()
    try folder.write("see 10.0.0.1:99", to: "a")
    try folder.write("nothing", to: "b")
    func body(_ body: RequestBody) throws -> RequestBody.Content? {
      There().named(try recording(body)).exchange.request.body?.content
    }
    guard case .bytes(let bytes)? = try body(.text("10.0.0.1:99")) else { throw Wrong() }
    #expect(bytes == Array("there".utf8))
    guard case .bytes(let file)? = try body(RequestBody(.file(path: folder.path + "/a"), contentType: nil))
    else { throw Wrong() }
    #expect(file == Array("see there".utf8))
    guard case .file(let path)? = try body(RequestBody(.file(path: folder.path + "/b"), contentType: nil))
    else { throw Wrong() }
    #expect(path == folder.path + "/b", "a file without it is sent as it is")
    let form = MultipartForm(
      [.field("a", "10.0.0.1:99"), MultipartForm.Part("f", content: .file(path: folder.path + "/b"))],
      boundary: "xyz")
    guard case .multipart(let named)? = try body(.multipart(form)) else { throw Wrong() }
    #expect(named.boundary == "xyz" && named.parts.map(\.name) == ["a", "f"])
    let text = String(decoding: try wholeBytes(of: .multipart(named)), as: UTF8.self)
    #expect(text.contains("\r\nthere\r\n") && text.contains("\r\nnothing\r\n"), "\(text)")
  }

  @Test("is put into no secret, and into no URL that would be none")
  func secrets() throws {
    let headers = HeaderFields([
      HeaderField(name: "A", value: Secret("10.0.0.1:99")), HeaderField(name: "B", value: "10.0.0.1:99"),
    ])
    let named = There().named(try recording(headers: headers)).exchange.request.headers
    guard case .secret(let secret)? = named.first("A")?.value else { throw Wrong() }
    #expect(secret.reveal() == "10.0.0.1:99" && named["B"] == "there")
    let other = try url("http://h/?a=1")
    #expect(There().named(other) == other)
  }

  private struct Wrong: Error {}
}

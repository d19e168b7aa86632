import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusAnswers

@Suite("Answers that are kept", .paced)
struct KeptAnswerTests {
  private let tagged: HeaderFields = ["Content-Type": "application/json", "ETag": "\"a\""]

  /// A record of an answer to a request with these headers.
  private func record(
    _ headers: HeaderFields, asked: HeaderFields = [:], status: Int = 200,
    address: String = "http://h.test/l",
    options: RequestOptions = RequestOptions()
  ) throws -> Record {
    let request = Request(url: try WebURL(address), headers: asked, options: options)
    let hop = Hop(
      sent: SentRequest(method: .get, url: request.url, headers: asked),
      response: ResponseHead(version: "HTTP/1.1", status: status, headers: headers))
    return Record(
      number: 3, line: "get /l",
      exchange: Exchange(
        request: request, startedAt: .distantPast, hops: [hop], body: ReceivedBody(bytes: Array("[1]".utf8))))
  }

  private func records(_ record: Record) -> Records {
    var records = Records()
    _ = records.add(record.line, record.exchange, failure: record.failure)
    return records
  }

  private func request(_ headers: HeaderFields = [:], _ address: String = "http://h.test/l") throws -> Request
  {
    Request(url: try WebURL(address), headers: headers)
  }

  private func condition(_ record: Record, _ request: Request) -> [String] {
    let asking = records(record).kept(for: request)?.asking(request)
    return asking.map { $0.headers.map(\.description).filter { $0.hasPrefix("If-") } } ?? ["none"]
  }

  @Test("are asked for again by their ETag, or else their date")
  func conditions() throws {
    #expect(try condition(record(tagged), request()) == ["If-None-Match: \"a\""])
    let dated: HeaderFields = ["Last-Modified": "Tue, 01 Jan 2030 00:00:00 GMT"]
    #expect(
      try condition(record(dated), request()) == ["If-Modified-Since: Tue, 01 Jan 2030 00:00:00 GMT"])
    #expect(try condition(record(["Date": "x"]), request()) == ["none"])
  }

  @Test(
    "are not asked for where the server forbids it, or where they are none",
    arguments: [
      (["ETag": "\"a\"", "Cache-Control": "private, no-store"], 200), (["ETag": "\"a\"", "Vary": "*"], 200),
      (["ETag": "\"a\"", "Content-Type": "text/event-stream"], 200), (["ETag": "\"a\""], 201),
      (["ETag": "\"a\""], 404), (["ETag": ""], 200),
    ] as [(HeaderFields, Int)])
  func forbidden(_ headers: HeaderFields, _ status: Int) throws {
    #expect(try condition(record(headers, status: status), request()) == ["none"])
  }

  @Test("are those of the same address, and of the same person")
  func same() throws {
    let mine = HeaderField(name: "Authorization", value: Secret("Bearer one", name: "A"))
    let theirs = HeaderField(name: "Authorization", value: Secret("Bearer two", name: "A"))
    let kept = try record(tagged, asked: HeaderFields([mine]))
    #expect(try condition(kept, request(HeaderFields([mine]))) == ["If-None-Match: \"a\""])
    #expect(try condition(kept, request(HeaderFields([theirs]))) == ["none"])
    #expect(try condition(kept, request()) == ["none"])
    #expect(try condition(record(tagged), request(HeaderFields([mine]))) == ["none"])
    #expect(try condition(record(tagged), request([:], "http://h.test/l?a=1")) == ["none"])
    #expect(try condition(record(tagged), request([:], "https://h.test/l")) == ["none"])
    #expect(try condition(record(tagged), request(["Private-Token": "x"])) == ["none"])
  }

  @Test("are those with the same values of what they depend on")
  func vary() throws {
    let headers = tagged.adding("Vary", "Accept-Encoding, X-Mine").adding("vary", "X-Other")
    let kept = try record(headers, asked: ["X-Mine": "1", "Accept": "a/b"])
    #expect(try condition(kept, request(["x-mine": "1", "Accept": "a/b"])) == ["If-None-Match: \"a\""])
    #expect(
      try condition(kept, request(["X-Mine": "1", "Accept": "a/b", "X-Unrelated": "2"])) != ["none"])
    for other in [["X-Mine": "2", "Accept": "a/b"], ["X-Mine": "1"], ["Accept": "a/b"]] as [HeaderFields] {
      #expect(try condition(kept, request(other)) == ["none"], "\(other)")
    }
    #expect(
      try condition(kept, request(["X-Mine": "1", "Accept": "a/b", "X-Other": "3"])) == ["none"])
  }

  @Test(
    "are not asked for by a line with a condition or a part of its own",
    arguments: ["If-None-Match", "If-Modified-Since", "If-Match", "Range", "If-Range", "Cache-Control"])
  func own(_ name: String) throws {
    #expect(try records(record(tagged)).kept(for: request([name: "no-store"]))?.number == nil)
  }

  @Test("are not what another method, a file or a redirect brought")
  func others() throws {
    var post = try request()
    post.method = .post
    #expect(try records(record(tagged)).kept(for: post)?.number == nil)
    var saved = try request()
    saved.options.delivery = .file(path: "x")
    #expect(try records(record(tagged)).kept(for: saved)?.number == nil)
  }
}

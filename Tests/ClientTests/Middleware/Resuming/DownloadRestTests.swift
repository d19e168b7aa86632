import ApusFolderTestSupport
import ApusPacingTestSupport
import Foundation
import Synchronization
import Testing

@testable import ApusClient

@Suite("The rest of a download", .paced)
struct DownloadRestTests {
  private let folder: TestFolder
  private let part: DownloadPart
  private let request = Request(url: .https("shop.example", path: "/film"))

  init() throws {
    folder = try TestFolder()
    try folder.write("0123", to: "film.part")
    let head = ResponseHead(version: "", status: 200, headers: ["ETag": "\"1\""])
    part = DownloadPart(
      path: folder.path + "/film.part", origin: try #require(PartOrigin(of: Self.exchange(request, head))))
    part.origin.write(beside: part.path)
  }

  private static func exchange(_ request: Request, _ head: ResponseHead) -> Exchange {
    let sent = SentRequest(method: .get, url: request.url, headers: request.headers)
    return Exchange(request: request, startedAt: Date(), hops: [Hop(sent: sent, response: head)])
  }

  /// What comes of such an answer.
  private func end(
    _ status: Int, _ headers: HeaderFields = [:], _ text: String, fails: Bool = false
  ) throws -> Result<Exchange, TransportError> {
    let rest = try DownloadRest(of: part, for: folder.path + "/film")
    let asking = rest.asking(request)
    let head = ResponseHead(version: "", status: status, headers: headers)
    asking.options.onResponse?(head)
    if case .chunks(let handler) = asking.options.delivery { _ = handler(Array(text.utf8)[...]) }
    let exchange = Self.exchange(request, head)
    let failure = TransportError(.bodyTruncated, "cut", exchange: exchange)
    return rest.ending(fails ? .failure(failure) : .success(exchange))
  }

  @Test("is asked for from where the part ends, if the file is still the same")
  func asking() throws {
    let asking = try DownloadRest(of: part, for: folder.path + "/film").asking(request)
    #expect(asking.headers["Range"] == "bytes=4-" && asking.headers["If-Range"] == "\"1\"")
  }

  @Test("goes behind the part, or in its place where the whole comes")
  func whole() throws {
    let exchange = try end(206, ["Content-Range": "bytes 4-5/6"], "45").get()
    #expect(folder.text(of: "film") == "012345" && folder.names == ["film"])
    #expect(exchange.body.byteCount == 6 && exchange.body.file == folder.path + "/film")
    try folder.write("0123", to: "film.part")
    _ = try end(200, [:], "new").get()
    #expect(folder.text(of: "film") == "new")
  }

  @Test("of another part than the one that is missing nothing is written")
  func otherPart() throws {
    guard case .failure(let failure) = try end(206, ["Content-Range": "bytes 3-5/6"], "345") else {
      Issue.record("it was taken")
      return
    }
    #expect(failure.underlying?.contains("another part") == true)
    #expect(folder.text(of: "film.part") == "0123" && !folder.names.contains("film"))
  }

  @Test("a whole of another version that broke off is a part of that version, or of none")
  func restarted() throws {
    _ = try end(200, ["ETag": "\"2\""], "ab", fails: true)
    #expect(folder.text(of: "film.part") == "ab")
    #expect(PartOrigin.read(beside: part.path)?.validator == "\"2\"")
    _ = try end(200, [:], "c", fails: true)
    #expect(PartOrigin.read(beside: part.path) == nil)
  }

  @Test("progress is told as of the whole file")
  func progress() throws {
    let told = Mutex<[TransferProgress]>([])
    var request = request
    request.options.onProgress = { progress in told.withLock { $0.append(progress) } }
    let asking = try DownloadRest(of: part, for: folder.path + "/film").asking(request)
    asking.options.onResponse?(
      ResponseHead(version: "", status: 206, headers: ["Content-Range": "bytes 4-9/10"]))
    asking.options.onProgress?(TransferProgress(sent: 0, received: 2, expected: 6))
    #expect(told.withLock { $0 } == [TransferProgress(sent: 0, received: 6, expected: 10)])
  }
}

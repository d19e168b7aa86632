import ApusClient
import ApusFolderTestSupport
import ApusSystem
import Foundation
import Testing

@testable import ApusSurroundings

@Suite("Bodies whose file the answer names, and parts that are gone on with")
struct DownloadTests {
  private let folder: TestFolder
  private let url: WebURL

  init() throws {
    folder = try TestFolder()
    url = try WebURL("http://a.test/files/report.pdf")
  }

  private var names: [String] { folder.names }

  private func download(to name: String? = nil, part: String? = nil) throws -> Download {
    let path = folder.path
    let given = name.map { Download.Name.given(path + "/" + $0) }
    let origin = part.flatMap { PartOrigin.read(beside: path + "/" + $0) }
    return Download(
      of: Request(method: .get, url: url), as: given ?? .fromAnswer { path + "/" + $0 },
      continuing: part.map { .init(path: path + "/" + $0, origin: origin) }
    ) { path throws(FileProblem) in try FileSink(path: path, appends: false) }
  }

  /// Leaves a part as a download that was cut does.
  private func leave(_ text: String, as name: String) throws {
    try folder.write(text, to: name)
    let head = ResponseHead(version: "HTTP/1.1", status: 200, headers: ["ETag": "\"v1\""])
    try #require(PartOrigin(of: exchange(head))).write(beside: folder.path + "/" + name)
  }

  private func exchange(_ head: ResponseHead) -> Exchange {
    let sent = SentRequest(method: .get, url: url, headers: [:])
    return Exchange(
      request: Request(method: .get, url: url), startedAt: .now, hops: [Hop(sent: sent, response: head)],
      body: ReceivedBody())
  }

  /// Sends what a server would, and says what was asked for and what became of it.
  private func run(
    _ download: Download, _ status: Int = 200, _ headers: HeaderFields = [:], _ body: String,
    succeeds: Bool = true
  ) throws -> (asked: HeaderFields, exchange: Exchange, ending: Download.Ending) {
    var request = Request(method: .get, url: url)
    try download.attach(to: &request)
    let head = ResponseHead(version: "HTTP/1.1", status: status, headers: headers)
    request.options.onResponse?(head)
    guard case .chunks(let take) = request.options.delivery else {
      throw FileProblem("it is not handed over")
    }
    let taken = body.utf8.map { take([$0]) }.allSatisfy { $0 }
    let (exchange, ending) = download.end(exchange(head), succeeded: succeeds && taken)
    return (request.headers, exchange, ending)
  }

  @Test("the server names the file, in this folder and over no other; without its word the URL does")
  func named() throws {
    let disposition: HeaderFields = ["Content-Disposition": "attachment; filename=\"../../a.txt\""]
    let first = try run(download(), 200, disposition, "one")
    #expect(first.asked["Accept-Encoding"] == "identity")
    #expect(folder.text(of: "a.txt") == "one")
    _ = try run(download(), 200, disposition, "two")
    #expect(folder.text(of: "a.txt") == "one" && folder.text(of: "a-2.txt") == "two")
    _ = try run(download(), 200, [:], "three")
    #expect(folder.text(of: "report.pdf") == "three")
    guard case .whole(let path, 3, false) = first.ending else {
      Issue.record("\(first.ending)")
      return
    }
    #expect(path.hasSuffix("/a.txt"))
  }

  @Test("an error makes no file, and its body is in the exchange")
  func error() throws {
    let answer = try run(download(), 404, [:], "{\"no\": 1}")
    #expect(names == [])
    #expect(String(decoding: answer.exchange.body.bytes, as: UTF8.self) == "{\"no\": 1}")
    guard case .nothing(nil) = answer.ending else {
      Issue.record("\(answer.ending)")
      return
    }
  }

  @Test("what was cut stays as a part that knows where it is from, and the name is free again")
  func cut() throws {
    let answer = try run(download(), 200, ["ETag": "\"v1\""], "ha", succeeds: false)
    #expect(names == ["report.pdf.part", "report.pdf.part.from"])
    #expect(folder.text(of: "report.pdf.part") == "ha")
    #expect(answer.exchange.body.part == folder.path + "/report.pdf.part")
    #expect(PartOrigin.parts(of: url, in: folder.path + "/").count == 1)
  }

  @Test(
    "the rest is asked for by Range and If-Range, and the whole takes its place",
    arguments: [nil, "report.pdf"])
  func rest(_ name: String?) throws {
    try leave("half ", as: "report.pdf.part")
    let answer = try run(
      download(to: name, part: "report.pdf.part"), 206, ["Content-Range": "bytes 5-9/10"], "other")
    #expect(answer.asked["Range"] == "bytes=5-" && answer.asked["If-Range"] == "\"v1\"")
    #expect(folder.text(of: "report.pdf") == "half other")
    #expect(names == ["report.pdf"])
  }

  @Test("the whole comes where the server's copy is another, and a part of that knows the new one")
  func changed() throws {
    try leave("of the old copy", as: "a.part")
    let cut = try run(download(to: "a", part: "a.part"), 200, ["ETag": "\"v2\""], "new", succeeds: false)
    #expect(folder.text(of: "a.part") == "new")
    #expect(PartOrigin.read(beside: folder.path + "/a.part")?.validator == "\"v2\"")
    guard case .part = cut.ending else {
      Issue.record("\(cut.ending)")
      return
    }
    let whole = try run(download(to: "a", part: "a.part"), 200, ["ETag": "\"v3\""], "newer")
    #expect(folder.text(of: "a") == "newer")
    #expect(names == ["a"])
    guard case .whole(_, 5, true) = whole.ending else {
      Issue.record("\(whole.ending)")
      return
    }
  }

  @Test("where nothing is missing the part is the whole, and what the server says of it is not in it")
  func complete() throws {
    try leave("all of it", as: "a.part")
    _ = try run(download(to: "a", part: "a.part"), 416, ["Content-Range": "bytes */9"], "<p>416</p>")
    #expect(folder.text(of: "a") == "all of it")
    #expect(names == ["a"])
  }

  @Test(
    "another part than the one that is missing is no part of it",
    arguments: [(206, "bytes 4-9/10"), (206, "bytes 6-9/10"), (206, ""), (416, "bytes */4"), (500, "")])
  func mismatched(_ status: Int, _ range: String) throws {
    try leave("half ", as: "a.part")
    try folder.write("old", to: "a")
    _ = try run(download(to: "a", part: "a.part"), status, ["Content-Range": range], "other")
    #expect(folder.text(of: "a.part") == "half ")
    #expect(folder.text(of: "a") == "old")
  }

  @Test(
    "a file that somebody else has begun is gone on with by its length, and stays until the whole is there",
    arguments: [
      (206, ["Content-Range": "bytes 5-9/10"], "other", true, "half other"),
      (200, [:], "the whole", true, "the whole"), (200, [:], "the wh", false, "half "),
      (206, ["Content-Range": "bytes 5-9/10"], "ot", false, "half ot"),
      (416, ["Content-Range": "bytes */5"], "no", true, "half "), (404, [:], "no", true, "half "),
    ] as [(Int, HeaderFields, String, Bool, String)])
  func begun(_ status: Int, _ headers: HeaderFields, _ body: String, _ succeeds: Bool, _ file: String) throws
  {
    try folder.write("half ", to: "a")
    let path = folder.path + "/a"
    let download = Download(
      of: Request(method: .get, url: url), as: .given(path), continuing: .init(begun: path)
    ) { path throws(FileProblem) in try FileSink(path: path, appends: false) }
    let answer = try run(download, status, headers, body, succeeds: succeeds)
    #expect(answer.asked["Range"] == "bytes=5-" && !answer.asked.contains("If-Range"))
    #expect(folder.text(of: "a") == file)
    #expect(names == (status == 200 && !succeeds ? ["a", "a.part"] : ["a"]))
  }

  @Test("nothing is begun where there is no file, or nothing in it")
  func notBegun() throws {
    try folder.write("", to: "empty")
    for path in ["/none", "/empty", ""] { #expect(Download.Part(begun: folder.path + path) == nil) }
  }

  @Test("a challenge that is answered begins anew, and leaves nothing")
  func twice() throws {
    let download = try download()
    var request = Request(method: .get, url: url)
    try download.attach(to: &request)
    for status in [200, 401, 200] {
      request.options.onResponse?(ResponseHead(version: "HTTP/1.1", status: status, headers: [:]))
    }
    let head = ResponseHead(version: "HTTP/1.1", status: 200, headers: [:])
    _ = download.end(exchange(head), succeeded: true)
    #expect(names == ["report.pdf"] && folder.text(of: "report.pdf")?.isEmpty == true)
  }

  @Test("a folder that takes no file is a failure, and a signal of it stops the transfer")
  func unwritable() throws {
    let download = Download(
      of: Request(method: .get, url: url), as: .given(folder.path + "/no/a"), continuing: nil
    ) { path throws(FileProblem) in try FileSink(path: path, appends: false) }
    let answer = try run(download, 200, [:], "one")
    guard case .nothing(let problem?) = answer.ending else {
      Issue.record("\(answer.ending)")
      return
    }
    #expect(!problem.reason.isEmpty)
  }
}

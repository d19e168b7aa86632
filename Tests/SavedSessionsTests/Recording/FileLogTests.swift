import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusRecordings
@testable import ApusSavedSessions
@testable import ApusSystem

@Suite("The files that a line reads", .paced)
struct FileLogTests {
  private let files = FileReader.fixed(
    [
      "oa.json": "spec", "parts/x.json": "part", "/home/me/.netrc": "machine h", "/home/me/a.txt": "mine",
      "/cache/k": "kept", "c.pem": "-----BEGIN PRIVATE KEY-----", "token": "t",
    ], home: "/home/me")

  private func taken(
    _ line: String, reading paths: [String], sending: [RequestBody] = [], secrets: [String] = []
  ) throws -> [String] {
    let log = FileLog(files)
    let watched = log.watched
    for path in paths { _ = watched.contents(path) }
    let recordings = try sending.map { body in
      Recording(
        Exchange(
          request: Request(method: .post, url: try url("http://h/"), body: body),
          startedAt: Date(timeIntervalSince1970: 0)))
    }
    let first = log.take(of: line, recordings, secrets: secrets)
    #expect(log.take(of: line, [], secrets: []).isEmpty)
    return first.map { "\($0.path)=\(String(decoding: $0.bytes, as: UTF8.self))" }
  }

  @Test("are those it names, with what stands beside them, and those it sends")
  func read() throws {
    #expect(
      try taken("spec oa.json", reading: ["oa.json", "parts/x.json"]) == [
        "oa.json=spec", "parts/x.json=part",
      ])
    #expect(try taken("post /x @{{f}}", reading: [], sending: [.file(path: "oa.json")]) == ["oa.json=spec"])
    let form = MultipartForm([.file("f", path: "oa.json"), .field("a", "1")])
    #expect(try taken("post /x", reading: [], sending: [.multipart(form)]) == ["oa.json=spec"])
    #expect(try taken("post /x @~/a.txt", reading: ["/home/me/a.txt"]) == ["~/a.txt=mine"])
    #expect(try taken("get /x", reading: []) == [])
  }

  @Test("are also those whose content is known without reading them again")
  func known() throws {
    for ask in [{ _ = $0.digest("oa.json") }, { _ = $0.identity("oa.json") }] as [(FileReader) -> Void] {
      let log = FileLog(files)
      ask(log.watched)
      #expect(log.take(of: "spec oa.json", [], secrets: []).map(\.path) == ["oa.json"])
      ask(log.watched)
      #expect(log.take(of: "get /x", [], secrets: []).isEmpty)
    }
  }

  @Test("are no settings, caches and credentials, and of a key only that it was there")
  func others() throws {
    #expect(try taken("get /x", reading: ["/home/me/.netrc", "/cache/k"]) == [])
    #expect(try taken("spec oa.json", reading: ["oa.json", "/cache/k"]) == ["oa.json=spec"])
    #expect(try taken("auth bearer file:token", reading: ["token"], secrets: ["file:token"]) == [])
    #expect(try taken("get /x --cert c.pem", reading: ["c.pem"]) == ["c.pem="])
    #expect(try taken("post /x @gone", reading: ["gone"]) == [])
  }
}

import ApusFolderTestSupport
import ApusPacingTestSupport
import Foundation
import Testing

/// What `curl` and `http` were seen to send for some lines.
struct PeerTable: Decodable, Sendable {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let line: String
    let stdin: String?
    /// Each byte as a character.
    let requests: [String]
    /// What is sent instead, and why.
    let apus: [String]?
    let reason: String?

    var testDescription: String { line }
  }

  /// Headers that are others in every request, and why.
  let everywhere: [String: String]
  let files: [String: String]
  let cases: [Case]

  static let stored: PeerTable? = {
    let path = URL(filePath: #filePath).deletingLastPathComponent().path + "/Data/pasted-lines.json"
    return FileManager.default.contents(atPath: path).flatMap {
      try? JSONDecoder().decode(PeerTable.self, from: $0)
    }
  }()
}

/// A request as it is compared: its headers in no order, and those left out that differ everywhere.
private struct Compared: Equatable, CustomStringConvertible {
  let start: String
  let headers: [String]
  let body: String

  init(_ request: String, leavingOut names: Set<String>) {
    let parts = request.components(separatedBy: "\r\n\r\n")
    let lines = (parts.first ?? "").components(separatedBy: "\r\n")
    start = lines.first ?? ""
    headers = lines.dropFirst().filter { line in
      !names.contains(String(line.prefix { $0 != ":" }).lowercased())
    }.sorted()
    body = parts.dropFirst().joined(separator: "\r\n\r\n")
  }

  var description: String { ([start] + headers + ["", body]).joined(separator: "\n") }
}

@Suite("Lines of curl and HTTPie arrive as theirs do", .paced)
struct PastedLinesTests {
  @Test("a hundred lines and more, from what the real programs sent")
  func table() throws {
    let table = try #require(PeerTable.stored)
    #expect(table.cases.count >= 100 && table.everywhere.values.allSatisfy { !$0.isEmpty })
  }

  @Test("byte for byte, but for what has a reason", arguments: PeerTable.stored?.cases ?? [])
  func line(_ wanted: PeerTable.Case) throws {
    let table = try #require(PeerTable.stored)
    let server = try RecordingServer()
    server.start()
    defer { server.close() }
    let folder = try TestFolder()
    for (name, text) in table.files { try folder.write(text, to: name) }
    let words = wanted.stdin == nil ? ["--ignore-stdin"] : []
    _ = try Program.run(
      ["--no-config"] + words + ["-e", wanted.line.replacing("PORT", with: "\(server.port)")],
      input: wanted.stdin ?? "", home: folder.path, in: folder.path)
    let left = Set(table.everywhere.keys.map { $0.lowercased() })
    let compared = { (requests: [String]) in requests.map { Compared($0, leavingOut: left) } }
    let sent = compared(server.requests.map(Self.withoutWhatChanges))
    #expect(sent == compared(wanted.apus ?? wanted.requests))
    // What needs no reason has none.
    #expect((wanted.reason != nil) == (compared(wanted.requests) != sent), "\(wanted.reason ?? "no reason")")
  }

  /// What is another each time: a form's boundary, and with it its length, and what a digest is made of.
  private static func withoutWhatChanges(_ request: String) -> String {
    var text = request.replacing(/cnonce="[^"]*"/, with: "cnonce=\"C\"")
      .replacing(/response="[^"]*"/, with: "response=\"R\"")
    guard let boundary = text.firstMatch(of: /boundary=([^\r;]+)/)?.1 else { return text }
    text = text.replacing(String(boundary), with: "BOUNDARY")
    return text.replacing(/Content-Length: \d+/, with: "Content-Length: N")
  }

  @Test("with what they write beside the body")
  func files() throws {
    let server = try RecordingServer()
    server.start()
    defer { server.close() }
    let folder = try TestFolder()
    let url = "http://127.0.0.1:\(server.port)"
    let run = { (line: String) in
      try Program.run(["--no-config", "--ignore-stdin", "-e", line], home: folder.path, in: folder.path)
    }
    let heads = try run("curl -D heads.txt -w '%{http_code} %{size_download}\\n' \(url)/cookie")
    #expect(heads.output == "{\"a\":1}200 7\n" && heads.status == 0, "\(heads)")
    let text = try #require(folder.text(of: "heads.txt"))
    #expect(
      text.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nSet-Cookie: seen=1; Path=/\r\n"))
    #expect(text.hasSuffix("\r\n\r\n"))

    _ = try run("curl -c jar.txt \(url)/cookie")
    let jar = try #require(folder.text(of: "jar.txt"))
    #expect(
      jar.hasPrefix("# Netscape HTTP Cookie File\n") && jar.contains("\t/\tFALSE\t0\tseen\t1\n"), "\(jar)")
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path + "/jar.txt")[.posixPermissions]
    #expect(mode as? Int == 0o600)
    _ = try run("curl -b jar.txt \(url)/a")
    #expect(server.requests.last?.contains("\r\nCookie: seen=1\r\n") == true)

    let large = try run("curl --max-filesize 2 \(url)/a")
    #expect(
      large.status != 0 && large.output.isEmpty && large.errors.contains("longer than the 2 bytes"),
      "\(large)")
    let refused = try run("curl -D no/such/heads.txt \(url)/never")
    #expect(refused.status == 2 && !server.requests.contains { $0.contains("/never") }, "\(refused)")
  }

  @Test("a name that -w does not know is refused before anything is sent")
  func unknownName() throws {
    let result = try Program.run(["--no-config", "-e", "curl -w '%{http_cod}' http://127.0.0.1:1/"])
    #expect(
      result.status == 2 && result.errors.contains("%{http_cod}") && result.errors.contains("http_code"))
  }
}

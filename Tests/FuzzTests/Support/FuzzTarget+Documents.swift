import ApusFormats
import ApusJSON
import ApusOpenAPI
import ApusRecordings
import ApusRedaction
import ApusSavedSessions
import ApusSystem

/// Files that somebody else wrote.
extension FuzzTarget {
  static let documents = [json, session, har, http, description, variables]

  private static let json = FuzzTarget("json", rounds: 1_000) { bytes in
    let compact = JSONWriter(.compact).text(of: try JSONDocument(bytes).root)
    for text in [compact, JSONWriter(.indented(by: 2)).text(of: try JSONDocument(bytes).root)] {
      guard let again = try? JSONDocument(text) else { throw FuzzFlaw("what it wrote is no JSON: \(text)") }
      try FuzzFlaw.unless(
        JSONWriter(.compact).text(of: again.root) == compact, "written another way: \(text)")
    }
  }

  private static let session = FuzzTarget("session") { bytes in
    let text = try SessionDocument(parsing: bytes).text
    guard let again = try? SessionDocument(parsing: text) else {
      throw FuzzFlaw("what it wrote is no session: \(text)")
    }
    try FuzzFlaw.unless(again.text == text, "written another way: \(text)")
  }

  private static let har = FuzzTarget("har", rounds: 150) { bytes in
    let cassette = try Cassette(reading: bytes)
    var redactor = Redactor()
    let entries = try Cassette.entries(of: cassette.recordings, from: 1, redactor: &redactor)
    guard !cassette.recordings.isEmpty else { return }
    let whole = Cassette.head + Cassette.separator(before: 1) + entries + Cassette.tail
    guard let again = try? Cassette(reading: whole) else {
      throw FuzzFlaw("what it wrote is no HAR: \(String(decoding: whole, as: UTF8.self))")
    }
    try FuzzFlaw.unless(
      again.isComplete && again.recordings.count == cassette.recordings.count, "written with other entries")
  }

  private static let http = FuzzTarget("http") { bytes in
    let file = HTTPFile(String(decoding: bytes, as: UTF8.self))
    let count =
      bytes.split(separator: 0x0a, omittingEmptySubsequences: false).count
      + bytes.count(where: { $0 == 0x0d })
    for request in file.requests {
      try FuzzFlaw.unless(
        (1...count + 1).contains(request.line), "a request is at line \(request.line) of \(count)")
    }
  }

  private static let description = FuzzTarget("description", rounds: 80) { bytes in
    let specification = try Specification(bytes)
    _ = (specification.title, specification.servers, specification.children(of: "/a/1"))
    for operation in specification.operations {
      for content in (operation.body?.contents ?? []) + operation.responses.flatMap(\.contents) {
        guard let schema = content.schema else { continue }
        let sample = schema.sample(.all).bytes
        guard (try? JSONDocument(sample)) != nil else { throw FuzzFlaw("a sample is no JSON") }
      }
    }
  }

  private static let variables = FuzzTarget("variables") { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    for name in [".env", "http-client.env.json", "http-client.private.env.json", ".vscode/settings.json"] {
      _ = HTTPFileEnvironment(beside: "", files: .fixed([name: text, "./\(name)": text]))
    }
  }
}

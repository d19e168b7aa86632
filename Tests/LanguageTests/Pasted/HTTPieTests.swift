import ApusClient
import ApusEncodings
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("HTTPie's lines", .paced)
struct HTTPieTests {
  /// Another table, made by the same HTTPie, can be named in `APUS_HTTPIE_CASES`.
  static let table = try? CaseTable(
    getenv("APUS_HTTPIE_CASES").map { String(cString: $0) } ?? "httpie.json")

  @Test("what HTTPie sends for its arguments is sent, and what it refuses is refused")
  func agrees() throws {
    let table = try #require(Self.table)
    #expect(table.cases.count > 300)
    for entry in table.cases {
      let line = "http --boundary=BOUNDARY " + entry.arguments.map(ShellQuoting.quoted).joined(separator: " ")
      check(line, entry, table.files)
    }
  }

  @Test("in a native line the same items make the same request")
  func agreesNatively() throws {
    let table = try #require(Self.table)
    var count = 0
    for entry in table.cases where entry.arguments.contains("http://h/x") {
      guard let place = entry.arguments.firstIndex(of: "http://h/x"), place > 0 else { continue }
      var words = entry.arguments
      let method = words.remove(at: place - 1)
      guard ["GET", "POST", "PUT"].contains(method) else { continue }
      let line = "send \(method) --boundary=BOUNDARY " + words.map(ShellQuoting.quoted).joined(separator: " ")
      check(line, entry, table.files)
      count += 1
    }
    #expect(count > 300)
  }

  private func check(_ line: String, _ entry: CaseTable.Case, _ files: [String: String]) {
    let all = files.merging(files.map { ("./" + $0.key, $0.value) }) { first, _ in first }
    let prepared = Result { try prepare(line, base: nil, files: all) }
    switch (prepared, entry.expected) {
    case (.success(let prepared), let expected?):
      let sent = SentText(prepared.request, files: all)
      #expect(sent.summary == expected.summary, "\(line)")
    case (.failure, nil):
      break
    case (.failure(let error), _?) where entry.arguments.contains("Content-Length:5"):
      // HTTPie announces a body that does not come, and waits until the server gives up.
      #expect((error as? LineProblem)?.code == .requestHeader)
    case (.failure(let error), _?) where entry.arguments.contains("Content-Type:"):
      // A value was forgotten more often than a header is taken away before another item.
      #expect((error as? LineProblem)?.code == .usageArgument)
    case (.success(let prepared), nil):
      Issue.record("HTTPie refuses \(line), which became \(SentText(prepared.request, files: all))")
    case (.failure(let error), _?):
      Issue.record("\(line) is refused: \(error)")
    }
  }
}

extension SentText {
  /// What is compared: everything but what only transports add.
  var summary: String {
    let kept = headers.filter {
      !$0.hasPrefix("host:") && !$0.hasPrefix("content-length:")
    }
    return "\(method) \(authority) \(target)\n\(kept.joined(separator: "\n"))\n\n\(body)"
  }
}

extension CaseTable.Expected {
  var summary: String {
    let lines = headers.map { ($0.name.lowercased(), $0.value) }
    let sorted = lines.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .map { "\($0.element.0): \($0.element.1)" }
    return "\(method) \(authority) \(target)\n\(sorted.joined(separator: "\n"))\n\n\(body)"
  }
}

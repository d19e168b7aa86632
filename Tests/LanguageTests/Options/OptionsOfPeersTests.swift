import ApusClient
import ApusEncodings
import ApusJSON
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

/// Every option that curl 7.88.1 and HTTPie 3.2.4 have, and whether it was seen to change what they send.
@Suite("Every option of the real programs", .paced)
struct OptionsOfPeersTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let dialect: Dialect
    let names: [String]
    let value: String?
    let changes: Bool

    var testDescription: String { "\(dialect) \(names.joined(separator: " "))" }
  }

  static let rows: [Row] = {
    guard let document = try? JSONDocument(CaseTable.contents(of: "options.json")) else { return [] }
    return [Dialect.curl, .httpie].flatMap { dialect -> [Row] in
      guard let rows = document.root[dialect.rawValue]?.children else { return [] }
      return rows.map { row in
        Row(
          dialect: dialect, names: [row["name"]?.string, row["letter"]?.string].compactMap(\.self),
          value: row["value"]?.string, changes: row["changes"]?.kind == .true)
      }
    }
  }()

  /// Everything that a line comes to.
  private static func made(_ line: String) throws -> String {
    let files = ["note.txt": "note", "1": "", "netrc": "", "empty.txt": "", "etag.txt": ""]
    let prepared = try prepare(line, files: files) {
      $0.boundary = "b"
      $0.deflate = { _ in [1] }
      $0.netrc = { _, _, _ in NetrcEntry(user: "ada", password: Secret("canary"), place: "~/.netrc") }
    }
    let request = prepared.request
    guard case .request(let asked) = try ParsedLine.parse(line) else { return "" }
    let others = asked.following.compactMap { $0.url?.shown }
    return
      "\(request.url) \(SentText(request)) \(request.options) \(prepared.showing) \(prepared.paging) \(others)"
  }

  @Test("there are as many as they said")
  func count() {
    #expect(Self.rows.count { $0.dialect == .curl } > 240)
    #expect(Self.rows.count { $0.dialect == .httpie } > 45)
    #expect(Self.plainLines.values.joined().allSatisfy { $0.made.contains("127.0.0.1") })
  }

  /// Lines without any option, and what each comes to.
  private static let plainLines: [Dialect: [(line: String, made: String)]] = {
    let programs: [(Dialect, String, String)] = [(.curl, "curl", " -d a=1"), (.httpie, "http", " a=1")]
    let hosts = ["http://127.0.0.1/a", "http://127.0.0.1/a/../b", "127.0.0.1/a"]
    var lines: [Dialect: [(String, String)]] = [:]
    for (dialect, program, data) in programs {
      lines[dialect] = hosts.flatMap { ["\(program) \($0)", "\(program) \($0)\(data)"] }.map {
        ($0, (try? read($0)) ?? "")
      }
    }
    return lines
  }()

  @Test("is done, changes nothing, or is refused where it stands", arguments: rows)
  func option(_ row: Row) throws {
    let value = row.value.map { " " + ShellQuoting.quoted($0.replacing("PORT", with: "1")) } ?? ""
    for name in row.names {
      // One line on which it is seen is enough. A line that is not run sends nothing else than was typed.
      let isSeen = (Self.plainLines[row.dialect] ?? []).contains { line, made in
        (try? Self.read("\(line) \(name)\(value)")) != made
      }
      // Compression is offered without being asked for.
      let isUsual = OptionSpec.named(name, in: row.dialect)?.option == .compressed
      if row.changes, !isUsual {
        #expect(isSeen, "\(name) is passed over, and changes what is sent")
      }
      guard let spec = OptionSpec.named(name, in: row.dialect), spec.option == .harmless else { continue }
      #expect(!row.changes, "\(name) is called harmless")
    }
  }

  private static func read(_ line: String) throws(LineProblem) -> String {
    do {
      return try made(line)
    } catch let problem as LineProblem {
      throw problem
    } catch {
      return "\(error)"
    }
  }
}

import ApusClient
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
    guard let document = try? Document(CaseTable.contents(of: "options.json")) else { return [] }
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
  private func made(_ line: String) throws -> String {
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
  }

  @Test("is done, changes nothing, or is refused where it stands", arguments: rows)
  func option(_ row: Row) throws {
    for name in row.names {
      let hosts = ["http://127.0.0.1/a", "http://127.0.0.1/a/../b", "127.0.0.1/a"]
      let program = row.dialect == .curl ? "curl" : "http"
      var isSeen = false
      for url in hosts {
        for body in ["", row.dialect == .curl ? " -d a=1" : " a=1"] {
          let value = row.value.map { " " + shellQuoted($0.replacing("PORT", with: "1")) } ?? ""
          let without = "\(program) \(url)\(body)"
          do throws(LineProblem) {
            let with = try read("\(without) \(name)\(value)")
            let before = try read(without)
            isSeen = isSeen || with != before
          } catch {
            // A line that is not run sends nothing else than was typed.
            isSeen = true
          }
        }
      }
      // Compression is offered without being asked for.
      let isUsual = OptionSpec.named(name, in: row.dialect)?.option == .compressed
      if row.changes, !isUsual {
        #expect(isSeen, "\(name) is passed over, and changes what \(program) sends")
      }
      guard let spec = OptionSpec.named(name, in: row.dialect), spec.option == .harmless else { continue }
      #expect(!row.changes, "\(name) is called harmless")
    }
  }

  private func read(_ line: String) throws(LineProblem) -> String {
    do {
      return try made(line)
    } catch let problem as LineProblem {
      throw problem
    } catch {
      return "\(error)"
    }
  }
}

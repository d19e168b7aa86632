import Foundation
import Testing

@Suite("The README's section on security")
struct SecurityTests {
  private struct Row {
    let promise: String
    let proofs: [String]
  }

  private static func rows() throws -> [Row] {
    let parts = try House.text(at: "README.md").components(separatedBy: "\n## ")
    let section = try #require(parts.first { $0.hasPrefix("Security\n") })
    return section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2).map { row in
      let cells = row.components(separatedBy: " | ")
      let proofs = (cells.last ?? "").split(separator: "`").map(String.init).filter { $0.hasPrefix("Tests/") }
      return Row(promise: String(cells[0].dropFirst(2)), proofs: proofs)
    }
  }

  @Test("names a test of each promise, which is there and tests")
  func proofs() throws {
    let rows = try Self.rows()
    #expect(rows.count >= 10)
    for row in rows {
      #expect(!row.proofs.isEmpty, "\(row.promise)")
      for proof in row.proofs { #expect(try House.text(at: proof).contains("@Test("), "\(proof)") }
    }
  }

  @Test("promises what `help security` does, and nothing else")
  func help() throws {
    let help = try House.text(at: "Sources/Explorer/Help/HelpTopic+Security.swift")
    let promised = help.split(separator: "\n").filter { $0.hasPrefix("      (\"") }
    let rows = try Self.rows()
    #expect(promised.count == rows.count)
    for row in rows { #expect(help.contains("\"\(row.promise)\""), "\(row.promise)") }
  }
}

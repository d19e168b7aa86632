internal import ApusAnswers
internal import ApusClient
internal import ApusEncodings
internal import ApusLanguage
internal import ApusRendering
internal import ApusSystem
package import ApusText

/// A text in the answers that are kept, those of last week included: nothing is asked of anybody.
package struct WorkspaceSearch: View {
  private struct Finding {
    let workspace: String
    let record: Record
    /// The text with what stands around it.
    let excerpt: String
  }

  private let text: String
  private let findings: [Finding]

  package init(_ text: String, in workspaces: Workspaces) {
    self.text = text
    var findings: [Finding] = []
    for summary in workspaces.all {
      if Task.isCancelled { break }
      let answers = KeptAnswers(folder: summary.folder)
      for number in answers.numbers.reversed() {
        guard
          let record = try? AnswerFile.record(
            in: answers.bytes(of: number), number: number, PracticeAlias(nil)),
          let excerpt = Self.excerpt(of: text, in: record)
        else { continue }
        findings.append(Finding(workspace: summary.folder.name, record: record, excerpt: excerpt))
      }
    }
    self.findings = findings
  }

  package var isEmpty: Bool { findings.isEmpty }

  /// Where the text stands first: in the line, in the URL, or in the body.
  private static func excerpt(of text: String, in record: Record) -> String? {
    let wanted = Array(text.lowercased().utf8)
    let places = [
      Array(record.line.utf8)[...], Array("\(record.exchange.request.url)".utf8)[...], record.text.bytes[...],
    ]
    for bytes in places {
      guard let range = Self.range(of: wanted, in: bytes) else { continue }
      let start = bytes[..<range.lowerBound].suffix(24)
      let end = bytes[range.upperBound...].prefix(40)
      let around = bytes[start.startIndex..<end.endIndex]
      return String(decoding: around, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(
        separator: " ")
    }
    return nil
  }

  /// Whatever the case of its ASCII letters.
  private static func range(of wanted: [UInt8], in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    guard let first = wanted.first, wanted.count <= bytes.count else { return nil }
    let last = bytes.endIndex - wanted.count
    var at = bytes.startIndex
    while at <= last {
      if lowered(bytes[at]) == first,
        wanted.indices.allSatisfy({ lowered(bytes[at + $0]) == wanted[$0] })
      {
        return at..<at + wanted.count
      }
      at += 1
    }
    return nil
  }

  private static func lowered(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

  package func lines(on screen: Screen) -> [Line] {
    findings.flatMap { finding in
      let record = finding.record
      var line = Line("\(finding.workspace) ", .key) + Line("$\(record.number)  ", .dim)
      if let status = record.exchange.response?.status { line.append("\(status)  ", .status(status)) }
      line.append("\(record.exchange.request.method) ", .method)
      line.append(record.exchange.request.url.maskingCredentials, .url)
      let excerpt = Line(finding.excerpt, .dim)
      // What was looked for is not what is cut.
      if line.width + 2 + excerpt.width > screen.width { return [line, "    " + excerpt].map(screen.fit) }
      return [line + "  " + excerpt]
    }
  }
}

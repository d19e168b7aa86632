internal import ApusClient
internal import ApusEncodings
internal import ApusFormats
internal import ApusJSON
internal import ApusLanguage
internal import ApusRecordings
internal import ApusRendering
internal import ApusSavedSessions
internal import ApusText

/// What `explain file` shows: what a file is, what of it is understood, and what is left out, by line.
package struct FileExplanation: View {
  private let name: String
  private let kind: FileKind
  private let findings: [FileFinding]

  /// - Parameters:
  ///   - path: where it is, as files beside it may belong to it.
  ///   - reading: tells lines of this program.
  package init(of bytes: [UInt8], named name: String, at path: String = "", _ reading: LineReading) {
    self.name = name
    let known = FileKind.of(bytes, name: name)
    let lines = known == .unknown ? Self.lines(FileText.of(bytes), reading) : []
    // Whatever it is called, a file all of whose lines are lines is one of lines.
    let isScript = known == .unknown && !lines.isEmpty && !lines.contains { $0.mark == .problem }
    kind = isScript ? .script : known
    findings = isScript ? lines : Self.findings(known, bytes, name, path, reading)
  }

  /// What is found in a file, by its kind: a new kind is a line here.
  private static func findings(
    _ kind: FileKind, _ bytes: [UInt8], _ name: String, _ path: String, _ reading: LineReading
  ) -> [FileFinding] {
    switch kind {
    case .httpFile: HTTPFile(FileText.of(bytes)).findings
    case .har: HARReader(file: name).findings(in: bytes)
    case .session: SessionDocument.findings(in: bytes, file: name) { reading.mask($0).text }
    case .script: lines(FileText.of(bytes), reading)
    case _ where CollectionFile.kinds.contains(kind): collection(kind, bytes, path)
    default: []
    }
  }

  func lines(on screen: Screen) -> [Line] {
    FindingsView(findings, of: kind, named: name).lines(on: screen)
  }

  private static func collection(_ kind: FileKind, _ bytes: [UInt8], _ path: String) -> [FileFinding] {
    do throws(CollectionProblem) {
      return try CollectionFile.read(bytes, kind: kind, at: path, in: .disk).findings
    } catch {
      return [FileFinding(.problem, error.message, line: error.line)]
    }
  }

  // MARK: Kinds of this program

  private static func lines(_ text: String, _ reading: LineReading) -> [FileFinding] {
    var findings: [FileFinding] = []
    var open = ""
    var first = 1
    for (index, part) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if open.isEmpty { first = index + 1 }
      let line = open.isEmpty ? String(part) : open + "\n" + part
      guard ParsedLine.isComplete(line) else {
        open = line
        continue
      }
      open = ""
      if let finding = finding(line, at: first, reading) { findings.append(finding) }
    }
    if !open.isEmpty { findings.append(FileFinding(.problem, "it never ends", line: first)) }
    return findings
  }

  private static func finding(_ line: String, at number: Int, _ reading: LineReading) -> FileFinding? {
    let masked = reading.mask(line)
    do throws(LineProblem) {
      guard try reading.isLine(line) else { return nil }
      return FileFinding(.understood, masked.text.replacing("\n", with: " "), line: number)
    } catch {
      return FileFinding(.problem, masked.hiding(in: error.message), line: number)
    }
  }
}

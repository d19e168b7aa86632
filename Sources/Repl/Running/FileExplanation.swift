internal import ApusClient
internal import ApusEncodings
internal import ApusFormats
internal import ApusJSON
internal import ApusLanguage
internal import ApusRendering
internal import ApusSavedSessions
internal import ApusText

/// What `explain file` shows: what a file is, what of it is understood, and what is left out, by line.
struct FileExplanation: View {
  private let name: String
  private let kind: FileKind
  private let findings: [FileFinding]

  /// - Parameter path: where it is, as files beside it may belong to it.
  init(of bytes: [UInt8], named name: String, at path: String = "") {
    self.name = name
    let known = FileKind.of(bytes, name: name)
    let lines = known == .unknown ? Self.lines(FileText.of(bytes)) : []
    // Whatever it is called, a file all of whose lines are lines is one of lines.
    let isScript = known == .unknown && !lines.isEmpty && !lines.contains { $0.mark == .problem }
    kind = isScript ? .script : known
    findings = isScript ? lines : Self.findings(known, bytes, name, path)
  }

  /// What is found in a file, by its kind: a new kind is a line here.
  private static func findings(
    _ kind: FileKind, _ bytes: [UInt8], _ name: String, _ path: String
  ) -> [FileFinding] {
    switch kind {
    case .httpFile: HTTPFile(FileText.of(bytes)).findings
    case .har: HARReader(file: name).findings(in: bytes)
    case .session: steps(bytes, name)
    case .script: lines(FileText.of(bytes))
    case _ where CollectionFile.kinds.contains(kind): collection(kind, bytes, path)
    default: []
    }
  }

  func lines(on screen: Screen) -> [Line] {
    let counts = [
      (FileFinding.Mark.understood, "understood"), (.leftOut, "left out"), (.problem, "in the way"),
    ]
    .map { mark, word in (findings.count { $0.mark == mark }, word) }
    .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    var head = Line(name) + Line(" is \(kind.title)")
    if !counts.isEmpty { head.append(": " + counts.joined(separator: ", "), .dim) }
    let digits = findings.compactMap { $0.line.map { "\($0)".count } }.max() ?? 0
    return head.wrappedAtWords(to: screen.width)
      + findings.flatMap { finding -> [Line] in
        let number = finding.line.map(String.init) ?? ""
        var line = Line(String(repeating: " ", count: 2 + digits - number.count) + number + "  ", .dim)
        switch finding.mark {
        case .understood: break
        case .leftOut: line.append("left out: ", .dim)
        case .problem: line.append("problem: ", .warning)
        }
        line.append(finding.text)
        return line.wrappedAtWords(to: screen.width, indent: digits + 4)
      }
  }

  private static func collection(_ kind: FileKind, _ bytes: [UInt8], _ path: String) -> [FileFinding] {
    do throws(CollectionProblem) {
      return try CollectionFile.read(bytes, kind: kind, at: path, in: .disk).findings
    } catch {
      return [FileFinding(.problem, error.message, line: error.line)]
    }
  }

  // MARK: Kinds of this program

  private static func lines(_ text: String) -> [FileFinding] {
    let dispatcher = Dispatcher(commands: .all)
    var findings: [FileFinding] = []
    var open = ""
    var first = 1
    for (index, part) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if open.isEmpty { first = index + 1 }
      let line = open.isEmpty ? String(part) : open + "\n" + part
      guard EditorKnowledge.isComplete(line) else {
        open = line
        continue
      }
      open = ""
      if let finding = finding(line, at: first, dispatcher) { findings.append(finding) }
    }
    if !open.isEmpty { findings.append(FileFinding(.problem, "it never ends", line: first)) }
    return findings
  }

  private static func finding(_ line: String, at number: Int, _ dispatcher: Dispatcher) -> FileFinding? {
    let masked = MaskedLine(line)
    do throws(LineProblem) {
      guard try dispatcher.command(for: line) != nil else { return nil }
      return FileFinding(.understood, masked.text.replacing("\n", with: " "), line: number)
    } catch {
      return FileFinding(.problem, masked.hiding(in: error.message), line: number)
    }
  }

  private static func steps(_ bytes: [UInt8], _ name: String) -> [FileFinding] {
    do throws(SessionSyntaxError) {
      let (document, isComplete) = try SessionDocument.recovering(bytes, file: name)
      let steps = document.steps.map { step in
        FileFinding(
          .understood, MaskedLine(step.command).text.replacing("\n", with: " "), line: step.place.number)
      }
      return steps + (isComplete ? [] : [FileFinding(.problem, "its end is missing")])
    } catch {
      return [FileFinding(.problem, error.description)]
    }
  }
}

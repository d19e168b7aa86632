internal import ApusEncodings
internal import ApusFormats
internal import ApusLanguage
internal import ApusLineEditing
internal import ApusText

/// A file that does not hold lines, though nothing else that runs is in it. Read as lines it would send parts of what
/// is meant, without the headers that belong to them.
package struct OtherKindOfFile {
  private let kind: FileKind
  /// The line that is none, of a file that begins with lines; `nil` where the first is none.
  private var wrongLine: Int?
  /// A line that has a use for it.
  package let suggestion: String

  /// `nil` for what runs as lines.
  ///
  /// - Parameter lines: what tells a line from something else.
  package init?(_ file: KnownFile, at path: String, named name: String, _ lines: LineReading) {
    switch file.kind {
    case .script, .unknown:
      // Of an ending that nobody knows it is enough, and needed, that all of it are lines.
      let isOfLines = file.kind == .script || Self.isOfLines(path)
      guard let misfit = Self.misfit(path, lines, looksAtAll: !isOfLines) else { return nil }
      kind = .unknown
      if case .line(let number) = misfit { wrongLine = number }
    default: kind = file.kind
    }
    let quoted = ItemPrinter().quoted(name)
    suggestion =
      switch kind {
      case .openAPI: "spec \(quoted)"
      case .json: "open \(quoted)"
      default: "help run"
      }
  }

  /// What comes on standard input, by what is there before the first line is read.
  package init?(standardInput beginning: [UInt8]) {
    kind = FileKind.of(beginning)
    guard ![.unknown, .script].contains(kind) else { return nil }
    suggestion = "help run"
  }

  package func message(for name: String) -> String {
    let reason =
      switch kind {
      case .session: "is a saved session, and a session's name ends with .session.md"
      case .httpFile: "is a file of requests, which runs from a file: run FILE"
      case .unknown:
        wrongLine.map { "is of no kind that is known here, and its line \($0) is none of Apus" }
          ?? "is of no kind that is known here, and does not begin with a line of Apus"
      default: "is \(kind.title), which does not run here"
      }
    return "\(name) \(reason); nothing was sent"
  }

  // MARK: Lines

  private static let endingsOfLines: Set<String> = ["", "apus", "txt"]

  /// Whether a file's name says that it may hold lines.
  private static func isOfLines(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return true }
    return endingsOfLines.contains(name[name.index(after: dot)...].lowercased())
  }

  /// What keeps a file from being one of lines.
  private enum Misfit {
    case beginning
    case line(Int)
  }

  /// By its first line, or by all of them. What cannot be read twice is not looked at.
  private static func misfit(_ path: String, _ lines: LineReading, looksAtAll: Bool) -> Misfit? {
    guard ScriptFile.beginning(path) != nil, let reader = ScriptFile.open(path) else {
      return looksAtAll ? .beginning : nil
    }
    var isBegun = false
    while case .line(let line) = reader.readLine(Prompt("")) {
      do throws(LineProblem) {
        if try lines.isLine(line) { isBegun = true }
      } catch {
        return isBegun ? .line(reader.lineNumber) : .beginning
      }
      if isBegun, !looksAtAll { return nil }
    }
    return nil
  }
}

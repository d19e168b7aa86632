internal import ApusEncodings

/// How each role looks, as the terminal's own codes: in an answer, in a message, and in a line while it is typed. The
/// only place that writes colours.
///
/// The usual one has only the colours that read well on dark and on light backgrounds: no yellow, white, black or "bright
/// black". Nothing is said by colour alone, so a theme without codes loses no meaning.
package struct Theme: Sendable {
  package let isColoured: Bool
  /// Whether what is drawn may stand in a log of GitHub's runner: then no line of it is a command there.
  package var isForRunner = false
  /// The codes of another than the usual one, by the roles' numbers.
  private var codes: [String]?

  /// Text as it is.
  package static let plain = Theme(isColoured: false)
  /// The sixteen colours of the user's terminal.
  package static let colour = Theme(isColoured: true)

  /// A theme as a terminal of that depth shows it.
  package static func of(_ styles: ThemeStyles, _ depth: ColourDepth) -> Theme {
    var theme = colour
    theme.codes = styles.codes(depth)
    return theme
  }

  private func code(_ role: Role) -> String {
    guard let codes else { return Self.usualCode(role) }
    let place = Int(role.rawValue)
    return codes.indices.contains(place) ? codes[place] : ""
  }

  /// The line with its colours, without a line break.
  package func text(of line: Line) -> String {
    var result = ""
    append(line, to: &result)
    return result
  }

  private func append(_ line: Line, to result: inout String) {
    if isForRunner {
      let text = line.text
      let defused = RunnerLines.defused(text)
      if defused != text {
        result += defused
        return
      }
    }
    guard isColoured else {
      for run in line.runs { result += run.text }
      return
    }
    var current = ""
    for run in line.runs {
      let code = run.role.map(code) ?? ""
      if code != current {
        if !current.isEmpty { result += Self.end }
        if !code.isEmpty { result += "\u{1b}[\(code)m" }
        current = code
      }
      result += run.text
    }
    if !current.isEmpty { result += Self.end }
  }

  /// The lines with their colours, each with a line break after it.
  package func text(of lines: [Line]) -> String {
    var result = ""
    for line in lines {
      append(line, to: &result)
      result += "\n"
    }
    return result
  }

  /// A text without the codes that a theme puts into it.
  package static func withoutCodes(_ text: String) -> String {
    guard text.holds("\u{1b}[") else { return text }
    var rest = Array(text.utf8)[...]
    var kept: [UInt8] = []
    kept.reserveCapacity(rest.count)
    while let escape = rest.firstIndex(of: 0x1b) {
      kept += rest[..<escape]
      rest = rest[escape...]
      let parameters = rest.dropFirst(2).prefix { $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: ";") }
      if rest.dropFirst().first == UInt8(ascii: "["), rest[parameters.endIndex...].first == UInt8(ascii: "m")
      {
        rest = rest[(parameters.endIndex + 1)...]
      } else {
        kept.append(rest.removeFirst())
      }
    }
    return String(decoding: kept + rest, as: UTF8.self)
  }

  /// What is put behind text of a role that is begun.
  package static let end = "\u{1b}[0m"

  /// What is put before text of a role; empty where it looks like any other, and in the plain theme.
  package func start(of role: Role) -> String {
    let code = isColoured ? code(role) : ""
    return code.isEmpty ? "" : "\u{1b}[\(code)m"
  }

  /// The parameters of the terminal's "select graphic rendition"; empty for plain text.
  private static func usualCode(_ role: Role) -> String {
    switch role {
    case .key, .headerName, .queryName: "94"
    case .string: "32"
    case .number: "36"
    case .literal: "35"
    case .punctuation: ""
    case .guide, .dim, .secret, .phaseQueue, .phaseWait, .informational: "2"
    case .ok: "32"
    case .redirect: "36"
    case .clientError: "31"
    case .serverError: "1;31"
    case .method, .heading, .label: "1"
    case .url, .found: "4"
    case .path: "36"
    case .fieldName, .option: "35"
    case .variable: "1;35"
    case .mistake: "4;31"
    case .prompt: "1;94"
    case .phaseDNS: "36"
    case .phaseConnect: "94"
    case .phaseTLS: "35"
    case .phaseRequest: "31"
    case .phaseDownload: "32"
    case .added: "32"
    case .removed: "31"
    case .changed: "35"
    case .error: "1;31"
    case .warning: "35"
    case .caret: "1;31"
    case .command: "36"
    case .bar: "94"
    case .match, .selected: "7"
    }
  }
}

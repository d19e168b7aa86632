internal import ApusClient
internal import ApusRedaction
internal import ApusSavedSessions

/// A step of a page: its line, what it showed, and the exchanges behind it.
struct PageStep {
  private let played: PlayedStep
  private let number: Int
  private let id: String
  private let redPaths: [String]

  /// - Parameter redPaths: the places of its answer that are not as they should be; by default those that it tells of.
  init(_ played: PlayedStep, number: Int, in session: Int, redPaths: [String]? = nil) {
    self.redPaths = redPaths ?? RedPlaces.paths(of: played)
    self.played = played
    self.number = number
    id = Self.id(number, in: session)
  }

  static func id(_ number: Int, in session: Int) -> String { "s\(session)-\(number)" }

  func html(redactor: inout Redactor) -> String {
    let word =
      played.isAsWritten
      ? "" : " <span class=\"bad\">drift: \(PageText.line(played.drift.joined(separator: ", ")))</span>"
    var text = "<section class=\"step\(played.isAsWritten ? "" : " drifted")\" id=\"\(id)\">\n"
    text +=
      "<p class=\"line\"><a href=\"#\(id)\">\(number)</a> <code>\(PageText.block(played.step.command))</code>\(word)</p>\n"
    if !played.shown.isEmpty {
      text += "<pre>\(PageText.block(played.shown.trimmingLastLineEnd))</pre>\n"
    }
    if case .failure(let code) = played.outcome {
      text += "<p class=\"outcome\">ends in \(PageText.line(code.name))</p>\n"
    }
    if !played.differences.isEmpty {
      text += "<pre class=\"diff\">\(played.differences.map(Self.difference).joined(separator: "\n"))</pre>\n"
    }
    for recording in played.recordings {
      text += PageExchange(recording, isOpen: !played.isAsWritten || !redPaths.isEmpty, redPaths: redPaths)
        .html(
          redactor: &redactor)
    }
    return text + "</section>\n"
  }

  private static func difference(_ line: String) -> String {
    switch line.first {
    case "-": "<del>\(PageText.line(line))</del>"
    case "+": "<ins>\(PageText.line(line))</ins>"
    default: PageText.line(line)
    }
  }
}

extension String {
  var trimmingLastLineEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}

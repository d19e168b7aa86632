internal import ApusEncodings
package import ApusRedaction
package import ApusSavedSessions

/// Saved sessions as one page that needs nothing else: it loads nothing, and only its own script runs in it. Without that
/// it can still be read.
package struct SessionPage {
  private let title: String
  private let sessions: [PlayedSession]

  /// - Parameter title: what the page is called; by default the first heading there is.
  package init(_ sessions: [PlayedSession], title: String? = nil) {
    self.sessions = sessions
    self.title = title ?? sessions.first.map(Self.title) ?? "a session"
  }

  package func html(redactor: inout Redactor) -> String {
    var contents = ""
    var body = ""
    for (place, session) in sessions.enumerated() {
      let (entries, text) = Self.html(session, place, redactor: &redactor)
      contents +=
        "<li><a href=\"#f\(place)\">\(PageText.line(session.name))</a>\n<ol>\n\(entries)</ol></li>\n"
      body +=
        "<article id=\"f\(place)\">\n<p class=\"file\">\(PageText.line(session.name))</p>\n\(text)</article>\n"
    }
    return head + "<nav>\n<p>\(tally)</p>\n<p><input type=\"search\" placeholder=\"search\" hidden></p>\n"
      + PageText.fold("contents", isOpen: true, "<ul>\n\(contents)</ul>\n") + "</nav>\n<main>\n" + body
      + "</main>\n<script>\(PageScript.text)</script>\n</body>\n</html>\n"
  }

  /// What the page may do: use its own style and run its own script, and nothing that comes from elsewhere.
  package static var policy: String {
    func source(_ text: String) -> String { "'sha256-\(Base64.encoded(SHA256.hash(Array(text.utf8))))'" }
    return "default-src 'none'; style-src \(source(PageStyle.text)); script-src \(source(PageScript.text)); "
      + "base-uri 'none'; form-action 'none'"
  }

  private var head: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="referrer" content="no-referrer">
    <title>\(PageText.line(title))</title>
    <style>\(PageStyle.text)</style>
    </head>
    <body>

    """
  }

  private var tally: String {
    let steps = sessions.flatMap(\.steps)
    let drifted = steps.count { !$0.isAsWritten }
    let count = "\(steps.count) step\(steps.count == 1 ? "" : "s")"
    return drifted == 0
      ? "\(count), all as written" : "\(count), <span class=\"bad\">\(drifted) drifted</span>"
  }

  private static func title(of session: PlayedSession) -> String {
    if let title = session.document.frontMatter.title { return title }
    for case .prose(let text) in session.document.parts {
      if let heading = PageProse(text, prefix: "t").headings.first { return heading.title }
    }
    return session.name
  }

  private static func html(
    _ session: PlayedSession, _ place: Int, redactor: inout Redactor
  ) -> (contents: String, text: String) {
    var (contents, text, number) = ("", "", 0)
    let red = RedPlaces(session.steps).paths
    let head = session.document.frontMatter
    if let title = head.title {
      let line = PageText.line(title)
      text += "<h1 id=\"t\(place)\">\(line)</h1>\n"
      contents += "<li class=\"h\"><a href=\"#t\(place)\">\(line)</a></li>\n"
    }
    if let description = head.description { text += "<p>\(PageText.line(description))</p>\n" }
    for (index, part) in session.document.parts.enumerated() {
      switch part {
      case .prose(let markdown):
        let prose = PageProse(markdown, prefix: "h\(place)-\(index)")
        text += prose.html
        for heading in prose.headings {
          contents += "<li class=\"h\"><a href=\"#\(heading.id)\">\(PageText.line(heading.title))</a></li>\n"
        }
      // Its fences are those that prose has.
      case .rules(let block): text += PageProse(block.text, prefix: "r\(place)-\(index)").html
      case .block:
        for step in session.steps where step.part == index {
          text += PageStep(step, number: number + 1, in: place, redPaths: red[number]).html(
            redactor: &redactor)
          number += 1
          let mark = step.isAsWritten ? "" : " class=\"bad\""
          let line = step.step.command.split(separator: "\n").first.map(String.init) ?? ""
          contents +=
            "<li\(mark)><a href=\"#\(PageStep.id(number, in: place))\">\(PageText.line(line))</a></li>\n"
        }
      }
    }
    return (contents, text)
  }
}

internal import ApusClient
internal import ApusEncodings
internal import ApusRendering
package import ApusText
internal import ApusWords

/// A line of a message that somebody pasted: a header, a status line, a request line. Each part of it is explained, and
/// what is wrong is named.
///
///     Cache-Control, a header of requests and responses              RFC 9111, 5.2
///     What a cache may do.
///       private      Only one user's own cache may keep it.
///       max-agee=60  unknown: no standard has this directive, and caches ignore it.
package struct MessageLine: View {
  let title: String
  /// A sentence; empty where the parts say all.
  let summary: String
  let source: String
  package let parts: [LinePart]
  /// Topics.
  let related: [String]

  /// `nil` for a text that is no line of a message.
  package init?(_ text: String) {
    let line = text.trimmed
    if let start = StartLine(line) {
      self = start.pasted
      return
    }
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let name = line[..<colon].trimmingBlanks
    let value = line[line.index(after: colon)...].trimmingBlanks
    guard HTTPMethod(name) != nil, !value.isEmpty, !value.hasPrefix("//") else { return nil }
    guard let article = Topics.article("header \(name)") else {
      // `curl: (28) …` looks like a header.
      if Topics.article(inError: line) != nil { return nil }
      self.init(unknown: name, value)
      return
    }
    let usual = String(article.topic.dropFirst("header ".count))
    self.init(
      title: article.title, summary: article.summary, source: article.source,
      parts: FieldReader.parts(of: usual, value), related: [article.topic] + article.related.prefix(2))
  }

  init(title: String, summary: String = "", source: String, parts: [LinePart], related: [String]) {
    self.title = title
    self.summary = summary
    self.source = source
    self.parts = parts
    self.related = related
  }

  /// A header that nothing is known of.
  private init(unknown name: String, _ value: String) {
    let hides = SecretNames.hides(name, value, in: .header) || SecretNames.looksMadeUp(value)
    self.init(
      title: said("\(name), an unknown header"),
      summary: "No registry has a header of this name: what it means is up to who sends it.",
      source: "RFC 9110, 16.3", parts: [LinePart(hides ? Secret.mask : value, "Its value.")],
      related: [])
  }

  package func lines(on screen: Screen) -> [Line] {
    var head = Line(title, .heading)
    let sourceWidth = Line(source).width
    if head.width + 2 + sourceWidth <= screen.width {
      head.pad(to: screen.width - sourceWidth)
      head.append(source, .dim)
    }
    let intro = summary.isEmpty ? [] : Line(spoken(summary)).wrappedAtWords(to: screen.width)
    let widest = parts.map { Line($0.text).width }.max() ?? 0
    let column = min(widest, screen.width / 3)
    let rows = parts.flatMap { row($0, column, on: screen) }
    return head.wrappedAtWords(to: screen.width) + intro + rows
      + Article.TypedLines.lines(said("see also:"), related.map { "explain \($0)" }, on: screen)
  }

  private func spoken(_ text: String) -> String { said(Sentence(text)) }

  private func row(_ part: LinePart, _ column: Int, on screen: Screen) -> [Line] {
    var line = Line("  ") + Line(part.text, part.flaw == .invalid ? .error : .string)
    let flaw = part.flaw.map { Line(spoken($0.rawValue) + ": ", .warning) } ?? Line("")
    let words = flaw + Line(spoken(part.meaning))
    guard line.width <= column + 2 else {
      return line.wrappedAtWords(to: screen.width, indent: 4)
        + (Line("      ") + words).wrappedAtWords(to: screen.width, indent: 6)
    }
    line.pad(to: column + 4)
    return (line + words).wrappedAtWords(to: screen.width, indent: column + 4)
  }
}

package import ApusClient
internal import ApusEncodings
package import ApusText

/// A body that is not shown as JSON: text as text, a web page by its title, anything else by what it is and its
/// first bytes.
package struct BodyView: View {
  private let bytes: [UInt8]
  private let mediaType: String
  private let content: BodyText

  /// - Parameters:
  ///   - contentType: the header's value; without one the bytes decide.
  ///   - text: the body as text, for whom has it already.
  package init(_ bytes: [UInt8], contentType: String?, text: BodyText? = nil) {
    self.bytes = bytes
    mediaType = HeaderParameters.essence(of: contentType ?? "")
    content = text ?? BodyText(bytes, contentType: contentType)
  }

  package func lines(on screen: Screen) -> [Line] {
    if bytes.isEmpty { return [screen.fit(Line("(no body)", .dim).retold)] }
    guard isText else { return summary(on: screen) }
    guard mediaType == "text/html" else { return contents(on: screen) }
    var below = screen
    below.height = screen.height.map { max(1, $0 - 1) }
    return [htmlSummary(on: screen)] + contents(on: below)
  }

  package func write<Failure: Error>(
    on screen: Screen, to sink: (Line) throws(Failure) -> Void
  ) throws(Failure) {
    guard screen.height == nil, !bytes.isEmpty, isText else {
      for line in lines(on: screen) { try sink(line) }
      return
    }
    if mediaType == "text/html" { try sink(htmlSummary(on: screen)) }
    try TextBody(content.bytes).write(on: screen, to: sink)
  }

  /// The body itself, without a summary of a page.
  func contents(on screen: Screen) -> [Line] {
    isText ? TextBody(content.bytes).lines(on: screen) : summary(on: screen)
  }

  /// Text has no NUL in its first 4 kB, and little that is not UTF-8. What another charset cannot be read as is none.
  private var isText: Bool {
    if FileType(bytes) != nil || content.problem != nil { return false }
    let sample = content.bytes.prefix(4096)
    if sample.contains(0) { return false }
    let strays = String(decoding: sample, as: UTF8.self).unicodeScalars.count { $0 == "\u{fffd}" }
    return strays * 10 <= sample.count
  }

  private func summary(on screen: Screen) -> [Line] {
    let type = FileType(bytes)
    var parts = [Line(type?.name ?? (mediaType.isEmpty ? "binary data" : mediaType), .heading)]
    let problem = type == nil ? content.problem : nil
    if let problem { parts.append(Line(problem.summary, .warning)) }
    if let size = type?.size { parts.append(Line("\(size.width) \(screen.glyphs.times) \(size.height)")) }
    parts.append(Line(Units.size(bytes.count)))
    let isPicture = screen.forms == .today && type?.isPicture ?? false
    if isPicture { return Self.rows(parts, ["open --with-system", "body > FILE"], on: screen) }
    parts.append(Line("body > FILE", .command))
    let title = parts.joined(by: Line(screen.glyphs.separator, .dim), within: screen.width)
    let rows = min(8, max(1, (screen.height ?? 9) - 1))
    if screen.isSpoken { return [screen.fit(title)] }
    return [screen.fit(title)] + HexDump(bytes, rows: rows, around: problem?.offset).lines(on: screen)
  }

  /// What something is and the lines that do something with it: on a row of their own where one has no room for both.
  private static func rows(_ parts: [Line], _ commands: [String], on screen: Screen) -> [Line] {
    let dot = Line(screen.glyphs.separator, .dim)
    let ways = commands.map { Line($0, .command) }
    let whole = (parts + ways).joined(by: dot)
    if whole.width <= screen.width { return [whole] }
    return [parts, ways].map { screen.fit($0.joined(by: dot, within: screen.width)) }
  }

  private func htmlSummary(on screen: Screen) -> Line {
    var parts = [Line("web page", .heading).retold, Line(Units.size(bytes.count))]
    if let title = HTMLTitle.find(in: content.bytes) { parts.append(Line(title)) }
    return screen.fit(parts.joined(by: Line(screen.glyphs.separator, .dim)))
  }
}

package import ApusText

/// A body that is not shown as JSON: text as text, a web page by its title, anything else by what it is and its
/// first bytes.
package struct BodyView: View {
  private let bytes: [UInt8]
  private let mediaType: String
  private let encoding: TextBody.Encoding

  /// `contentType` is the header's value; without one the bytes decide.
  package init(_ bytes: [UInt8], contentType: String?) {
    self.bytes = bytes
    let parts = (contentType ?? "").lowercased().split(separator: ";").map { part in
      String(part.drop { $0 == " " }.prefix { $0 != " " })
    }
    mediaType = parts.first ?? ""
    let names = ["charset=iso-8859-1", "charset=\"iso-8859-1\"", "charset=latin1"]
    encoding = parts.contains { names.contains($0) } ? .latin1 : .utf8
  }

  package func lines(on screen: Screen) -> [Line] {
    if bytes.isEmpty { return [screen.fit(Line("(no body)", .dim))] }
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
    try TextBody(bytes, encoding: encoding).write(on: screen, to: sink)
  }

  /// The body itself, without a summary of a page.
  func contents(on screen: Screen) -> [Line] {
    isText ? TextBody(bytes, encoding: encoding).lines(on: screen) : summary(on: screen)
  }

  /// Text has no NUL in its first 4 kB, and little that is not UTF-8.
  private var isText: Bool {
    if FileType(bytes) != nil { return false }
    let sample = bytes.prefix(4096)
    if sample.contains(0) { return false }
    if encoding == .latin1 { return true }
    let strays = String(decoding: sample, as: UTF8.self).unicodeScalars.count { $0 == "\u{fffd}" }
    return strays * 10 <= sample.count
  }

  private func summary(on screen: Screen) -> [Line] {
    let type = FileType(bytes)
    var parts = [Line(type?.name ?? (mediaType.isEmpty ? "binary data" : mediaType), .heading)]
    if let size = type?.size { parts.append(Line("\(size.width) \(screen.glyphs.times) \(size.height)")) }
    parts += [Line(Units.size(bytes.count)), Line("body > FILE", .command)]
    let title = parts.joined(by: Line(screen.glyphs.separator, .dim), within: screen.width)
    let rows = min(8, max(1, (screen.height ?? 9) - 1))
    return [screen.fit(title)]
      + HexDump(bytes, rows: rows).lines(on: screen)
  }

  private func htmlSummary(on screen: Screen) -> Line {
    var parts = [Line("web page", .heading), Line(Units.size(bytes.count))]
    if let title = HTMLTitle.find(in: bytes) { parts.append(Line(title)) }
    return screen.fit(parts.joined(by: Line(screen.glyphs.separator, .dim)))
  }
}

internal import ApusClient
internal import ApusText

extension Waterfall {
  /// Where the time went in words: `200 GET /: 12 ms in all; connect 2 ms; wait 9 ms`.
  static func spoken(_ hop: Hop, _ title: Line, on screen: Screen) -> [Line] {
    let times = hop.timing.phases.map {
      "; \($0.phase.rawValue) \(Units.time($0.duration, glyphs: screen.glyphs))"
    }
    let all = Units.time(hop.timing.total, glyphs: screen.glyphs)
    return (title + Line(": \(all) in all\(times.joined())").retold).wrappedAtWords(to: screen.width)
  }
}

package import ApusClient
package import ApusText

/// Where the time went: a bar a hop, its phases to scale, each hop beginning where the one before ended.
///
/// A phase that took any time gets a cell at least. Below 50 columns there is no room for a hop's bar beside its name:
/// each phase has a line and a bar of its own.
package struct Waterfall: View {
  private let hops: [Hop]

  package init(_ exchange: Exchange) { hops = exchange.hops }

  package func lines(on screen: Screen) -> [Line] {
    if hops.isEmpty { return [screen.fit(Line("nothing was sent", .dim).retold)] }
    if screen.isSpoken { return hops.flatMap { Self.spoken($0, title($0), on: screen) } }
    let lines = screen.width < 50 ? list(on: screen) : bars(on: screen) + [Line()] + legend(on: screen)
    return lines.map(screen.fit)
  }

  private func title(_ hop: Hop) -> Line {
    let status = hop.response.map { Line("\($0.status)", .status($0.status)) } ?? Line("---", .error)
    return status + Line(" \(hop.sent.method) \(hop.sent.method.target(of: hop.sent.url))")
  }

  // MARK: Bars

  private func bars(on screen: Screen) -> [Line] {
    let titles = hops.map { title($0).cut(to: screen.width * 2 / 5, glyphs: screen.glyphs) }
    let times = hops.map { Units.time($0.timing.total, glyphs: screen.glyphs) }
    let titleWidth = titles.map(\.width).max() ?? 0
    let timeWidth = times.map { Line($0).width }.max() ?? 0
    let room = screen.width - titleWidth - timeWidth - 4
    let scale = Double(room) / max(1e-9, hops.reduce(0) { $0 + Units.seconds($1.timing.total) })
    var start = 0.0
    return zip(hops, zip(titles, times)).map { hop, labels in
      let length = Units.seconds(hop.timing.total) * scale
      let first = min(room - 1, Int(start.rounded()))
      let cells = max(1, min(room - first, Int((start + length).rounded()) - first))
      start += length
      var line = labels.0
      line.pad(to: titleWidth + 2 + first)
      line.append(bar(hop.timing, cells: cells, glyphs: screen.glyphs))
      line.pad(to: screen.width - Line(labels.1).width)
      return line + Line(labels.1)
    }
  }

  private func bar(_ timing: Timing, cells: Int, glyphs: Glyphs) -> Line {
    let phases = timing.phases
    guard !phases.isEmpty else { return Line(String(repeating: glyphs.bar, count: cells), .bar) }
    var line = Line()
    let shares = apportion(cells, to: phases.map { Units.seconds($0.duration) })
    for (phase, share) in zip(phases.map(\.phase), shares) {
      line.append(String(repeating: phase.glyph(glyphs), count: share), phase.role)
    }
    return line
  }

  // MARK: Legend

  /// The phases and their times; for several hops a table with a row each.
  private func legend(on screen: Screen) -> [Line] {
    let phases = Phase.allCases.filter { phase in
      hops.contains { hop in hop.timing.phases.contains { $0.phase == phase } }
    }
    guard !phases.isEmpty else { return [Line("the transport did not measure the phases", .dim).retold] }
    let marks = phases.map {
      Line($0.glyph(screen.glyphs), $0.role) + Line(" " + $0.rawValue)
    }
    if hops.count == 1, let hop = hops.first {
      let parts = zip(phases, marks).map { phase, mark in mark + Line(" ") + time(phase, hop, screen) }
      return Line.flow(parts, gap: "   ", width: screen.width)
    }
    var grid = Grid(rows: [[Line()] + marks], rightAligned: Set(1...phases.count))
    for hop in hops {
      let name = title(hop).cut(to: screen.width / 4, glyphs: screen.glyphs)
      grid.rows.append([name] + phases.map { time($0, hop, screen) })
    }
    let lines = grid.lines()
    return lines.contains { $0.width > screen.width } ? list(on: screen) : lines
  }

  private func time(_ phase: Phase, _ hop: Hop, _ screen: Screen) -> Line {
    guard let duration = phase.duration(in: hop.timing), duration > .zero else { return Line("-", .dim) }
    return Line(Units.time(duration, glyphs: screen.glyphs))
  }

  // MARK: List

  private func list(on screen: Screen) -> [Line] {
    let besides = 22  // The name of a phase, its time and what stands between.
    let room = max(0, screen.width - besides)
    let scale = Double(room) / max(1e-9, hops.reduce(0) { $0 + Units.seconds($1.timing.total) })
    var start = 0.0
    return hops.flatMap { hop -> [Line] in
      var grid = Grid(rightAligned: [1])
      for (phase, duration) in hop.timing.phases {
        let first = min(max(0, room - 1), Int((start * scale).rounded()))
        start += Units.seconds(duration)
        let end = min(room, max(first + 1, Int((start * scale).rounded())))
        let bar = String(repeating: phase.glyph(screen.glyphs), count: end - first)
        grid.rows.append([
          Line("  " + phase.rawValue, phase.role), Line(Units.time(duration, glyphs: screen.glyphs)),
          Line(String(repeating: " ", count: first)) + Line(bar, phase.role),
        ])
      }
      grid.rows.append([Line("  total"), Line(Units.time(hop.timing.total, glyphs: screen.glyphs)), Line()])
      return [title(hop)] + grid.lines()
    }
  }
}

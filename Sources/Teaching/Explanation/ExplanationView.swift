internal import ApusClient
internal import ApusRendering
package import ApusText

extension Explanation: View {
  package func lines(on screen: Screen) -> [Line] {
    let parts = [
      heading(on: screen), RequestProgressView(progress).lines(on: screen), story(on: screen),
      perhaps(on: screen),
      place(on: screen), SwiftTable(self).lines(on: screen), tries(on: screen),
    ]
    return Array(parts.filter { !$0.isEmpty }.joined(separator: [Line()]))
  }

  /// The line, and what it came to.
  private func heading(on screen: Screen) -> [Line] {
    var lines = incident.line.isEmpty ? [] : [screen.fit(Line(incident.line, .command))]
    if let failure = incident.failure {
      lines += (Line("error[\(failure.code)]:", .error) + Line(" \(failure.message)"))
        .wrappedAtWords(to: screen.width, indent: 2)
    } else if let status = incident.exchange.flatMap({ StatusLine($0) }) {
      lines += status.lines(on: screen)
    }
    return lines
  }

  private func story(on screen: Screen) -> [Line] {
    guard !facts.isEmpty else { return [] }
    return [Line("Certain", .heading)] + facts.flatMap { $0.lines(on: screen) }
  }

  private func perhaps(on screen: Screen) -> [Line] {
    guard !guesses.isEmpty else { return [] }
    return [Line("Perhaps", .heading)]
      + guesses.flatMap { Line("  \($0)").wrappedAtWords(to: screen.width, indent: 4) }
  }

  private func place(on screen: Screen) -> [Line] {
    guard let excerpt else { return [] }
    return [Line("Where", .heading)] + excerpt.lines(on: screen)
  }

  private func tries(on screen: Screen) -> [Line] {
    guard !suggestions.isEmpty else { return [] }
    return [Line("Try", .heading)]
      + suggestions.flatMap { (Line("  ") + Line($0, .command)).wrappedAtWords(to: screen.width, indent: 4) }
  }

}

extension Fact {
  /// The sentence, and what says so: behind it where there is room, else below.
  fileprivate func lines(on screen: Screen) -> [Line] {
    let sentence = Line("  \(text)").wrappedAtWords(to: screen.width, indent: 4)
    guard let evidence, let last = sentence.last else { return sentence }
    let note = Line(evidence, .dim)
    if last.width + 3 + note.width <= screen.width {
      return sentence.dropLast() + [last + Line("   ") + note]
    }
    return sentence + [screen.fit(Line("      ") + note)]
  }
}

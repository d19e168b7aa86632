internal import ApusWords

extension Line {
  /// The line in the language that is spoken, where its tables know it: as a whole, or else each of its runs. What stands
  /// in its places keeps its roles.
  package var retold: Line {
    // What is typed stays what it is, though it may be made of the same words.
    guard SpokenLanguage.current != .english, runs.contains(where: { $0.role != .command }) else {
      return self
    }
    if let line = retold(Retelling(text)) { return line }
    guard runs.count > 1 else { return self }
    return runs.reduce(into: Line()) { line, run in
      let part = Line(run.text, run.role)
      line.append((run.role == .command ? nil : part.retold(Retelling(run.text))) ?? part)
    }
  }

  private func retold(_ retelling: Retelling?) -> Line? {
    guard let retelling else { return nil }
    var line = Line()
    for part in retelling.parts {
      switch part {
      case .words(let words, let start): line.append(words, role(at: start))
      case .kept(let range): append(range, to: &line)
      }
    }
    return line
  }

  /// What the text is at an offset into its UTF-8.
  private func role(at offset: Int) -> Role? {
    var end = 0
    for run in runs {
      end += run.text.utf8.count
      if offset < end { return run.role }
    }
    return runs.last?.role
  }

  private func append(_ range: Range<Int>, to line: inout Line) {
    var start = 0
    for run in runs {
      let bytes = Array(run.text.utf8)
      let part = range.clamped(to: start..<start + bytes.count)
      if !part.isEmpty {
        line.append(
          String(decoding: bytes[part.lowerBound - start..<part.upperBound - start], as: UTF8.self), run.role)
      }
      start += bytes.count
    }
  }
}

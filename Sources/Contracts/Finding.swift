internal import ApusEncodings
internal import ApusWords

/// One thing in which an answer differs from what is promised of it.
package struct Finding: Sendable, Hashable {
  package let drift: Drift
  /// It is told, and is no failure by itself.
  package let isNoted: Bool
  /// What was written stands beside what was shown: its lines are evidence, and no words of this program.
  package let isVerbatim: Bool

  private var differences: [String]
  /// What decided it.
  private var rule: RuleName?
  /// Which of several pages it is about; `nil` where there are no others.
  private var page: Int?

  private struct RuleName: Hashable {
    let name: String
    /// Where that stands in the document; `nil` where nobody knows.
    let line: Int?
  }

  package init(_ drift: Drift, _ lines: [String], isNoted: Bool = false, isVerbatim: Bool = false) {
    self.drift = drift
    self.isNoted = isNoted
    self.isVerbatim = isVerbatim
    differences = lines
  }

  package init(_ drift: Drift, promised: String, found: String, isNoted: Bool = false) {
    self.init(drift, ["- \(promised)", "+ \(found)"], isNoted: isNoted)
  }

  /// `- what was promised` and `+ what came`, each difference with what decided it where that is known.
  package var lines: [String] {
    guard let rule else { return ended(differences, by: page.map { "(page \($0))" }) }
    let places = [rule.line.map { ", line \($0)" }, page.map { ", page \($0)" }].compactMap(\.self)
    return ended(differences, by: "(\(rule.name)\(places.joined()))")
  }

  /// The same in the language that is spoken. What was written, and what came, stays as it is.
  package var spokenLines: [String] {
    guard SpokenLanguage.current != .english else { return lines }
    return ended(differences.map(spoken), by: spokenEnding)
  }

  private var spokenEnding: String? {
    guard let rule else { return page.map { said("(page \($0))") } }
    let name = isVerbatim ? said(Sentence(rule.name)) : rule.name
    switch (rule.line, page) {
    case (let line?, let page?): return said("(\(name), line \(line), page \(page))")
    case (let line?, nil): return said("(\(name), line \(line))")
    case (nil, let page?): return said("(\(name), page \(page))")
    case (nil, nil): return "(\(name))"
    }
  }

  /// The same where each difference ends with what decided it and the step's line: what was recorded of a step, or that
  /// what it shows is compared as written. One that has a rule keeps that.
  package func naming(line: Int) -> Finding {
    naming(isVerbatim ? "as written" : drift.rawValue, line: line)
  }

  /// The same, decided by something else.
  package func naming(_ name: String, line: Int?) -> Finding {
    guard rule == nil else { return self }
    var result = self
    result.rule = RuleName(name: name, line: line)
    return result
  }

  /// The same of one of several pages, by its number from 1; `nil` where it does not matter which.
  package func on(page: Int?) -> Finding {
    var result = self
    result.page = page
    return result
  }

  /// The same with other lines, such as without what is secret.
  package func mapping(_ change: (String) -> String) -> Finding {
    var result = self
    result.differences = differences.map(change)
    return result
  }

  /// The same as a failure, where it was only noted.
  package var asDrift: Finding {
    var result = Finding(drift, differences, isVerbatim: isVerbatim)
    (result.rule, result.page) = (rule, page)
    return result
  }

  /// Of lines that differ together, what was promised tells what decided it: each where each is a difference by itself, and
  /// the first of a text.
  private func ended(_ lines: [String], by ending: String?) -> [String] {
    guard let ending else { return lines }
    var result = lines
    for change in lines.split(whereSeparator: { !$0.hasPrefix("- ") && !$0.hasPrefix("+ ") }) {
      let mark = change.contains { $0.hasPrefix("- ") } ? "- " : "+ "
      let marked = change.indices.filter { change[$0].hasPrefix(mark) }
      for index in marked.prefix(isVerbatim ? 1 : marked.count) { result[index] += "  \(ending)" }
    }
    return result
  }

  /// A sentence behind its mark, and perhaps behind the place that it is about: `+ .id: expected integer, found "1"`.
  private func spoken(_ line: String) -> String {
    let isCount = line.hasPrefix("  … ")
    guard isCount || !isVerbatim else { return line }
    let (mark, text) = (line.prefix(2), String(line.dropFirst(2)))
    if text.first == "." || text.first == "[", let place = text.firstRange(of: ": ") {
      let (path, rest) = (text[..<place.upperBound], String(text[place.upperBound...]))
      let told = retold(rest)
      if told != rest { return mark + path + told }
    }
    let whole = retold(line)
    return whole != line && whole.hasPrefix(mark) ? whole : mark + retold(text)
  }
}

import ApusClient
import ApusPacingTestSupport
import ApusTeachingTestSupport
import ApusWords
import Testing

@testable import ApusTeaching
@testable import ApusText

/// What `explain` says of exchanges as they came, in files of `TeachingTestSupport/Exchanges`.
@Suite("Raw exchanges", .paced)
struct RawExchangesTests {
  private func explanation(_ taught: TaughtExchange) -> Explanation {
    let failure = taught.failure
    return Explanation(of: Incident(line: taught.line, exchange: taught.exchange, transportFailure: failure))
  }

  @Test("are a hundred and fifty, each with something that must stand or must not")
  func count() {
    #expect(TaughtExchange.all.count >= 150)
    for taught in TaughtExchange.all {
      #expect(!taught.wanted.isEmpty || !taught.unwanted.isEmpty, "\(taught)")
    }
    #expect(Set(TaughtExchange.all.map(\.name)).count == TaughtExchange.all.count)
  }

  @Test(
    "are told by sentences with the level, the rule and the evidence that they have",
    arguments: TaughtExchange.all)
  func wanted(_ taught: TaughtExchange) {
    let facts = explanation(taught).facts
    let told = facts.map { "\($0.level) \($0.text)" }.joined(separator: "\n")
    for wanted in taught.wanted {
      let found = facts.first {
        $0.level.name == wanted.level && $0.isContradiction == wanted.isContradiction
          && $0.text.contains(wanted.text) && (wanted.section == nil || $0.level.section == wanted.section)
      }
      #expect(found != nil, "\(wanted)\n\(told)")
      let lines = found?.evidence.items.map { "\($0.source.rawValue) \($0.text)" } ?? []
      for evidence in wanted.evidence {
        #expect(lines.contains { $0.contains(evidence) }, "\(evidence)\n\(lines)")
      }
    }
  }

  @Test("are not told by what they are not, and lead to lines that help", arguments: TaughtExchange.all)
  func unwanted(_ taught: TaughtExchange) {
    let explanation = explanation(taught)
    let told = explanation.facts.map(\.text).joined(separator: "\n")
    for text in taught.unwanted { #expect(!told.contains(text), "\(text)\n\(told)") }
    for line in taught.tries { #expect(explanation.suggestions.contains(line), "\(explanation.suggestions)") }
    for line in taught.unwantedTries { #expect(!explanation.suggestions.contains(line), "\(line)") }
  }

  @Test("have evidence for every sentence, a section for every rule, and two lines for every contradiction")
  func evidence() {
    for taught in TaughtExchange.all {
      for fact in explanation(taught).facts {
        #expect(
          !fact.evidence.items.isEmpty && fact.evidence.items.allSatisfy { !$0.text.isEmpty },
          "\(taught): \(fact)")
        #expect(fact.level.section != "" && ".?".contains(fact.text.last ?? " "), "\(taught): \(fact)")
        if fact.isContradiction { #expect(fact.evidence.items.count >= 2, "\(taught): \(fact)") }
      }
    }
  }

  @Test("are told on a screen with the level before each sentence and its evidence below")
  func drawn() throws {
    let taught = try #require(
      TaughtExchange.all.first { $0.name.hasSuffix("304 with another ETag than was asked for") })
    let lines = explanation(taught).lines(on: Screen(width: 80)).map(\.text)
    let place = try #require(lines.firstIndex { $0.hasPrefix("  seen     Contradiction: ") })
    #expect(lines[(place + 1)...].prefix(4).contains("             ETag: \"b\""), "\(lines)")
    #expect(lines[(place + 1)...].prefix(4).contains("             sent: If-None-Match: \"a\""), "\(lines)")
    for taught in TaughtExchange.all {
      for line in explanation(taught).lines(on: Screen(width: 40)) { #expect(line.width <= 40, "\(taught)") }
    }
  }

  @Test("are said in Japanese, sentence by sentence")
  func japanese() {
    var missing: Set<String> = []
    for taught in TaughtExchange.all {
      for fact in explanation(taught).facts where !SpokenLanguage.japanese.says(fact.sentence.key) {
        missing.insert(fact.sentence.key)
      }
    }
    #expect(missing.isEmpty, "\(missing.sorted().joined(separator: "\n"))")
    let text = SpokenLanguage.japanese.speaking {
      TaughtExchange.all.flatMap { explanation($0).lines(on: Screen(width: 80)) }.map(\.text)
    }
    #expect(text.contains("分かること") && text.contains("次に試す"))
    for word in ["What this shows", "Contradiction"] {
      let told = text.filter { $0.hasPrefix("  s") || $0.hasPrefix("  r") || $0.hasPrefix("  p") }
      #expect(!told.contains { $0.contains(word) }, "\(word)")
    }
  }

  @Test("have in Japanese what any failure, any status and any phase brings with it")
  func japaneseTables() {
    let statuses = StatusEntry.all.filter { $0.code < 400 && $0.code != 306 && $0.code != 206 }
    let texts =
      CodeEntry.all.flatMap { $0.certain + $0.guesses } + StatusEntry.all.flatMap(\.guesses)
      + statuses.map { $0.code < 200 ? $0.meaning : ApusTeaching.sentence($0.meaning) }
      + PhaseEntry.all.map(\.meaning)
    let missing = Set(texts).filter { !SpokenLanguage.japanese.says($0) }
    #expect(missing.isEmpty, "\(missing.sorted().joined(separator: "\n"))")
  }
}

internal import ApusClient
internal import ApusEncodings
internal import ApusRendering

/// Everything that `explain TOPIC` knows.
package enum Topics {
  /// What a topic names, case aside: `422`, `http.422`, `network.reset`, `header ETag`, `method PATCH`, `timing`.
  /// A header or a method may stand alone. `nil` when nothing is known by that name.
  package static func article(_ topic: String) -> Article? {
    let words = topic.split(separator: " ").map(String.init)
    guard let first = words.first, words.count <= 2 else { return nil }
    if words.count == 2 {
      switch first.lowercased() {
      case "header": return HeaderEntry.named(words[1])?.article
      case "method": return MethodEntry.named(words[1])?.article
      case "status": return status(words[1])
      case "code": return code(words[1])
      default: return nil
      }
    }
    if first.lowercased() == "timing" { return timing }
    return status(first) ?? code(first) ?? MethodEntry.named(first)?.article
      ?? HeaderEntry.named(first)?.article
  }

  private static func status(_ word: String) -> Article? {
    guard let number = Int(word), (100...599).contains(number) else { return nil }
    return StatusEntry.of(number).article
  }

  private static func code(_ word: String) -> Article? {
    guard let code = FailureCode(named: word) else {
      let spelled = FailureCode.all.first { $0.name.lowercased() == word.lowercased() }
      return spelled.flatMap { CodeEntry.of($0)?.article }
    }
    return code.status.map { StatusEntry.of($0).article } ?? CodeEntry.of(code)?.article
  }

  /// Every topic as it is typed, with a few words about it, for lists and completion.
  package static let all: [(name: String, meaning: String)] =
    CodeEntry.all.map { ($0.code.name, $0.meaning) }
    + StatusEntry.all.map { ("\($0.code)", StatusPhrase.of($0.code) ?? $0.meaning) }
    + HeaderEntry.all.map { ("header \($0.name)", $0.meaning) }
    + MethodEntry.all.map { ("method \($0.name)", $0.meaning) } + [("timing", "where the time goes")]

  /// Topics that stand alone, or those behind a word such as `header`, without it.
  package static func names(behind kind: String?) -> [(name: String, meaning: String)] {
    guard let kind else { return all.filter { !$0.name.contains(" ") } }
    return all.filter { $0.name.hasPrefix(kind + " ") }.map {
      (String($0.name.dropFirst(kind.count + 1)), $0.meaning)
    }
  }

  private static let timing = Article(
    topic: "timing", title: "timing: the phases of a request",
    summary: "Every hop of an exchange goes through these, and each has its own reasons to be long.",
    points: PhaseEntry.all.map { "\($0.name): \($0.meaning). Long: \($0.whenLong)." },
    source: "as measured by the transport", suggestions: ["timing"])
}

extension StatusEntry {
  package var article: Article {
    let phrase = StatusPhrase.of(code).map { " \($0)" } ?? ""
    return Article(
      topic: "\(code)", title: "\(code)\(phrase)", summary: sentence(meaning), points: notes,
      source: source, suggestions: suggestions)
  }
}

extension HeaderEntry {
  package var article: Article {
    let kind =
      switch direction {
      case .request: "a request header"
      case .response: "a response header"
      case .both: "a header of requests and responses"
      }
    return Article(
      topic: "header \(name)", title: "\(name), \(kind)", summary: sentence(meaning), points: notes,
      source: source,
      suggestions: values.first.map { ["preview get http://localhost/ \(name):\($0)"] } ?? [])
  }
}

extension MethodEntry {
  package var article: Article {
    let properties = [
      isSafe ? "Safe: it asks for nothing to change." : "Not safe: it asks for something to change.",
      isIdempotent
        ? "Idempotent: sent twice it means what it means once, so it may be tried again."
        : "Not idempotent: sent twice it may be done twice.",
      "Cacheable: \(cacheable.rawValue).",
    ]
    return Article(
      topic: "method \(name)", title: "\(name): \(meaning)", summary: properties[0],
      points: properties.dropFirst() + notes, source: source, suggestions: [])
  }
}

extension CodeEntry {
  package var article: Article {
    Article(
      topic: code.name, title: code.name, summary: sentence(meaning),
      points: certain + guesses.map { "Perhaps: \($0)" }, source: "stage: \(code.stage.rawValue)",
      suggestions: suggestions.filter { !$0.contains("{") })
  }
}

/// Words that begin and end like a sentence.
func sentence(_ words: String) -> String { words.prefix(1).uppercased() + words.dropFirst() + "." }

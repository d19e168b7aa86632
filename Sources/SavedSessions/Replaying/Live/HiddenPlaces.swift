internal import ApusClient
internal import ApusContracts
internal import ApusJSON
internal import ApusRecordings
internal import ApusRedaction

/// Values of answers beside what stands in their place where they are kept.
struct HiddenPlaces {
  private var redactor: Redactor
  private let looksAtNames: Bool
  private var texts: [(came: String, kept: String)] = []

  /// - Parameters:
  ///   - redactor: knows secrets of them.
  ///   - looksAtNames: whether a value goes by its name alone, too, as by default.
  init(_ redactor: Redactor, looksAtNames: Bool = true) {
    (self.redactor, self.looksAtNames) = (redactor, looksAtNames)
  }

  /// Those of what another program may have recorded, by what this one would keep in their place. Of what it would not
  /// write at all goes what is known.
  init(in recordings: [Recording], by rules: RedactionRules) {
    var redactor = Redactor(rules: rules)
    let kept = (try? Cassette(rereading: recordings, redactor: &redactor))?.recordings ?? []
    self.init(redactor, looksAtNames: false)
    for (came, kept) in zip(recordings, kept) { add(came.exchange, kept.exchange) }
  }

  mutating func add(_ came: Exchange, _ kept: Exchange) {
    if let came = came.response?.headers, let kept = kept.response?.headers { add(came, kept) }
    if let came = JudgedAnswer(came).document?.root, let kept = JudgedAnswer(kept).document?.root {
      add(came, kept)
    }
  }

  private mutating func add(_ came: HeaderFields, _ kept: HeaderFields) {
    for name in Set(came.map { $0.name.lowercased() }) {
      for (value, kept) in zip(came.values(of: name), kept.values(of: name)) where value != kept {
        learn(value, kept)
        texts.append((value.debugDescription, kept.debugDescription))
      }
    }
  }

  private mutating func add(_ came: Node, _ kept: Node) {
    var open = [(came, kept)]
    while let (came, kept) = open.popLast() {
      if came.isContainer, kept.isContainer {
        open += zip(came.children, kept.children).reversed()
      } else if let text = kept.string, came.text != kept.text {
        learn(came.string ?? came.text, text)
        texts.append((came.text, kept.text))
      }
    }
  }

  /// Has a value looked for in any spelling, where a placeholder stands for all of it.
  private mutating func learn(_ value: String, _ kept: String) {
    guard let name = SecretPlaceholder.names(in: kept).first, kept == SecretPlaceholder.text(name) else {
      return
    }
    redactor.learn(Secret(value, name: name))
  }

  /// A line of a finding. What was promised stays as somebody wrote it, but for a value that is known.
  mutating func told(_ line: String) -> String {
    var text = String(line.dropFirst(2))
    for (came, kept) in texts {
      if text == came || text.hasPrefix(came + " at ") {
        text = kept + text.dropFirst(came.count)
      } else if came.hasPrefix("\"") {
        text.replace(came, with: kept)
      }
    }
    let isFound = looksAtNames && line.hasPrefix("+ ")
    return line.prefix(2) + masked(isFound ? redactor.redactNamedValues(text) : redactor.redact(text))
  }

  /// Without those that `…` cuts short.
  private func masked(_ text: String) -> String {
    String(decoding: redactor.masking(Array(text.utf8)[...]), as: UTF8.self)
  }
}

internal import ApusClient
internal import ApusContracts
internal import ApusJSON
internal import ApusRecordings
internal import ApusRedaction

/// What answers hold that is kept as placeholders, so that what was found of them can be told without it. What they are
/// kept as tells it for certain, be it ever so short.
struct HiddenValues {
  private let answers: [Recording]
  private let kept: [Recording]

  /// - Parameter kept: the same answers as they may be written.
  init(of answers: [Recording] = [], keptAs kept: [Recording] = []) {
    (self.answers, self.kept) = (answers, kept)
  }

  /// The same findings as they may be told.
  ///
  /// - Parameters:
  ///   - secrets: what else is none of a reader's business.
  ///   - redactor: knows the secrets of the run.
  func told(
    _ findings: [Finding], without secrets: [(name: String, value: String)], by redactor: Redactor
  ) -> [Finding] {
    guard !findings.isEmpty else { return [] }
    var places = Places(redactor)
    for secret in secrets { places.redactor.learn(Secret(secret.value, name: secret.name)) }
    for (came, kept) in zip(answers, kept) { places.add(came.exchange, kept.exchange) }
    return findings.map { finding in finding.mapping { places.told($0) } }
  }
}

/// Values beside what stands in their place.
private struct Places {
  var redactor: Redactor
  private var texts: [(came: String, kept: String)] = []

  init(_ redactor: Redactor) { self.redactor = redactor }

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
    let isFound = line.hasPrefix("+ ")
    return line.prefix(2) + masked(isFound ? redactor.redactNamedValues(text) : redactor.redact(text))
  }

  /// Without those that `…` cuts short.
  private func masked(_ text: String) -> String {
    String(decoding: redactor.masking(Array(text.utf8)[...]), as: UTF8.self)
  }
}

internal import ApusClient
package import ApusJSON
internal import ApusWords

extension Explanation {
  /// Everything as data, in English whatever is spoken: each sentence with its level, its evidence, the section of its
  /// rule and its key, which stays the same whatever stands in the sentence's places.
  package static func document(of incident: Incident) -> JSONValue {
    SpokenLanguage.english.speaking { Explanation(of: incident).document }
  }

  private var document: JSONValue {
    [
      "line": .string(incident.line),
      "error": incident.failure.map { ["code": .string($0.code.name), "message": .string($0.message)] }
        ?? nil,
      "status": incident.exchange?.response.map { .number(.init($0.status)) } ?? nil,
      "facts": .array(facts.map(\.document)),
      "try": .array(suggestions.map { .string($0) }),
    ]
  }
}

extension Fact {
  fileprivate var document: JSONValue {
    [
      "level": .string(level.name),
      "text": .string(sentence.english),
      "contradiction": .bool(isContradiction),
      "evidence": .array(
        evidence.items.map { ["source": .string($0.source.rawValue), "text": .string($0.text)] }),
      "rule": level.section.map { .string($0) } ?? nil,
      "key": .string(sentence.key),
      "try": suggestion.map { .string($0) } ?? nil,
    ]
  }
}

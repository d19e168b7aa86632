package import ApusAnswers
internal import ApusEncodings
internal import ApusJSON
package import ApusLanguage
package import ApusLineEditing

/// Completes `get .gists_url ` with the variables of the template that an answer has there.
package struct AnswerURLCompletion {
  /// The words before the one that is typed.
  private let words: [Word]
  private let records: Records

  package init(_ words: [Word], in records: Records) {
    (self.words, self.records) = (words, records)
  }

  /// Those that are not given yet.
  package var candidates: [Candidate] {
    guard let path = words.lazy.compactMap(Self.path).first,
      case .json(let node)? = try? records.value(at: path, for: 0..<0, limit: 1_000_000),
      let text = node.string, text.contains("{"), let template = URITemplate(text)
    else { return [] }
    let given = Set(words.compactMap { Item($0)?.name.shown })
    return template.names.filter { !given.contains($0) }.map { name in
      Candidate(
        name + "==",
        meaning: template.requiredNames.contains(name) ? "required by the template" : "of the template",
        addsSpace: false)
    }
  }

  /// The path that stands for a URL.
  private static func path(_ word: Word) -> String? {
    if let text = word.template.plain { return AnswerURL.isNamed(by: text) ? text : nil }
    guard case .variable(let name)? = word.template.fragments.first?.kind, word.template.fragments.count == 1
    else { return nil }
    return name.hasPrefix(".") || name.hasPrefix("$") ? name : nil
  }
}

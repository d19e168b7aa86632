internal import ApusClient
internal import ApusEncodings

extension RequestLine {
  /// Those of the line's `$NAME` whose values are hidden, and belong to the origin they go to: all but what says where to
  /// ask, which its URL shows in any case, unless a name tells that it is a secret.
  package var hiddenNames: [ShellMarks.Name] {
    guard !shellNames.isEmpty else { return [] }
    let beforeQuery = url?.beforeQuery ?? []
    return shellNames.filter { name in
      SecretNames.rule(of: name.name, in: .variable) != nil || !beforeQuery.contains(name.range)
    }
  }
}

extension RequestLine {
  /// Whether one of them stands in its body, which some redirects send again.
  package var hidesBody: Bool {
    let names = hiddenNames
    guard !names.isEmpty else { return false }
    let parts =
      options.filter { RequestOption.bodies.contains($0.option) }.compactMap(\.value)
      + items.filter { $0.separator.isData }.flatMap { [$0.name, $0.value] }
      + [json, redirected?.template].compactMap(\.self)
    return parts.contains { part in names.contains { part.hasVariable(at: $0.range) } }
  }
}

extension RequestLine {
  /// A pasted line with the values of those of its `$NAME` that say where to ask, so that it asks there wherever it runs.
  /// What is hidden stays a name.
  package static func withPlaces(_ text: String, _ value: (_ name: String) -> String?) -> String {
    guard text.holds("$"), let (_, syntax) = PastedLine.syntax(of: text),
      let line = try? RequestLine(pasted: text, syntax)
    else { return text }
    let hidden = line.hiddenNames
    var bytes = Array(text.utf8)
    for name in line.shellNames.reversed() where !hidden.contains(name) {
      guard let value = value(name.name), ShellQuoting.isPlain(value),
        bytes.indices.contains(name.range.lowerBound),
        name.range.upperBound <= bytes.count
      else { continue }
      bytes.replaceSubrange(name.range, with: value.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Template {
  func hasVariable(at range: Range<Int>) -> Bool { fragments.contains { $0.range == range } }

  /// Where the variables stand that are no part of the query.
  fileprivate var beforeQuery: [Range<Int>] {
    fragments.prefix { !$0.text.contains("?") }.compactMap { fragment in
      if case .variable = fragment.kind { fragment.range } else { nil }
    }
  }
}

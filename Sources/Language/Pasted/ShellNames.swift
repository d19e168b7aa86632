internal import ApusClient

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

extension Template {
  /// Where the variables stand that are no part of the query.
  fileprivate var beforeQuery: [Range<Int>] {
    fragments.prefix { !$0.text.contains("?") }.compactMap { fragment in
      if case .variable = fragment.kind { fragment.range } else { nil }
    }
  }
}

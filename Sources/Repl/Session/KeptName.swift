internal import ApusClient
internal import ApusLanguage

/// The name of something that is set for the session, and what it is the name of.
struct KeptName: Equatable {
  enum Kind: String, CaseIterable {
    case header, query, field
    case variable = "var"

    /// What a line calls it; `nil` for no word for it.
    init?(word: String) {
      switch word.lowercased() {
      case "body", "fields": self = .field
      case "variable": self = .variable
      case let word:
        guard let kind = Kind(rawValue: word) else { return nil }
        self = kind
      }
    }

    var inWords: String {
      switch self {
      case .header: "a header"
      case .query: "a query item"
      case .field: "a field"
      case .variable: "a variable"
      }
    }
  }

  let kind: Kind
  let text: String
}

extension Session {
  /// Everything of these kinds that has a name, in the order in which `env` shows it.
  func keptNames(_ kinds: [KeptName.Kind] = KeptName.Kind.allCases) -> [KeptName] {
    kinds.flatMap { kind -> [KeptName] in
      let names =
        switch kind {
        case .header: headers.map(\.name) + (omitsUserAgent ? ["User-Agent"] : [])
        case .query: query.map(\.name)
        case .field: data.map(\.name.shown)
        case .variable: Set(variables.values.keys).union(askedVariables.keys).sorted()
        }
      return names.map { KeptName(kind: kind, text: $0) }
    }
  }

  /// The kinds of what has a name. The case of a header's does not count.
  func kinds(named text: String) -> [KeptName.Kind] {
    KeptName.Kind.allCases.filter { kind in
      keptNames([kind]).contains {
        $0.text == text || kind == .header && HeaderField(name: $0.text, value: "").isNamed(text)
      }
    }
  }

  mutating func forget(_ kind: KeptName.Kind, named text: String) {
    switch kind {
    case .header:
      headers = headers.removing(text)
      if HeaderField(name: text, value: "").isNamed("User-Agent") { omitsUserAgent = false }
    case .query: query.removeAll { $0.name == text }
    case .field: data.removeAll { $0.name.shown == text }
    case .variable: (variables.values[text], askedVariables[text]) = (nil, nil)
    }
  }
}

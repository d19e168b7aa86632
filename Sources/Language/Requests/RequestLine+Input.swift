import ApusClient

extension RequestLine {
  /// How a line uses what the program was given.
  package enum InputUse: Hashable {
    /// Not at all: it has a body, has no use for one, or says so.
    case none
    /// It is the body, if there is anything.
    case unlessEmpty
    /// `@-` names it. Where it is a part of the body, all of it is kept in memory.
    case named(isPart: Bool)

    package var isNamed: Bool {
      if case .named = self { true } else { false }
    }
  }

  package var inputUse: InputUse {
    guard !isFed, !isOn(.ignoreInput) else { return .none }
    if items.contains(where: \.isStandardInput) { return .named(isPart: false) }
    if let use = options.first(where: \.namesStandardInput) {
      let others = options.filter { RequestOption.bodies.contains($0.option) }
      return .named(isPart: others.count > 1 || use.option == .dataURLEncode || isOn(.dataInQuery))
    }
    guard !hasBody else { return .none }
    switch dialect {
    case .native:
      return ["post", "put", "patch", "send"].contains(text.firstWord.lowercased()) ? .unlessEmpty : .none
    case .httpie: return [nil, .post, .put, .patch].contains(method) ? .unlessEmpty : .none
    case .curl, .wget: return .none
    }
  }
}

extension OptionUse {
  /// Whether what the program was given is its value.
  var namesStandardInput: Bool {
    guard let text = value?.plain else { return false }
    switch option {
    case .data, .dataBinary, .jsonText: return text == "@-"
    case .dataURLEncode: return text.hasSuffix("@-") && !text.contains("=")
    case .uploadFile: return text == "-"
    default: return false
    }
  }
}

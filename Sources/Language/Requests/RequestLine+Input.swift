import ApusClient

extension RequestLine {
  /// How a line uses what the program was given.
  package enum InputUse {
    /// Not at all: it has a body, has no use for one, or says so.
    case none
    /// It is the body, if there is anything.
    case unlessEmpty
    /// `@-` names it.
    case named
  }

  package var inputUse: InputUse {
    guard input == nil, !isOn(.ignoreInput) else { return .none }
    if items.contains(where: \.isStandardInput) || options.contains(where: \.namesStandardInput) {
      return .named
    }
    guard !hasBody else { return .none }
    switch dialect {
    case .native:
      return ["post", "put", "patch", "send"].contains(text.firstWord.lowercased()) ? .unlessEmpty : .none
    case .httpie: return [nil, .post, .put, .patch].contains(method) ? .unlessEmpty : .none
    case .curl: return .none
    }
  }
}

extension Item {
  /// `@-`: all of the body.
  var isStandardInput: Bool { separator == .upload && name.isEmpty && value.plain == "-" }
}

extension OptionUse {
  fileprivate var namesStandardInput: Bool {
    guard let text = value?.plain else { return false }
    switch option {
    case .data, .dataBinary, .jsonText: return text == "@-"
    case .dataURLEncode: return text.hasSuffix("@-") && !text.contains("=")
    case .uploadFile: return text == "-"
    default: return false
    }
  }
}

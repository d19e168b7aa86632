@_spi(Secrets) package import ApusClient
internal import ApusJSON
package import ApusLanguage
package import ApusRedaction

/// A value as a workspace keeps it. A secret is never in it: there is the name of where it came from, or that somebody
/// is to be asked.
package enum KeptValue: Sendable, Hashable {
  case text(String)
  case json(String)
  /// What it was made of: `Bearer {{env:TOKEN}}`.
  case named(String)
  case typed

  /// - Parameter given: secrets that lines were given, and where they said that these are.
  package init(_ secret: Secret, _ given: [GivenSecret]) {
    var text = secret.reveal()
    var isNamed = false
    for known in given {
      guard let place = known.place, !known.secret.reveal().isEmpty, text.contains(known.secret.reveal())
      else {
        continue
      }
      text = text.replacing(known.secret.reveal(), with: "{{\(place)}}")
      isNamed = true
    }
    self = isNamed ? .named(text) : .typed
  }

  package init(_ variable: VariableValue, _ given: [GivenSecret], _ watch: SecretWatch) {
    switch variable {
    case .text(let text): self = watch.isIn(text) ? KeptValue(Secret(text), given) : .text(text)
    case .json(let node):
      let text = node.text
      self = watch.isIn(text) ? KeptValue(Secret(text), given) : .json(text)
    case .typedSecret(let secret), .secret(let secret): self.init(secret, given)
    }
  }

  package init(_ field: HeaderField, _ given: [GivenSecret], _ watch: SecretWatch) {
    switch field.value {
    case .secret(let secret): self.init(secret, given)
    case .text(let text): self = watch.isIn(field) ? KeptValue(Secret(text), given) : .text(text)
    }
  }

  package init(_ item: QueryItem, _ given: [GivenSecret], _ watch: SecretWatch) {
    let text = item.value ?? ""
    self = watch.isIn(item) ? KeptValue(Secret(text), given) : .text(text)
  }
}

extension GivenSecret {
  /// `env:TOKEN`, `file:PATH` or `cmd:LINE`; `nil` where it was typed, is of `.netrc`, or cannot stand in braces.
  fileprivate var place: String? {
    guard let source, !source.hasPrefix("netrc:"), !source.contains("}}") else { return nil }
    return SecretSource.isSaid(in: source) ? source : "env:" + source
  }
}

extension KeptValue {
  /// As a member of an object that has a name.
  func members(_ name: String) -> JSONValue {
    let value: JSONValue.Member =
      switch self {
      case .text(let text): .init("text", .string(text))
      case .json(let text): .init("json", .string(text))
      case .named(let text): .init("secret", .string(text))
      case .typed: .init("typed", true)
      }
    return .object([.init("name", .string(name)), value])
  }

  init?(_ node: Node) {
    if let text = node["text"]?.string {
      self = .text(text)
    } else if let text = node["json"]?.string {
      self = .json(text)
    } else if let text = node["secret"]?.string {
      self = .named(text)
    } else if node["typed"] != nil {
      self = .typed
    } else {
      return nil
    }
  }
}

extension RedactionRules {
  /// An item of a desk without its value, where that is declared to be secret: somebody is asked for it again.
  package func hiding(_ item: KeptDesk.Item) -> KeptDesk.Item {
    switch item.value {
    case .text(let text), .json(let text):
      hides(text, named: item.name) ? KeptDesk.Item(item.name, .typed) : item
    case .named, .typed: item
    }
  }
}

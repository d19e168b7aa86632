package import ApusClient
internal import ApusEncodings
internal import ApusJSON
package import ApusLanguage
package import ApusSurroundings
internal import ApusSystem

/// Has the values of a desk again: secrets from where they came from, or from somebody who is asked.
package struct SecretFinder {
  private let environment: Environment
  private let asks: Bool
  private let keep: (GivenSecret) -> Void
  /// What commands wrote: each is run once.
  private var written: [String: String] = [:]
  /// What could not be had, in words.
  package private(set) var missing: [String] = []

  /// - Parameters:
  ///   - asks: whether there is somebody to be asked.
  ///   - keep: has a secret shown nowhere and saved nowhere.
  package init(_ environment: Environment, asks: Bool, keep: @escaping (GivenSecret) -> Void) {
    self.environment = environment
    self.asks = asks
    self.keep = keep
  }

  package mutating func variable(_ item: KeptDesk.Item) -> VariableValue? {
    switch item.value {
    case .text(let text): return .text(text)
    case .json(let text): return (try? JSONDocument(text)).map { .json($0.root) }
    case .named: return secret(item, what: "the variable").map(VariableValue.secret)
    case .typed: return secret(item, what: "the variable").map(VariableValue.typedSecret)
    }
  }

  package mutating func field(_ item: KeptDesk.Item) -> HeaderField? {
    switch item.value {
    case .text(let text), .json(let text): HeaderField(name: item.name, value: text)
    case .named, .typed: secret(item, what: "the header").map { HeaderField(name: item.name, value: $0) }
    }
  }

  package mutating func queryItem(_ item: KeptDesk.Item) -> QueryItem? {
    switch item.value {
    case .text(let text), .json(let text): return QueryItem(name: item.name, value: text)
    case .named, .typed:
      guard let text = text(item, what: "the query item") else { return nil }
      keep(GivenSecret(Secret(text, name: item.name), source: nil))
      return QueryItem(name: item.name, value: text)
    }
  }

  private mutating func secret(_ item: KeptDesk.Item, what: String) -> Secret? {
    guard let text = text(item, what: what) else { return nil }
    let secret = Secret(text, name: item.name)
    if item.value == .typed { keep(GivenSecret(secret, source: nil)) }
    return secret
  }

  private mutating func text(_ item: KeptDesk.Item, what: String) -> String? {
    if case .named(let template) = item.value {
      if let text = filled(template, for: item.name) { return text }
    } else if asks, let typed = environment.askHidden("\(item.name), which is not kept: "), !typed.isEmpty {
      return typed
    }
    missing.append("\(what) \(item.name)")
    return nil
  }

  /// A text with what its braces name; `nil` where something is not there any more.
  private mutating func filled(_ template: String, for name: String) -> String? {
    var result = ""
    var rest = template[...]
    while let open = rest.firstRange(of: "{{"), let close = rest[open.upperBound...].firstRange(of: "}}") {
      let place = String(rest[open.upperBound..<close.lowerBound])
      guard let value = value(of: place, for: name) else { return nil }
      result += rest[..<open.lowerBound] + value
      rest = rest[close.upperBound...]
    }
    return result + rest
  }

  /// - Parameters:
  ///   - place: `env:NAME`, `file:PATH` or `cmd:LINE`.
  ///   - owner: what has it, which names what a file holds or a command writes.
  private mutating func value(of place: String, for owner: String) -> String? {
    if place.hasPrefix("env:") {
      let name = String(place.dropFirst(4))
      guard let value = environment.variable(name), !value.isEmpty else { return nil }
      keep(GivenSecret(Secret(value, name: name), source: name))
      return value
    }
    guard let value = contents(of: place) else { return nil }
    keep(GivenSecret(Secret(value, name: owner), source: place))
    return value
  }

  /// What a file holds, or a command writes: as with the line of the credential, it is run where the surroundings let it.
  private mutating func contents(of place: String) -> String? {
    if place.hasPrefix("cmd:") {
      written[place] = written[place] ?? (try? environment.secretOfCommand(String(place.dropFirst(4))))
      return written[place]
    }
    guard place.hasPrefix("file:"),
      case .success(let bytes) = environment.files.contents(
        environment.files.expanded(String(place.dropFirst(5))))
    else { return nil }
    return String(decoding: bytes, as: UTF8.self).trimmed
  }
}

public import ApusJSON

/// One parameter of an endpoint: what its type says, and what its documentation adds.
public struct EndpointParameter: Sendable {
  /// What kind of value it takes, and so how it is typed.
  public indirect enum Kind: Sendable, Hashable {
    case text, integer, number, flag
    /// One of some words.
    case choice([String])
    /// Several values of a kind.
    case list(Kind)
    /// Texts, each with a name.
    case map
    /// What has no spelling but JSON.
    case json
  }

  /// As it is typed, in snake case: `per_page`.
  public let name: String
  /// As the type decodes it: `perPage`.
  public let key: String
  public let kind: Kind
  public let place: ParameterLocation
  public let isRequired: Bool
  public let meaning: String
  public let example: String
  /// What it is when nobody says, as it is typed; `nil` when it must be said, or is left out then.
  public let usual: String?

  /// Whether somebody who typed this means this parameter: case, `-` and `_` make no difference.
  public func isNamed(_ typed: some StringProtocol) -> Bool { Self.plain(typed) == Self.plain(name) }

  var usualValue: JSONValue? { usual.flatMap(kind.value(of:)) }

  private static func plain(_ name: some StringProtocol) -> String {
    name.lowercased().filter { $0 != "-" && $0 != "_" }
  }
}

extension EndpointParameter.Kind {
  /// The value that a text stands for; `nil` when it is none of this kind. An element of a list, for lists.
  public func value(of text: String) -> JSONValue? {
    switch self {
    case .text, .map: return .string(text)
    case .integer: return Int64(text).map { .number($0) }
    case .number: return JSONValue.Number(text: text).map(JSONValue.number)
    case .flag: return Self.flags[text.lowercased()].map(JSONValue.bool)
    case .choice(let choices):
      return choices.first { $0.lowercased() == text.lowercased() }.map(JSONValue.string)
    case .list(let element): return element.value(of: text)
    case .json: return try? DocumentDecoder().decode(JSONValue.self, from: Array(text.utf8))
    }
  }

  private static let flags = [
    "true": true, "yes": true, "on": true, "false": false, "no": false, "off": false,
  ]

  /// In words: `a whole number`.
  public var description: String {
    switch self {
    case .text: "text"
    case .integer: "a whole number"
    case .number: "a number"
    case .flag: "yes or no"
    case .choice(let choices): choices.dropLast().joined(separator: ", ") + " or " + (choices.last ?? "")
    case .list(let element): "one or more: \(element.description)"
    case .map: "texts with names"
    case .json: "JSON"
    }
  }
}

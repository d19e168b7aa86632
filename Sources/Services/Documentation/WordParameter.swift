/// A parameter that is typed as one word and becomes more than a text: `apple/swift`.
public protocol WordParameter: Decodable, Sendable, CustomStringConvertible {
  /// How it is typed.
  static var kind: EndpointParameter.Kind { get }
  /// What stands for it where nobody said one, so that a path shows where it goes: `{owner}/{repo}`.
  static func standIn(named name: String) -> Self
}

extension WordParameter {
  public static var kind: EndpointParameter.Kind { .text }
}

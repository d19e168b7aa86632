internal import ApusSystem

/// A value that must not be seen: a token, a password, a cookie.
///
/// It does not print, interpolate, encode or show in a debugger's summary: everywhere it reads `•••`. A
/// transport opens it at the last moment; an app that has to sign something asks for it by `withValue`.
public struct Secret: Sendable, Hashable {
  /// What stands wherever a secret would.
  public static let mask = "•••"

  private let value: String

  /// Where the value came from, such as the environment variable `GITHUB_TOKEN`; `nil` when nobody said.
  public let name: String?

  /// - Parameters:
  ///   - value: what must not be seen.
  ///   - name: where it came from; unknown by default.
  public init(_ value: String, name: String? = nil) {
    self.value = value
    self.name = name
  }

  /// The value of an environment variable, whose name the secret keeps; `nil` when it is not set or empty.
  ///
  ///     guard let token = Secret(environment: "GITHUB_TOKEN") else { … }
  public init?(environment name: String) {
    guard let value = ProcessVariables[name], !value.isEmpty else { return nil }
    self.init(value, name: name)
  }

  /// The same secret behind a word that is none: `token.prefixed(by: "Bearer ")`.
  public func prefixed(by text: String) -> Secret { Secret(text + value, name: name) }

  /// Whether there is nothing to hide.
  public var isEmpty: Bool { value.isEmpty }

  /// Lends the value to a function, for signing and the like. What is done with it is the function's responsibility.
  ///
  /// - Throws: what `work` throws.
  public func withValue<Result, Failure: Error>(_ work: (String) throws(Failure) -> Result) throws(Failure)
    -> Result
  {
    try work(value)
  }

  /// The value itself. What is done with it from here on is the caller's responsibility.
  @_spi(Secrets) public func reveal() -> String { value }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// `•••`.
  public var description: String { Self.mask }
  /// `•••`.
  public var debugDescription: String { Self.mask }
  /// Nothing.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}

/// What an endpoint says of one parameter.
public struct ParameterDocumentation: Sendable {
  public let name: String
  public let meaning: String
  public let example: String
  public let usual: String?

  /// - Parameters:
  ///   - name: The property's name, or its coding key where it has one.
  ///   - example: A value as it is typed. In lists of several words, it is one of them.
  ///   - default: What it is when nobody says, as it is typed. None by default: then an optional property is left out, and any other
  ///     must be given.
  public static func parameter(
    _ name: String, _ meaning: String, example: String, default usual: String? = nil
  ) -> ParameterDocumentation {
    ParameterDocumentation(name: name, meaning: meaning, example: example, usual: usual)
  }
}

/// A number in a path, such as an issue's.
public struct PathNumber: WordParameter, Hashable {
  public let description: String

  public init(_ number: Int) { description = String(number) }

  /// Reads a whole number.
  ///
  /// - Throws: what the decoder throws for anything else.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Int.self))
  }

  private init(text: String) { description = text }

  public static var kind: EndpointParameter.Kind { .integer }
  public static func standIn(named name: String) -> PathNumber { PathNumber(text: "{\(name)}") }
}

/// How the keys of a document become the names a type asks for.
///
/// The keys of a dictionary with `String` keys are data, not names: they are never converted.
public enum KeyDecoding: Sendable {
  /// The keys are the names.
  case asIs
  /// `created_at` is found as `createdAt`. Underscores at either end stay, and a key with none is left alone.
  case fromSnakeCase
  /// Turns the coding path that ends in a key into the key to find it by.
  case custom(@Sendable ([any CodingKey]) -> any CodingKey)
}

/// How the names a type gives become the keys of the JSON.
///
/// The keys of a dictionary with `String` keys are data, not names: they are never converted.
public enum KeyEncoding: Sendable {
  /// The names are the keys.
  case asIs
  /// `createdAt` is written as `created_at`, `imageURL` as `image_url`.
  case toSnakeCase
  /// Turns the coding path that ends in a name into the key to write.
  case custom(@Sendable ([any CodingKey]) -> any CodingKey)
}

/// What stands for the numbers that JSON cannot say.
public struct NonConformingFloats: Sendable, Hashable {
  public var positiveInfinity: String
  public var negativeInfinity: String
  public var nan: String

  public init(positiveInfinity: String, negativeInfinity: String, nan: String) {
    self.positiveInfinity = positiveInfinity
    self.negativeInfinity = negativeInfinity
    self.nan = nan
  }
}

/// A key of an object or a position in an array, as coding paths hold them.
struct PathKey: CodingKey, Hashable {
  let stringValue: String
  let intValue: Int?

  init(_ name: String) {
    stringValue = name
    intValue = nil
  }

  init(_ position: Int) {
    stringValue = "Index \(position)"
    intValue = position
  }

  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { self.init(intValue) }

  /// The key under which `superDecoder()` and `superEncoder()` work.
  static let `super` = PathKey("super")
}

/// A dictionary whose keys are data. The coders ask a type whether it is one.
protocol StringKeyed {}

extension Dictionary: StringKeyed where Key == String {}

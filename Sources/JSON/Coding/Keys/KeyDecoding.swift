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

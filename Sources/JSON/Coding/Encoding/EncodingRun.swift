/// What one call of `encode` shares between its encoders. It is used by the one thread that encodes.
final class EncodingRun {
  let options: DocumentEncoder
  /// The first thing a type did that it must not, in a call that cannot throw.
  private(set) var misuse: EncodingError?
  private var specials: [ObjectIdentifier: Special] = [:]
  private var snakeCase: [String: String] = [:]

  init(of options: DocumentEncoder) { self.options = options }

  var encoder: ValueEncoder {
    ValueEncoder(run: self, place: EncodingPlace(), path: nil, depth: 0, keysAreData: false)
  }

  /// How a type is written.
  func special(_ type: any Any.Type) -> Special {
    let key = ObjectIdentifier(type)
    if let known = specials[key] { return known }
    let special = Special(type)
    specials[key] = special
    return special
  }

  func name(_ key: any CodingKey, under path: EncodingPath?, keysAreData: Bool) -> String {
    if keysAreData { return key.stringValue }
    switch options.keys {
    case .asIs: return key.stringValue
    case .custom(let convert): return convert((path?.keys ?? []) + [key]).stringValue
    case .toSnakeCase:
      if let known = snakeCase[key.stringValue] { return known }
      let converted = SnakeCase.snake(key.stringValue)
      snakeCase[key.stringValue] = converted
      return converted
    }
  }

  func noteMisuse(_ description: String, at path: EncodingPath?) {
    guard misuse == nil else { return }
    misuse = invalid("", description, at: path)
  }

  func invalid(_ value: Any, _ description: String, at path: EncodingPath?) -> EncodingError {
    .invalidValue(value, .init(codingPath: path?.keys ?? [], debugDescription: description))
  }
}

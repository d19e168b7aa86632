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

extension PathKey {
  init(_ step: Location.Step) {
    switch step {
    case .key(let name): self.init(name)
    case .position(let position): self.init(position)
    }
  }
}

import Testing

/// Something that reads what others wrote, and what must hold of it for any bytes.
struct FuzzTarget: Sendable, CustomTestStringConvertible {
  /// Its corpus is the file of this name in `Corpora`.
  let name: String
  /// How many inputs the suite tries, besides those of the corpus.
  let rounds: Int
  /// Reads the bytes. Refusing them is fine: whatever is thrown but a `FuzzFlaw` counts as that.
  let read: @Sendable ([UInt8]) throws -> Void

  init(_ name: String, rounds: Int = 250, _ read: @escaping @Sendable ([UInt8]) throws -> Void) {
    self.name = name
    self.rounds = rounds
    self.read = read
  }

  var testDescription: String { name }

  /// All there are. What reads something new from outside gets a line here and a corpus.
  static let all = lines + documents + wire
}

/// What a reader did that it must not.
struct FuzzFlaw: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  static func unless(_ isSo: Bool, _ description: @autoclosure () -> String) throws {
    if !isSo { throw FuzzFlaw(description()) }
  }
}

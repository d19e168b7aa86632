/// A value of a type that holds this one: a struct cannot hold itself, and can hold this.
///
///     struct Comment: Codable {
///       let text: String
///       var answer: Indirect<Comment>?
///     }
///     comment.answer?.text        // what the value has is looked up in it
///
/// In JSON it is the value itself.
@dynamicMemberLookup
public struct Indirect<Value> {
  fileprivate indirect enum Storage {
    case value(Value)
  }

  private var storage: Storage

  /// What it holds.
  public var value: Value {
    get {
      switch storage {
      case .value(let value): value
      }
    }
    set { storage = .value(newValue) }
  }

  /// Holds a value.
  public init(_ value: Value) { storage = .value(value) }

  /// A member of what it holds.
  public subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member { value[keyPath: path] }

  /// A member of what it holds, which can be changed there.
  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Member {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue }
  }
}

extension Indirect.Storage: Sendable where Value: Sendable {}
extension Indirect: Sendable where Value: Sendable {}

extension Indirect: Equatable where Value: Equatable {
  /// Whether both hold the same.
  public static func == (one: Indirect, other: Indirect) -> Bool { one.value == other.value }
}

extension Indirect: Hashable where Value: Hashable {
  /// As the value does.
  public func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

extension Indirect: Decodable where Value: Decodable {
  /// Reads the value itself.
  ///
  /// - Throws: What the value throws.
  public init(from decoder: any Decoder) throws { self.init(try Value(from: decoder)) }
}

extension Indirect: Encodable where Value: Encodable {
  /// Writes the value itself.
  ///
  /// - Throws: What the value throws.
  public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

extension Indirect: CustomStringConvertible {
  /// As the value's.
  public var description: String { String(describing: value) }
}

/// Where an encoder puts what it is given. It is a class, since a type may keep several containers of one
/// value open and fill them in turn.
final class EncodingPlace {
  enum Content {
    case empty
    case value(JSONValue)
    case array([EncodingSlot])
    case object(EncodingMembers)
  }

  var content = Content.empty

  var isEmpty: Bool {
    if case .empty = content { return true }
    return false
  }

  var json: JSONValue {
    switch content {
    case .empty: .object([])
    case .value(let value): value
    case .array(let slots): .array(slots.map(\.json))
    case .object(let members):
      .object(zip(members.names, members.slots).map { JSONValue.Member($0, $1.json) })
    }
  }
}

/// An element or a member's value: known already, or still to be filled.
enum EncodingSlot {
  case value(JSONValue)
  case place(EncodingPlace)

  var json: JSONValue {
    switch self {
    case .value(let value): value
    case .place(let place): place.json
    }
  }
}

/// Members in the order in which they came. Encoding a key again replaces its value.
struct EncodingMembers {
  private(set) var names: [String] = []
  private(set) var slots: [EncodingSlot] = []
  /// Kept for large objects only; few names are found faster by looking at each.
  private var positions: [String: Int] = [:]
  private static let few = 32

  subscript(name: String) -> EncodingSlot? { position(of: name).map { slots[$0] } }

  private func position(of name: String) -> Int? {
    names.count > Self.few ? positions[name] : names.firstIndex(of: name)
  }

  mutating func set(_ name: String, _ slot: EncodingSlot) {
    if let position = position(of: name) {
      slots[position] = slot
      return
    }
    names.append(name)
    slots.append(slot)
    if names.count > Self.few + 1 {
      positions[name] = names.count - 1
    } else if names.count > Self.few {
      for (position, name) in names.enumerated() { positions[name] = position }
    }
  }
}

/// A coding path that shares its beginning with others.
final class EncodingPath {
  private let key: any CodingKey
  private let parent: EncodingPath?

  init(_ key: any CodingKey, under parent: EncodingPath?) {
    self.key = key
    self.parent = parent
  }

  var keys: [any CodingKey] {
    var keys: [any CodingKey] = []
    var link: EncodingPath? = self
    while let current = link {
      keys.append(current.key)
      link = current.parent
    }
    return keys.reversed()
  }
}

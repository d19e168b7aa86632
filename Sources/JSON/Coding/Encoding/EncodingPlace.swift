/// Where an encoder puts what it is given. It is a class, since a type may keep several containers of one value
/// open and fill them in turn.
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
  private var positions: [String: Int] = [:]

  subscript(name: String) -> EncodingSlot? { positions[name].map { slots[$0] } }

  mutating func set(_ name: String, _ slot: EncodingSlot) {
    if let position = positions[name] {
      slots[position] = slot
    } else {
      positions[name] = names.count
      names.append(name)
      slots.append(slot)
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

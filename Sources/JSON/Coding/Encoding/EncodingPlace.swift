/// Where an encoder puts what it is given. It is a class, since a type may keep several containers of one
/// value open and fill them in turn.
final class EncodingPlace {
  enum Content {
    case empty
    case value(JSONValue)
    case array([Slot])
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

  /// An element or a member's value: known already, or still to be filled.
  enum Slot {
    case value(JSONValue)
    case place(EncodingPlace)

    var json: JSONValue {
      switch self {
      case .value(let value): value
      case .place(let place): place.json
      }
    }
  }
}

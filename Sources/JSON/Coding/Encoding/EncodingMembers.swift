/// Members in the order in which they came. Encoding a key again replaces its value.
struct EncodingMembers {
  private(set) var names: [String] = []
  private(set) var slots: [EncodingPlace.Slot] = []
  /// Kept for large objects only; few names are found faster by looking at each.
  private var positions: [String: Int] = [:]
  private static let few = 32

  subscript(name: String) -> EncodingPlace.Slot? { position(of: name).map { slots[$0] } }

  private func position(of name: String) -> Int? {
    names.count > Self.few ? positions[name] : names.firstIndex(of: name)
  }

  mutating func set(_ name: String, _ slot: EncodingPlace.Slot) {
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

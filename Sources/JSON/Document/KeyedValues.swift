extension JSONDocument {
  /// The values of every member with this name, at any depth, in the order of the text.
  ///
  /// It takes one pass over the tape and looks at nothing but keys.
  package func values(ofKey name: String) -> [Node] {
    let tape = storage.tape
    let wanted = Array(name.utf8)
    var found: [Node] = []
    var index = 0
    while index < tape.count {
      let token = tape.token(index)
      if token == .key || token == .escapedKey, hasName(wanted, at: index) {
        found.append(Node(storage: storage, index: index + 1))
      }
      index = tape.step(index)
    }
    return found
  }

  private func hasName(_ name: [UInt8], at index: Int) -> Bool {
    let length = storage.tape.length(index)
    // Escapes only ever make a key longer than what it reads as.
    guard length == name.count || (length > name.count && storage.tape.token(index) == .escapedKey) else {
      return false
    }
    return Node(storage: storage, index: index).utf8.elementsEqual(name)
  }
}

/// Finding children by their place on the tape, for code that looks at very many of them.
extension Document.Storage {
  /// The value of the last member with this name; `nil` when there is none or `container` is no object.
  func value(of name: [UInt8], in container: Int) -> Int? {
    guard tape.isObject(container) else { return nil }
    var found: Int?
    var key = container + Tape.containerWords
    let end = tape.end(container)
    while key < end {
      if hasName(name, at: key) { found = key + 1 }
      key = tape.next(key + 1)
    }
    return found
  }

  /// The element of an array; negative positions count from the end.
  func element(at position: Int, of container: Int) -> Int? {
    let node = Node(storage: self, index: container)
    guard node.kind == .array else { return nil }
    let wanted = position < 0 ? position + node.count : position
    guard wanted >= 0, wanted < node.count else { return nil }
    var element = container + Tape.containerWords
    for _ in 0..<wanted { element = tape.next(element) }
    return element
  }

  /// Whether the key at `index` reads as `name`. Escapes only ever make a key longer than what it reads as.
  @inline(__always)
  private func hasName(_ name: [UInt8], at index: Int) -> Bool {
    let length = tape.length(index)
    if tape.token(index) == .key { return length == name.count && stands(name, at: tape.start(index)) }
    return length > name.count && Unescaped(contents(at: index)).utf8 == name
  }

  @inline(__always)
  private func stands(_ name: [UInt8], at start: Int) -> Bool {
    var place = 0
    while place < name.count {
      if bytes[start + place] != name[place] { return false }
      place += 1
    }
    return true
  }

  private func contents(at index: Int) -> ArraySlice<UInt8> { bytes[tape.range(index)] }
}

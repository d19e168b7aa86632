/// How JSON spells numbers.
enum NumberGrammar {
  /// Whether some bytes are a number by the grammar of RFC 8259, and nothing else.
  static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let whole = rest.prefix(while: isDigit)
    guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0") else { return false }
    rest = rest.dropFirst(whole.count)
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: isDigit)
      if fraction.isEmpty { return false }
      rest = rest.dropFirst(1 + fraction.count)
    }
    guard let mark = rest.first else { return true }
    guard mark | 0x20 == UInt8(ascii: "e") else { return false }
    rest.removeFirst()
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    return !rest.isEmpty && rest.allSatisfy(isDigit)
  }
}

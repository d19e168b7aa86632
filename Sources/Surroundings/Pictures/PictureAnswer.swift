/// What a terminal said to the question what it can draw, and what somebody typed meanwhile.
struct PictureAnswer: Equatable {
  var way: PictureTerminal.Way?
  /// Whether it has said all.
  var isWhole = false
  var typed = ""
  /// Whether somebody pressed ^C.
  var isInterrupted = false

  private static let escape: UInt8 = 0x1b

  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    var keys: [UInt8] = []
    var takesSixels = false
    while let first = rest.first {
      guard first == Self.escape else {
        if first == 3 { isInterrupted = true } else if first >= 0x20, first != 0x7f { keys.append(first) }
        rest = rest.dropFirst()
        continue
      }
      let code = rest.dropFirst()
      if code.starts(with: Array("_G".utf8)) {
        let said = code.prefix { $0 != Self.escape }
        if String(decoding: said, as: UTF8.self) == "_Gi=31;OK" { way = .kitty }
        rest = code.dropFirst(said.count).dropFirst(2)
      } else if code.starts(with: Array("[?".utf8)) {
        let said = code.dropFirst(2).prefix { 0x20..<0x40 ~= $0 }
        isWhole = isWhole || code.dropFirst(2 + said.count).first == UInt8(ascii: "c")
        takesSixels =
          takesSixels || said.split(separator: UInt8(ascii: ";")).dropFirst().contains { $0 == [0x34] }
        rest = code.dropFirst(2 + said.count).dropFirst()
      } else {
        // A key such as an arrow: up to its last letter.
        rest =
          code.first == UInt8(ascii: "[") ? code.dropFirst().drop { !(0x40...0x7e ~= $0) }.dropFirst() : code
      }
    }
    if way == nil, takesSixels { way = .sixel }
    typed = String(decoding: keys, as: UTF8.self)
  }
}

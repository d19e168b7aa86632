/// One line of a HAR log in pieces, so that a large body is not copied once more to put it between what stands around it.
package struct HARLine: Sendable {
  package private(set) var pieces: [[UInt8]]

  init(_ bytes: [UInt8]) { pieces = [bytes] }

  package var bytes: [UInt8] { pieces.count == 1 ? pieces[0] : Array(pieces.joined()) }

  /// Puts a text, `escaped`, in the place of the one that was left out.
  mutating func put(text escaped: [UInt8]) {
    // Inside of a string its quotes would be escaped, and no member behind a response's content is called so.
    let (line, empty) = (bytes, Array(#""text":"""#.utf8))
    for start in stride(from: line.count - empty.count, through: 0, by: -1)
    where line[start...].starts(with: empty) {
      pieces = [Array(line[..<start]), escaped, Array(line[(start + empty.count)...])]
      return
    }
  }

  /// Adds a member behind all others.
  mutating func add(_ member: [UInt8]) {
    guard var last = pieces.popLast(), last.popLast() == UInt8(ascii: "}") else { return }
    last.append(UInt8(ascii: ","))
    pieces.append(last + member + [UInt8(ascii: "}")])
  }
}

internal import ApusEncodings
package import ApusText

/// Some bytes of what is no text: offset, bytes, and what they would be in ASCII.
package struct HexDump: View {
  /// With room before and behind a place, however many are on a row.
  private let bytes: [UInt8]
  private let firstOffset: Int
  private let rows: Int
  private let place: Int?

  /// Shows `rows` rows at most, however long `bytes` is: the first, or those around a place, whose byte is marked.
  package init(_ bytes: some Collection<UInt8>, rows: Int = 8, around place: Int? = nil) {
    firstOffset = max(0, (place ?? 0) / 16 - rows / 2) * 16
    self.bytes = Array(bytes.dropFirst(firstOffset).prefix(rows * 16))
    self.rows = rows
    self.place = place
  }

  package func lines(on screen: Screen) -> [Line] {
    let perRow = [16, 8, 4].first { 14 + $0 * 4 <= screen.width } ?? 2
    let first = max(0, ((place ?? 0) / perRow - rows / 2) * perRow - firstOffset)
    return stride(from: first, to: min(bytes.count, first + rows * perRow), by: perRow).map { start in
      screen.fit(row(start, bytes[start..<min(start + perRow, bytes.count)], perRow: perRow))
    }
  }

  private func row(_ start: Int, _ bytes: ArraySlice<UInt8>, perRow: Int) -> Line {
    var line = Line(Hex.digits(of: firstOffset + start, width: 8) + "  ", .dim)
    let marked = place.map { $0 - firstOffset }
    for (position, byte) in bytes.enumerated() {
      if position > 0 { line.append(position % 8 == 0 ? "  " : " ") }
      line.append(
        Hex.digits(of: byte, width: 2), start + position == marked ? .error : byte == 0 ? .dim : nil)
    }
    line.pad(to: 10 + perRow * 3 + (perRow > 8 ? 1 : 0) + 1)
    for (position, byte) in bytes.enumerated() {
      let isPrintable = (0x20..<0x7f).contains(byte)
      let role: Role = start + position == marked ? .error : isPrintable ? .string : .dim
      line.append(isPrintable ? String(Character(Unicode.Scalar(byte))) : ".", role)
    }
    return line
  }
}

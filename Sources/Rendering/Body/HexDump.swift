internal import ApusEncodings
package import ApusText

/// The first bytes of something that is no text: offset, bytes, and what they would be in ASCII.
package struct HexDump: View {
  private let bytes: [UInt8]
  private let rows: Int

  /// Shows `rows` rows at most, however long `bytes` is.
  package init(_ bytes: some Collection<UInt8>, rows: Int = 8) {
    self.bytes = Array(bytes.prefix(rows * 16))
    self.rows = rows
  }

  package func lines(on screen: Screen) -> [Line] {
    let perRow = [16, 8, 4].first { 14 + $0 * 4 <= screen.width } ?? 2
    return stride(from: 0, to: min(bytes.count, rows * perRow), by: perRow).map { start in
      screen.fit(row(start, bytes[start..<min(start + perRow, bytes.count)], perRow: perRow))
    }
  }

  private func row(_ offset: Int, _ bytes: ArraySlice<UInt8>, perRow: Int) -> Line {
    var line = Line(Hex.digits(of: offset, width: 8) + "  ", .dim)
    for (position, byte) in bytes.enumerated() {
      if position > 0 { line.append(position % 8 == 0 ? "  " : " ") }
      line.append(Hex.digits(of: byte, width: 2), byte == 0 ? .dim : nil)
    }
    line.pad(to: 10 + perRow * 3 + (perRow > 8 ? 1 : 0) + 1)
    for byte in bytes {
      let isPrintable = (0x20..<0x7f).contains(byte)
      line.append(isPrintable ? String(Character(Unicode.Scalar(byte))) : ".", isPrintable ? .string : .dim)
    }
    return line
  }
}

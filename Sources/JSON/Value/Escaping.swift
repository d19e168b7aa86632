/// Appends a string as JSON spells it, with its quotes. Only what must be escaped is: quotes, backslashes and
/// control characters. Slashes and everything past ASCII stay as they are.
func appendQuoted(_ text: String, to bytes: inout [UInt8]) {
  bytes.append(UInt8(ascii: "\""))
  if text.utf8.contains(where: mustBeEscaped) {
    for byte in text.utf8 {
      if mustBeEscaped(byte) { appendEscape(of: byte, to: &bytes) } else { bytes.append(byte) }
    }
  } else {
    bytes += text.utf8
  }
  bytes.append(UInt8(ascii: "\""))
}

private func mustBeEscaped(_ byte: UInt8) -> Bool {
  byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
}

private func appendEscape(of byte: UInt8, to bytes: inout [UInt8]) {
  switch byte {
  case 0x08: bytes += "\\b".utf8
  case 0x09: bytes += "\\t".utf8
  case 0x0a: bytes += "\\n".utf8
  case 0x0c: bytes += "\\f".utf8
  case 0x0d: bytes += "\\r".utf8
  case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
  default: bytes += unicodeEscape(UInt16(byte))
  }
}

/// `\uXXXX` for one UTF-16 code unit, in lower case.
func unicodeEscape(_ unit: UInt16) -> [UInt8] {
  let digits = String(unit, radix: 16)
  return Array(("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8)
}

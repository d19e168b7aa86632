/// Appends a string as JSON spells it, with its quotes. Only what must be escaped is: quotes, backslashes and
/// control characters. Slashes and everything past ASCII stay as they are.
func appendQuoted(_ text: String, to bytes: inout [UInt8]) {
  bytes.append(UInt8(ascii: "\""))
  let utf8 = text.utf8
  var plain = utf8.startIndex
  var at = plain
  while at < utf8.endIndex {
    let byte = utf8[at]
    let next = utf8.index(after: at)
    if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
      bytes += utf8[plain..<at]
      appendEscape(of: byte, to: &bytes)
      plain = next
    }
    at = next
  }
  bytes += utf8[plain...]
  bytes.append(UInt8(ascii: "\""))
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

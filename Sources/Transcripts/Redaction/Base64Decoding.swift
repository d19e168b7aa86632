/// Reads base64 (RFC 4648), with either alphabet, with or without padding; blanks and line breaks are skipped. `nil` for
/// anything else.
package func base64Decoded(_ text: String) -> [UInt8]? {
  var result: [UInt8] = []
  var bits: UInt32 = 0
  var count = 0
  var isPadded = false
  for byte in text.utf8 {
    if byte == 0x20 || byte == 0x0a || byte == 0x0d { continue }
    if byte == UInt8(ascii: "=") {
      isPadded = true
      continue
    }
    guard !isPadded, let value = base64Value(byte) else { return nil }
    bits = bits << 6 | value
    count += 1
    if count % 4 != 1 { result.append(UInt8(truncatingIfNeeded: bits >> UInt32(6 - 2 * ((count - 1) % 4)))) }
  }
  return count % 4 == 1 ? nil : result
}

private func base64Value(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte) - 65
  case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte) - 71
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) + 4
  case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
  case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
  default: nil
  }
}

/// Text with its `%XX` resolved; what is malformed stays as it is.
func percentDecoded(_ text: String) -> String {
  guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
  var bytes: [UInt8] = []
  var rest = Array(text.utf8)[...]
  while let byte = rest.popFirst() {
    let digits = String(decoding: rest.prefix(2), as: UTF8.self)
    if byte == UInt8(ascii: "%"), rest.count >= 2, digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") }),
      let value = UInt8(digits, radix: 16)
    {
      bytes.append(value)
      rest = rest.dropFirst(2)
    } else {
      bytes.append(byte)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// A path in which every byte that may not stand in one is spelled `%XX`. What is spelled so already stays.
func percentEncoded(path: String) -> String {
  var result = ""
  for byte in path.utf8 {
    let isLetterOrDigit = (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
    if isLetterOrDigit || "-._~!$&'()*+,;=:@/%".utf8.contains(byte) {
      result.unicodeScalars.append(Unicode.Scalar(byte))
    } else {
      let digits = String(byte, radix: 16, uppercase: true)
      result += "%" + (digits.count == 1 ? "0" : "") + digits
    }
  }
  return result
}

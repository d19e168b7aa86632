internal import ApusEncodings

/// What stands at the head of `rest`, for an error message; `nil` when nothing does.
func excerpt(of rest: ArraySlice<UInt8>) -> String? {
  switch rest.first {
  case nil: return nil
  case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return "a line break"
  case UInt8(ascii: "\t"): return "a tab"
  case .some(let byte) where byte < 0x20 || byte == 0x7f || !beginsScalar(rest):
    return "the byte \(hexadecimal(byte))"
  default: break
  }
  let word = rest.prefix(24).prefix { isNumberOrWord($0) }
  return "`\(word.isEmpty ? excerpt(of: rest, scalars: 1) : String(decoding: word, as: UTF8.self))`"
}

/// Whether what stands at the head is a character in UTF-8.
private func beginsScalar(_ rest: ArraySlice<UInt8>) -> Bool {
  var decoder = UTF8()
  var bytes = rest.makeIterator()
  if case .scalarValue = decoder.decode(&bytes) { return true }
  return false
}

/// The first scalars, stopping where something begins that is better not shown.
func excerpt(of rest: ArraySlice<UInt8>, scalars count: Int) -> String {
  let head = String(decoding: rest.prefix(count * 4), as: UTF8.self)
  return String(String.UnicodeScalarView(head.unicodeScalars.prefix(count).prefix { $0.value >= 0x20 }))
}

func hexadecimal(_ byte: UInt8) -> String {
  "0x" + Hex.digits(of: byte, width: 2, uppercase: true)
}

private func isNumberOrWord(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
  default: false
  }
}

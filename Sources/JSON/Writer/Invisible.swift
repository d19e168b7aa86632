internal import ApusEncodings

/// Copies part of a string, writing what a terminal would obey or hide as `\uXXXX`. Moves `at`; returns how
/// far it came, which is `end` unless `limit` was reached.
///
/// Plain ASCII goes through eight bytes at a time. Up to seven bytes past the end are read and written.
@inline(__always)
func copyVisible(
  _ source: LentBytes, _ start: Int, _ end: Int, to out: inout MutableRawSpan, _ at: inout Int,
  upTo limit: Int
) -> Int {
  let ones: UInt64 = 0x0101_0101_0101_0101
  let highs: UInt64 = 0x8080_8080_8080_8080
  var from = start
  while from < end, at < limit {
    let word = loadEight(source, from)
    let delete = word ^ (ones &* 0x7f)
    let special = (((delete &- ones) & ~delete) | word) & highs
    out.storeBytes(of: word.littleEndian, toByteOffset: at, as: UInt64.self)
    let plain = min(special.trailingZeroBitCount >> 3, end - from)
    from += plain
    at += plain
    while from < end, at < limit, load(source, from) >= 0x7f {
      from = copyScalar(source, from, to: &out, &at)
    }
  }
  return from
}

/// Copies or escapes the DEL or multi-byte scalar at `from`; returns where it ends. The parser has checked
/// that it is whole.
@inline(__always)
private func copyScalar(
  _ source: LentBytes, _ from: Int, to out: inout MutableRawSpan, _ at: inout Int
) -> Int {
  let lead = UInt32(load(source, from))
  let count = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4
  var scalar = count == 1 ? lead : lead & (0x7f >> UInt32(count))
  for offset in 1..<4 where offset < count {
    scalar = scalar << 6 | UInt32(load(source, from + offset) & 0x3f)
  }
  if Unseen.drawsNothing(scalar) {
    escape(scalar, to: &out, &at)
  } else {
    out.storeBytes(of: loadEight(source, from).littleEndian, toByteOffset: at, as: UInt64.self)
    at += count
  }
  return from + count
}

/// Writes one `\uXXXX`, or two for a scalar past U+FFFF.
private func escape(_ scalar: UInt32, to out: inout MutableRawSpan, _ at: inout Int) {
  guard let scalar = Unicode.Scalar(scalar) else { return }
  for byte in Character(scalar).utf16.flatMap(JSONString.escape) {
    out.storeBytes(of: byte, toByteOffset: at, as: UInt8.self)
    at += 1
  }
}

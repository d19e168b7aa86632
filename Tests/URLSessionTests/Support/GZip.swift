/// A gzip stream made by hand: one zero, then copies of 258 of them, 13 bits each. Its check sum is left out.
func gzipOfZeros(megabytes: Int) -> [UInt8] {
  var bits: [UInt8] = [1, 1, 0] + [0, 0, 1, 1, 0, 0, 0, 0]
  for _ in 0..<((megabytes << 20) / 258 + 1) { bits += [1, 1, 0, 0, 0, 1, 0, 1] + [0, 0, 0, 0, 0] }
  bits += [0, 0, 0, 0, 0, 0, 0]
  var bytes: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]
  for start in stride(from: 0, to: bits.count, by: 8) {
    let byte = bits[start..<min(start + 8, bits.count)].enumerated().reduce(UInt8(0)) {
      $0 | $1.element << UInt8($1.offset)
    }
    bytes.append(byte)
  }
  return bytes
}

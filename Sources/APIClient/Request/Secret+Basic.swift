extension Secret {
  /// The value of an `Authorization` field for basic authentication (RFC 7617).
  public static func basic(user: String, password: Secret?) -> Secret {
    Secret("Basic " + base64(Array("\(user):\(password?.reveal() ?? "")".utf8)), name: password?.name)
  }

  public static func bearer(_ token: Secret) -> Secret { token.prefixed(by: "Bearer ") }
}

/// Base64 as RFC 4648 has it, padded.
package func base64(_ bytes: [UInt8]) -> String {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var result: [UInt8] = []
  result.reserveCapacity((bytes.count + 2) / 3 * 4)
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = bytes[start..<min(start + 3, bytes.count)]
    let padded = Array(group) + [0, 0]
    let bits = UInt32(padded[0]) << 16 | UInt32(padded[1]) << 8 | UInt32(padded[2])
    for place in 0..<4 {
      let isFilled = place <= group.count
      result.append(isFilled ? alphabet[Int(bits >> UInt32(18 - 6 * place)) & 63] : UInt8(ascii: "="))
    }
  }
  return String(decoding: result, as: UTF8.self)
}

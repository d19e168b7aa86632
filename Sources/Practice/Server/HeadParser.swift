internal import ApusEncodings

/// The pure half of reading a request: lines to values, or a refusal.
enum HeadParser {
  static func requestLine(
    _ line: [UInt8]
  ) throws -> (method: String, target: String, minorVersion: Int) {
    let parts = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard parts.count == 3 else {
      throw Refusal.malformed("A request line is a method, a target and a version, one space apart.")
    }
    guard !parts[0].isEmpty, parts[0].allSatisfy(\.isToken) else {
      throw Refusal.malformed("The method is not a token.")
    }
    guard !parts[1].isEmpty, parts[1].allSatisfy({ (0x21...0x7e).contains($0) }) else {
      throw Refusal.malformed("The request target holds a character that must be percent-encoded.")
    }
    let method = String(decoding: parts[0], as: UTF8.self)
    let minorVersion = try version(parts[2])
    if method == "CONNECT" { throw Refusal(501, "This server is not a proxy.") }
    return (method, String(decoding: parts[1], as: UTF8.self), minorVersion)
  }

  private static func version(_ bytes: ArraySlice<UInt8>) throws -> Int {
    let digits = Array(bytes.dropFirst(5))
    guard bytes.starts(with: "HTTP/".utf8), digits.count == 3, digits[1] == UInt8(ascii: "."),
      let major = digits[0].decimalDigitValue, let minor = digits[2].decimalDigitValue
    else { throw Refusal.malformed("The version is not of the form HTTP/1.1.") }
    guard major == 1 else { throw Refusal(505, "This server speaks HTTP/1.0 and HTTP/1.1.") }
    return minor
  }

  static func field(_ line: [UInt8]) throws -> Field {
    guard line.first != UInt8(ascii: " "), line.first != UInt8(ascii: "\t") else {
      throw Refusal.malformed("A header line does not continue on the next line.")
    }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
      throw Refusal.malformed("A header line has a colon.")
    }
    let name = line[..<colon]
    guard !name.isEmpty, name.allSatisfy(\.isToken) else {
      throw Refusal.malformed("A header name is a token, directly followed by its colon.")
    }
    let value = line[(colon + 1)...]
    guard value.allSatisfy(\.isFieldContent) else {
      throw Refusal.malformed("A header value holds no control character.")
    }
    return Field(String(decoding: name, as: UTF8.self), text(value).trimmingBlanks)
  }

  /// UTF-8 where it is, otherwise Latin-1, which is what HTTP once meant.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }

  static func framing(_ fields: [Field], minorVersion: Int) throws -> RequestHead.Framing {
    let lengths = fields.all("Content-Length")
    let codings = fields.members("Transfer-Encoding")
    if let unmet = fields.members("Expect").first(where: { $0 != "100-continue" }) {
      throw Refusal(417, "This server cannot meet the expectation \(unmet).")
    }
    if fields.first("Transfer-Encoding") != nil {
      guard lengths.isEmpty else {
        throw Refusal.malformed("A message has a Content-Length or a Transfer-Encoding, not both.")
      }
      guard minorVersion >= 1 else { throw Refusal.malformed("HTTP/1.0 has no Transfer-Encoding.") }
      if let unknown = codings.first(where: { $0 != "chunked" }) {
        throw Refusal(501, "This server does not know the transfer coding \(unknown).")
      }
      guard codings == ["chunked"] else { throw Refusal.malformed("A body is chunked once.") }
      return .chunked
    }
    guard let length = lengths.first else { return .length(0) }
    guard lengths.count == 1 else { throw Refusal.malformed("There is one Content-Length.") }
    guard !length.isEmpty, length.utf8.count <= 18, length.utf8.allSatisfy({ $0.decimalDigitValue != nil }),
      let value = Int(length)
    else { throw Refusal.malformed("A Content-Length is a number.") }
    return .length(value)
  }

  /// A target that is a whole URL decides over the `Host` line, which has to be there all the same.
  static func authority(
    target: RequestTarget, fields: [Field], minorVersion: Int, fallback: String
  ) throws -> String {
    let hosts = fields.all("Host")
    guard hosts.count == 1 || (hosts.isEmpty && minorVersion == 0) else {
      throw Refusal.malformed("A request names its host once.")
    }
    let authority = target.authority ?? hosts.first ?? fallback
    guard authority.utf8.allSatisfy(isAuthorityCharacter), !(target.authority?.isEmpty ?? false) else {
      throw Refusal.malformed("The host is not a host.")
    }
    return authority.isEmpty ? fallback : authority
  }

  private static func isAuthorityCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: true
    case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "["),
      UInt8(ascii: "]"):
      true
    default: false
    }
  }

  /// The size on a chunk's first line; what follows a semicolon is an extension and means nothing here.
  static func chunkSize(_ line: [UInt8]) throws -> Int {
    let digits = line.prefix { $0 != UInt8(ascii: ";") }
    guard !digits.isEmpty, digits.count <= 15, line.allSatisfy(\.isFieldContent) else {
      throw Refusal.malformed("A chunk begins with its size.")
    }
    return try digits.reduce(0) { size, byte in
      guard let digit = Hex.value(of: byte) else {
        throw Refusal.malformed("A chunk's size is a hexadecimal number.")
      }
      return size << 4 | Int(digit)
    }
  }
}

extension UInt8 {
  fileprivate var decimalDigitValue: Int? { (0x30...0x39).contains(self) ? Int(self - 0x30) : nil }
}

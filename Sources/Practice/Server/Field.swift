internal import ApusEncodings

/// One header line: its name as it was written, and its value without the spaces around it.
struct Field: Sendable, Equatable {
  let name: String
  let value: String

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  func isNamed(_ other: String) -> Bool { name.equalsIgnoringCase(other) }
}

extension [Field] {
  /// The value of the first line with this name, in any case.
  func first(_ name: String) -> String? { first { $0.isNamed(name) }?.value }

  /// The values of all lines with this name, in order.
  func all(_ name: String) -> [String] { filter { $0.isNamed(name) }.map(\.value) }

  /// The comma-separated members of all lines with this name, in lower case.
  func members(_ name: String) -> [String] {
    all(name).flatMap { $0.split(separator: ",") }.map { $0.trimmingBlanks.lowercased() }
  }
}

extension StringProtocol {
  /// Compares as header names, schemes and hosts are compared: ASCII letters of either case are equal.
  func equalsIgnoringCase(_ other: some StringProtocol) -> Bool {
    utf8.elementsEqual(other.utf8) { $0.lowercasedASCII == $1.lowercasedASCII }
  }
}

extension UInt8 {
  fileprivate var lowercasedASCII: UInt8 { (0x41...0x5a).contains(self) ? self | 0x20 : self }

  /// A character that a method or a header name may contain.
  var isToken: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: true
    case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"),
      UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  /// A character that a header value may contain: no control but the tab.
  var isFieldContent: Bool { self == 0x09 || (self >= 0x20 && self != 0x7f) }
}

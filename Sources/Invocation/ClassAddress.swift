/// A student's own address on a class server: `http://192.168.1.5:8080/class/kiwi-red-12345`.
package struct ClassAddress: Sendable, Hashable {
  /// What paths are put behind.
  package let base: String
  package let token: String

  /// `nil` when the text is no such address.
  init?(_ text: String) {
    let marker = "/class/"
    guard text.hasPrefix("http://") || text.hasPrefix("https://"), let place = text.firstRange(of: marker),
      text[..<place.lowerBound].last != "/"
    else { return nil }
    let token = text[place.upperBound...]
    guard !token.isEmpty, token.utf8.allSatisfy({ $0.isLowercaseLetter || $0.isDigit || $0 == 0x2d }) else {
      return nil
    }
    base = String(text[..<place.lowerBound])
    self.token = String(token)
  }
}

extension UInt8 {
  fileprivate var isLowercaseLetter: Bool { (0x61...0x7a).contains(self) }
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}

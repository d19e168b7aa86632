internal import ApusEncodings

/// Who asks, as a URL that is written somewhere has it: `joe:secret` of `https://joe:secret@host`.
package struct URLPerson {
  /// Name and password; `nil` where nobody is named.
  package let range: Range<Int>?
  /// `nil` where there is but a name.
  package let password: Range<Int>?
  /// Where what was read ends.
  package let end: Int

  /// - Parameters:
  ///   - start: behind `://`.
  ///   - isAlone: whether nothing else stands there, so that no quote ends it.
  package init(in bytes: [UInt8], at start: Int, isAlone: Bool = false) {
    let authority = bytes[start...].prefix {
      !"/?#".utf8.contains($0) && (isAlone || $0 > 0x20 && !"'\"".utf8.contains($0))
    }
    guard let sign = authority.lastIndex(of: UInt8(ascii: "@")) ?? Self.sign(behind: authority, in: bytes)
    else {
      (range, password, end) = (nil, nil, authority.endIndex)
      return
    }
    range = start..<sign
    password = Self.colon(in: bytes[start..<sign]).map { $0 + 1..<sign }
    end = max(sign, authority.endIndex)
  }

  /// So much is looked at where an authority is none.
  private static let most = 256

  /// Where the person ends that has signs in its password which end an authority, as nobody encoded them: what stands for a
  /// port is none then, and what stands before it no host.
  private static func sign(behind authority: ArraySlice<UInt8>, in bytes: [UInt8]) -> Int? {
    guard let colon = colon(in: authority), colon > authority.startIndex,
      authority[..<colon].allSatisfy({ isWordByte($0) || $0 == UInt8(ascii: "-") })
    else { return nil }
    let (name, port) = (authority[..<colon], authority[(colon + 1)...])
    guard let first = port.first, !port.allSatisfy({ $0 &- 0x30 < 10 }), !"{$%:*".utf8.contains(first),
      !placeholders.contains(String(decoding: port, as: UTF8.self).lowercased()),
      !name.elementsEqual("localhost".utf8)
    else { return nil }
    let rest = bytes[authority.startIndex...].prefix(most).prefix {
      $0 > 0x20 && !"'\"<>()[]{}|,;`\\".utf8.contains($0)
    }
    return rest.lastIndex(of: UInt8(ascii: "@"))
  }

  /// What people write where a port will stand.
  private static let placeholders: Set = ["port", "xxxx"]

  /// What stands before a password; in what stands for a user is another colon.
  private static func colon(in person: ArraySlice<UInt8>) -> Int? {
    person.dropFirst(Placeholders.length(at: person) ?? 0).firstIndex(of: UInt8(ascii: ":"))
  }
}

/// `$password: String!` of a query in GraphQL: what follows the name is a type, and no secret.
enum GraphQLDeclaration {
  /// Where the type ends that is declared for a name, with the blanks behind it; `nil` where none is. What the variable
  /// is by default may follow.
  ///
  /// - Parameter name: the name, without its sign.
  static func end(of name: ArraySlice<UInt8>, in bytes: [UInt8]) -> Int? {
    guard name.startIndex > 0, bytes[name.startIndex - 1] == UInt8(ascii: "$") else { return nil }
    var rest = bytes[name.endIndex...].drop(while: isBlank)
    guard rest.first == UInt8(ascii: ":") else { return nil }
    rest = rest.dropFirst().drop { isBlank($0) || $0 == UInt8(ascii: "[") }
    // Types begin with a capital letter, and have no signs in them.
    guard let first = rest.first, first &- 0x41 < 26 else { return nil }
    rest = rest.drop { ($0 | 0x20) &- 0x61 < 26 }.drop { "!]".utf8.contains($0) }
    guard rest.first.map({ " \t,)=@$".utf8.contains($0) }) ?? true else { return nil }
    return rest.drop(while: isBlank).startIndex
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

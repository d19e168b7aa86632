/// `$password: String!` of a query in GraphQL: what follows the name is a type, and no secret.
enum GraphQLDeclaration {
  /// - Parameter name: the name, without its sign.
  static func isOne(_ name: ArraySlice<UInt8>, in bytes: [UInt8]) -> Bool {
    guard name.startIndex > 0, bytes[name.startIndex - 1] == UInt8(ascii: "$") else { return false }
    var rest = bytes[name.endIndex...].drop(while: isBlank)
    guard rest.first == UInt8(ascii: ":") else { return false }
    rest = rest.dropFirst().drop { isBlank($0) || $0 == UInt8(ascii: "[") }
    // Types begin with a capital letter, and have no signs in them.
    guard let first = rest.first, first &- 0x41 < 26 else { return false }
    rest = rest.drop { ($0 | 0x20) &- 0x61 < 26 }.drop { "!]".utf8.contains($0) }
    return rest.first.map { " \t,)=@$".utf8.contains($0) } ?? true
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

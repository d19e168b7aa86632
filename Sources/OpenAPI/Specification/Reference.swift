internal import ApusEncodings
internal import ApusJSON

extension Node {
  /// What becomes of a `$ref`.
  enum Resolution {
    case found(Node)
    /// The words say why, and what was referred to.
    case broken(String)
  }

  /// The reference this value consists of, if it is one.
  var reference: String? { kind == .object ? self["$ref"]?.string : nil }

  /// The value meant: this one, or what its reference leads to.
  var resolution: Resolution { reference.map(document.resolution) ?? .found(self) }

  /// The value meant; `nil` when a reference on the way is broken.
  var resolved: Node? {
    if case .found(let node) = resolution { node } else { nil }
  }
}

extension JSONDocument {
  static let outside = "is outside this document, and only what is inside is followed"

  /// What a reference leads to, over as many further references as there are.
  func resolution(of reference: String) -> Node.Resolution {
    resolution(of: reference) { root.target(ofPointer: $0) }
  }

  /// The same for one of very many references.
  func resolution(of reference: String, by index: inout MemberIndex) -> Node.Resolution {
    resolution(of: reference) { index.target(ofPointer: $0) ?? root.target(ofPointer: $0) }
  }

  private func resolution(of reference: String, _ target: (Substring) -> Node?) -> Node.Resolution {
    var reference = reference
    // Longer chains than this are only ever circles.
    for _ in 0..<100 {
      guard reference.utf8.first == UInt8(ascii: "#") else {
        return .broken("`\(reference)` \(Self.outside)")
      }
      guard let found = target(reference.dropFirst()) else {
        return .broken("`\(reference)` leads nowhere")
      }
      guard let next = found.reference else { return .found(found) }
      reference = next
    }
    return .broken("`\(reference)` leads back to itself")
  }
}

extension Node {
  /// Follows a JSON pointer (RFC 6901) as it stands in a URL. Empty means the value itself.
  func target(ofPointer pointer: Substring) -> Node? {
    if pointer.isEmpty { return self }
    guard pointer.utf8.first == UInt8(ascii: "/") else { return nil }
    var node = self
    for part in pointer.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      let key = PercentEncoding.decode(part).replacing("~1", with: "/").replacing("~0", with: "~")
      guard let next = node[key] ?? Int(key).flatMap({ $0 < 0 ? nil : node[$0] }) else { return nil }
      node = next
    }
    return node
  }
}

/// What is signed, or sent with it, with places for what is known when a request goes out: `{method}\n{path}\n{body}`.
package struct SigningTemplate: Sendable {
  /// What may stand in braces.
  package enum Part: String, Sendable, CaseIterable {
    case method, host, path, query, target, url, body
    /// The moment in seconds since 1970, in milliseconds, and as RFC 3339 has it.
    case timestamp
    case milliseconds = "timestamp-ms"
    case date
    /// The code itself, where it is sent.
    case signature
  }

  package enum Piece: Sendable, Hashable {
    case text(String)
    case part(Part)
    /// A header's value: `{header:X-Id}`.
    case header(String)
  }

  package let pieces: [Piece]

  /// - Throws: what is in braces and means nothing.
  package init(_ text: String) throws(RequestError) {
    var pieces: [Piece] = []
    var plain = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "\\", let next = rest.first, let meant = Self.escapes[next] {
        rest.removeFirst()
        plain.append(meant)
        continue
      }
      guard character == "{", let end = rest.firstIndex(of: "}") else {
        if character == "{" { try Self.checkAlone(rest) }
        plain.append(character)
        continue
      }
      if !plain.isEmpty { pieces.append(.text(plain)) }
      plain = ""
      pieces.append(try Self.piece(named: rest[..<end]))
      rest = rest[end...].dropFirst()
    }
    if !plain.isEmpty { pieces.append(.text(plain)) }
    self.pieces = pieces
  }

  /// A brace that is never closed is one, but for what was meant to be a place.
  private static func checkAlone(_ rest: Substring) throws(RequestError) {
    let names = Part.allCases.map(\.rawValue) + ["header:"]
    guard names.contains(where: rest.hasPrefix) else { return }
    throw RequestError(.requestHeader, "{\(rest) is never closed: expected }")
  }

  private static let escapes: [Character: Character] = ["n": "\n", "r": "\r", "t": "\t", "\\": "\\"]

  private static func piece(named name: Substring) throws(RequestError) -> Piece {
    if let part = Part(rawValue: String(name)) { return .part(part) }
    if name.hasPrefix("header:") { return .header(String(name.dropFirst("header:".count))) }
    throw RequestError(
      .requestHeader,
      "{\(name)} is nothing that can be signed: \(Part.allCases.map(\.rawValue).joined(separator: ", ")) or header:NAME"
    )
  }

  /// Whether it says when.
  var saysWhen: Bool {
    pieces.contains { [.part(.timestamp), .part(.milliseconds), .part(.date)].contains($0) }
  }

  /// Its bytes, with what stands for each of its places.
  func filled(_ value: (Piece) -> [UInt8]) -> [UInt8] {
    pieces.flatMap { piece in
      if case .text(let text) = piece { Array(text.utf8) } else { value(piece) }
    }
  }
}

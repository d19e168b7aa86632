internal import ApusEncodings
internal import ApusJSON

extension Request {
  /// What of the body is a secret, in words: `the field password`; `nil` when nothing is.
  package var secretInBody: String? {
    guard let body else { return nil }
    switch body.content {
    case .multipart(let form):
      let values = form.parts.map { part -> [UInt8] in
        if case .bytes(let bytes) = part.content { bytes } else { [] }
      }
      return Self.secret(in: form) ?? secret(amongValues: values)
    case .bytes(let bytes): return Self.secret(in: bytes) ?? secret(amongValues: [bytes])
    case .file(let path): return Self.secret(inFile: path)
    // It cannot be sent on, whatever it has.
    case .stream: return nil
    }
  }

  /// What no name tells: a value that is known for a secret, or that has the shape of a token.
  private func secret(amongValues values: [[UInt8]]) -> String? {
    for value in values where value.count <= Self.mostBytes {
      if let name = options.nameOfSecret?(value) { return "the secret \(name)" }
      if Self.isToken(value) { return "a text with the shape of a token" }
    }
    return nil
  }

  private static func isToken(_ text: some Sequence<UInt8>) -> Bool {
    !TokenShapes.ranges(in: Array(text)).isEmpty
  }

  /// As much as is looked through.
  private static let mostBytes = 16 << 20
  /// By them it is told whether a file is text.
  private static let firstBytes = 64 << 10

  private static func secret(inFile path: String) -> String? {
    guard let source = try? BodySource(.file(path: path)), let size = source.byteCount else { return nil }
    let wanted = size > mostBytes ? firstBytes : size
    guard let bytes = try? source.read(atMost: wanted) else { return nil }
    guard size > mostBytes else { return secret(in: bytes) }
    return bytes.contains(0) ? nil : unread
  }

  /// What was not looked through is not known to have none.
  private static let unread = "a text that is too large to be searched for secrets"

  private static func secret(in bytes: [UInt8]) -> String? {
    guard bytes.count <= mostBytes else { return bytes.prefix(firstBytes).contains(0) ? nil : unread }
    return secretName(in: bytes).map { "the field \($0)" }
  }

  private static func secret(in form: MultipartForm) -> String? {
    let asksForToken = form.parts.contains { $0.name == SecretNames.grantType }
    for part in form.parts {
      switch part.content {
      case .file(let path):
        if let found = secret(inFile: path) { return found }
      case .bytes(let bytes):
        let text = String(decoding: bytes, as: UTF8.self)
        if SecretNames.hides(part.name, text, in: .form, besideGrantType: asksForToken) || isToken(bytes) {
          return "the field \(part.name)"
        }
        if let found = secret(in: bytes) { return found }
      }
    }
    return nil
  }

  // MARK: By what the bytes are

  /// The declared type does not count: what is piped in is called JSON unless the line says otherwise.
  private static func secretName(in bytes: [UInt8]) -> String? {
    if let document = try? JSONDocument(bytes) { return secretName(in: document) }
    return secretName(inLines: bytes) ?? secretName(inXML: bytes) ?? secretName(inText: utf8(bytes) ?? bytes)
      ?? secretName(inForm: bytes) ?? secretName(inColumns: bytes)
  }

  private static func secretName(inText bytes: [UInt8]) -> String? {
    bytes.contains(0) ? nil : TextSecrets.firstName(in: bytes)
  }

  /// A string may hold JSON once more, or a query in GraphQL.
  private static func secretName(inString text: String, depth: Int) -> String? {
    let bytes = Array(text.utf8)
    guard depth < deepest, let document = try? JSONDocument(bytes), document.root.isContainer else {
      return secretName(inText: bytes)
    }
    return secretName(in: document, depth: depth + 1)
  }

  /// How often JSON may stand within a string of JSON; further in it is a text.
  private static let deepest = 4

  private static func secretName(inXML bytes: [UInt8]) -> String? {
    XMLSecrets.all(in: utf8(bytes) ?? bytes).first?.name
  }

  /// UTF-16, the other encoding that every reader of XML knows; `nil` for anything else.
  private static func utf8(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count > 1,
      bytes.prefix(2).contains(0) || [[0xfe, 0xff], [0xff, 0xfe]].contains(bytes.prefix(2))
    else { return nil }
    let isBigEndian = bytes[0] == 0 || bytes[0] == 0xfe
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { place in
      let (high, low) = isBigEndian ? (bytes[place], bytes[place + 1]) : (bytes[place + 1], bytes[place])
      return UInt16(high) << 8 | UInt16(low)
    }
    let text = String(decoding: units, as: UTF16.self)
    return Array((text.hasPrefix("\u{feff}") ? text.dropFirst() : text[...]).utf8)
  }

  /// A table in CSV.
  private static func secretName(inColumns bytes: [UInt8]) -> String? {
    bytes.contains(0) ? nil : ColumnSecrets.all(in: bytes).first?.name
  }

  /// JSON, a value a line.
  private static func secretName(inLines bytes: [UInt8]) -> String? {
    for line in bytes.split(separator: UInt8(ascii: "\n")) where line.contains(UInt8(ascii: "{")) {
      if let document = try? JSONDocument(Array(line)), let name = secretName(in: document) { return name }
    }
    return nil
  }

  /// What stands anywhere below a secret's name is one.
  private static func secretName(in document: JSONDocument, depth: Int = 0) -> String? {
    if let text = document.root.string { return secretName(inString: text, depth: depth) }
    // What is no secret by its own name may be named by what stands beside it.
    if let found = document.secretMembers.first { return found.name }
    var waiting: [(node: Node, name: String?)] = [(document.root, nil)]
    while let (node, outer) = waiting.popLast() {
      let asksForToken = node.members.contains { $0.name == SecretNames.grantType }
      for member in node.members {
        let name = SecretNames.rule(of: member.name, in: .member) == nil ? outer : member.name
        if let name, member.value.isSecret(of: name, besideGrantType: asksForToken) { return name }
        if let text = member.value.string {
          if isToken(text.utf8) { return member.name }
          if let found = secretName(inString: text, depth: depth) { return found }
        }
        if member.value.isContainer { waiting.append((member.value, name)) }
      }
      guard node.kind == .array else { continue }
      for value in node.children {
        if let outer, value.isSecret(of: outer, besideGrantType: false) { return outer }
        if let text = value.string, let found = secretName(inString: text, depth: depth) { return found }
        if value.isContainer { waiting.append((value, outer)) }
      }
    }
    return nil
  }

  private static func secretName(inForm bytes: [UInt8]) -> String? {
    let pairs = bytes.split(separator: UInt8(ascii: "&")).compactMap {
      pair -> (name: String, value: String)? in
      let name = pair.prefix { $0 != UInt8(ascii: "=") }
      // A name is short and has no blanks; what has another one before its sign is no form.
      guard name.count < pair.count, name.count <= 256, !name.contains(where: { $0 <= 0x20 }) else {
        return nil
      }
      return (
        PercentEncoding.decode(String(decoding: name, as: UTF8.self)),
        PercentEncoding.decode(String(decoding: pair.dropFirst(name.count + 1), as: UTF8.self))
      )
    }
    let asksForToken = pairs.contains { $0.name == SecretNames.grantType }
    return pairs.first {
      SecretNames.hides($0.name, $0.value, in: .form, besideGrantType: asksForToken) || isToken($0.value.utf8)
    }?.name
  }
}

extension Node {
  /// Whether a value of a member of that name is a secret.
  fileprivate func isSecret(of name: String, besideGrantType: Bool) -> Bool {
    switch kind {
    case .string, .integer:
      SecretNames.hides(name, string ?? text, in: .member, besideGrantType: besideGrantType)
    case .decimal: SecretNames.rule(of: name, in: .member) == .anything
    default: false
    }
  }
}

extension BodySource {
  fileprivate func read(atMost limit: Int) throws -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(limit)
    var block = [UInt8](repeating: 0, count: 65_536)
    while result.count < limit {
      let count = try block.withUnsafeMutableBytes { try read(into: $0) } ?? 0
      if count == 0 { break }
      result += block.prefix(count)
    }
    return result
  }
}

internal import ApusClient
internal import ApusEncodings
internal import ApusRedaction

/// A text of a request, with holes for what is known only when it is sent.
struct ScriptText: Equatable {
  enum Piece: Equatable {
    case text(String)
    case variable(String, Spelling)
    /// A secret, by its name in the environment.
    case secret(String, Spelling = .plain)
  }

  /// How a value is written where it stands.
  enum Spelling: Equatable {
    case plain
    /// As a part of a URL or of a form.
    case encoded
    /// Inside a string of JSON.
    case jsonString
    /// As a JSON value.
    case json
  }

  private(set) var pieces: [Piece] = []

  init(_ pieces: [Piece] = []) { for piece in pieces { append(piece) } }

  private mutating func append(_ piece: Piece) {
    if case .text(let more) = piece {
      if more.isEmpty { return }
      if case .text(let text)? = pieces.last {
        pieces[pieces.count - 1] = .text(text + more)
        return
      }
    }
    pieces.append(piece)
  }

  /// The text where nothing in it is a hole.
  var plain: String? {
    pieces.reduce("") { text, piece in
      if let text, case .text(let more) = piece { text + more } else { nil }
    }
  }

  /// The variable that is all of it.
  var onlyVariable: String? {
    guard pieces.count == 1, case .variable(let name, _)? = pieces.first else { return nil }
    return name
  }

  /// The text where it is a number or a word of JSON that every program writes the same way again.
  var simpleJSON: String? {
    guard let plain else { return nil }
    if ["true", "false", "null"].contains(plain) { return plain }
    if let number = Int(plain) { return "\(number)" == plain && number.magnitude < 1 << 53 ? plain : nil }
    guard let number = Double(plain), "\(number)" == plain, !plain.hasSuffix(".0"), !plain.contains("e"),
      number.isFinite
    else { return nil }
    return plain
  }

  /// As a line names it: `/things/{{id}}`.
  var shown: String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .variable(let name, _): "{{\(name)}}"
      case .secret(let name, _): SecretPlaceholder.text(name)
      }
    }.joined()
  }

  var secretNames: [String] {
    pieces.compactMap { piece in if case .secret(let name, _) = piece { name } else { nil } }
  }

  var variableNames: [String] {
    pieces.compactMap { piece in if case .variable(let name, _) = piece { name } else { nil } }
  }

  /// The same without what it begins with.
  func dropping(prefix: String) -> ScriptText? {
    guard case .text(let text)? = pieces.first, text.hasPrefix(prefix) else { return nil }
    return ScriptText([.text(String(text.dropFirst(prefix.count)))] + pieces.dropFirst())
  }
}

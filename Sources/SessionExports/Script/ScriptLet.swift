internal import ApusClient
internal import ApusJSON
internal import ApusLanguage
internal import ApusRecordings
internal import ApusRedaction

/// What `let` keeps that is taken of no answer before it, as far as other programs know it.
enum ScriptLet {
  /// `let NAME = TEXT`, perhaps with variables in it.
  static func text(_ line: String) -> (name: String, text: ScriptText)? {
    let words = Words(line).words
    guard words.count == 4, words[0].text.lowercased() == "let", words[2].text == "=",
      words[3].kind == .ordinary, ScriptSource.capture(line) == nil, !SecretSource.isSaid(in: words[3].text),
      SecretPlaceholder.names(in: line).isEmpty
    else { return nil }
    var pieces: [ScriptText.Piece] = []
    for fragment in words[3].template.fragments {
      if fragment.isText {
        pieces.append(.text(fragment.text))
      } else {
        guard case .variable(let name) = fragment.kind, Variables.isName(name) else { return nil }
        pieces.append(.variable(name, .plain))
      }
    }
    return (words[1].text, ScriptText(pieces))
  }

  /// `let NAME from "LINE" PATH`: the line is asked when the variable is first needed.
  struct Asked {
    let line: String
    let name: String
    private let method: String
    private let target: String
    private let steps: [JSONPath.PlainStep]

    var source: ScriptSource { .path(steps) }

    init?(_ line: String) {
      let words = Words(line).words
      guard words.count > 4, words[0].text.lowercased() == "let", words[2].text.lowercased() == "from",
        let steps = ScriptSource.steps(words[4].text)
      else { return nil }
      let asking = Words(words[3].text).words.map(\.text)
      guard let verb = asking.first, let target = asking.dropFirst().first(where: { $0.contains("/") }) else {
        return nil
      }
      (self.line, name, self.steps) = (line, words[1].text, steps)
      method = verb.uppercased()
      self.target = String(target.prefix { $0 != "?" && $0 != "#" && $0 != "{" })
    }

    /// Whether a request is the one that its line asks with.
    func isAsked(by request: Request) -> Bool {
      let url = request.url.text.prefix { $0 != "?" }
      return request.method.name == method
        && (target.contains("://") ? url.hasPrefix(target) : request.url.path.contains(target))
    }

    func value(in recording: Recording) -> VariableValue? { source.value(in: recording) }
  }
}

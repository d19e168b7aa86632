internal import ApusClient
internal import ApusExplorer
internal import ApusLineEditing
internal import ApusTalking

extension EditorHooks {
  /// In a conversation every line is whole, and Tab knows its commands and what they take.
  init(talkingLike usual: EditorHooks?) {
    self.init()
    if let usual { (theme, glyphs) = (usual.theme, usual.glyphs) }
    mayOffer = { _ in false }
    complete = { text, cursor in
      Self.talking(String(decoding: text.utf8.prefix(cursor), as: UTF8.self), endingAt: cursor)
    }
  }

  private static func talking(_ typed: String, endingAt cursor: Int) -> Completion {
    func offer(_ candidates: [Candidate], for begun: Substring) -> Completion {
      Completion(
        replacing: cursor - begun.utf8.count..<cursor, candidates.filter { $0.text.hasPrefix(begun) })
    }
    guard typed.hasPrefix("/") else { return offer([], for: "") }
    let name = typed.prefix { $0 != " " }
    let rest = typed.dropFirst(name.count).drop { $0 == " " }
    guard name.count < typed.count else { return offer(commands, for: name) }
    switch name {
    case "/binary", "/save":
      return file(named: rest.hasPrefix("@") ? rest.dropFirst() : rest, endingAt: cursor)
    case "/close": return offer(closings, for: rest)
    default: return offer([], for: "")
    }
  }

  private static var commands: [Candidate] {
    TalkLine.commands.map { Candidate(String($0.usage.prefix { $0 != " " }), meaning: $0.meaning) }
      .filter { !$0.text.hasPrefix("//") }
  }

  private static var closings: [Candidate] {
    WebSocketClosing.namedCodes.map { Candidate("\($0)", meaning: WebSocketClosing(code: $0).name) }
  }

  /// Blanks are part of a name here, which all of the line behind the command is.
  private static func file(named begun: Substring, endingAt cursor: Int) -> Completion {
    var files = FileCompletion.completion(of: String(begun), endingAt: cursor)
    for index in files.candidates.indices { files.candidates[index].addsSpace = false }
    return files
  }
}

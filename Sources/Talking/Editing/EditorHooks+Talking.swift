internal import ApusAnswers
internal import ApusClient
internal import ApusExplorer
internal import ApusJSON
internal import ApusLineEditing
internal import ApusSurroundings

extension EditorHooks {
  /// In a conversation every line is whole, and Tab knows its commands and what they take.
  ///
  /// - Parameter heard: what paths are looked for in.
  init(talkingLike usual: EditorHooks?, heard: @escaping TalkDesk.Heard) {
    self.init()
    if let usual { (theme, glyphs) = (usual.theme, usual.glyphs) }
    mayOffer = { _ in false }
    complete = { text, cursor in
      Self.talking(String(decoding: text.utf8.prefix(cursor), as: UTF8.self), heard, endingAt: cursor)
    }
  }

  private static func talking(
    _ typed: String, _ heard: TalkDesk.Heard, endingAt cursor: Int
  ) -> Completion {
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
    case "/expect":
      return path(rest.split(separator: " ", omittingEmptySubsequences: false).last, heard, cursor)
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

  /// Where a word of a rule begins one, into the message that came last.
  private static func path(_ begun: Substring?, _ heard: TalkDesk.Heard, _ cursor: Int) -> Completion {
    var records = Records()
    if let begun, begun.hasPrefix("."), let message = heard(), let document = try? JSONDocument(message) {
      records.open(document, named: "message")
      let seen = SeenAnswers(records, isExact: false)
      return PathCompletion(seen).completion(of: String(begun), at: cursor - begun.utf8.count)
    }
    return Completion(replacing: cursor..<cursor, [])
  }

  /// Blanks are part of a name here, which all of the line behind the command is.
  private static func file(named begun: Substring, endingAt cursor: Int) -> Completion {
    var files = FileCompletion.completion(of: String(begun), endingAt: cursor)
    for index in files.candidates.indices { files.candidates[index].addsSpace = false }
    return files
  }
}

internal import ApusLineEditing
internal import ApusTalking

extension EditorHooks {
  /// In a conversation every line is whole, and Tab knows its commands.
  init(talkingLike usual: EditorHooks?) {
    self.init()
    if let usual { (theme, glyphs) = (usual.theme, usual.glyphs) }
    mayOffer = { _ in false }
    complete = { text, cursor in
      let typed = String(decoding: text.utf8.prefix(cursor), as: UTF8.self)
      guard typed.hasPrefix("/"), !typed.contains(" ") else {
        return Completion(replacing: cursor..<cursor, [])
      }
      let found = TalkLine.commands.map { (name: String($0.usage.prefix { $0 != " " }), meaning: $0.meaning) }
        .filter { $0.name.hasPrefix(typed) && !$0.name.hasPrefix("//") }
      return Completion(replacing: 0..<cursor, found.map { Candidate($0.name, meaning: $0.meaning) })
    }
  }
}

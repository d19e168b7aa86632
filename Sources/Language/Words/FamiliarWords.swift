internal import ApusClient

/// What people type who come from another program, and the line that does it here. None of these is a command: each
/// would be one more thing to learn, and one day it might be in the way of an alias that is needed.
package enum FamiliarWords {
  /// What was meant by a word that is no command; `nil` when nobody is known to mean anything by it. `quit()` is how
  /// Python's prompt and others have it.
  package static func line(for word: String) -> String? { lines[word.lowercased().withoutCall] }

  /// What is wrong with a word that a shell understands behind the program's name, and nobody here; `nil` for others.
  package static func problem(ofShell word: Word) -> LineProblem? {
    let name = word.text.lowercased()
    guard let usage = ["serve": "apus serve FILE", "tap": "apus tap --to URL FILE"][name] else { return nil }
    return LineProblem(
      .usageCommand, "`\(name)` answers other programs until it is ended, so a shell runs it: \(usage)",
      at: word.range)
  }

  private static let lines: [String: String] = {
    let groups: [(line: String, words: String)] = [
      ("quit", "quit exit bye q logout leave close stop end .exit .quit /exit /quit"),
      ("help", "help -h --help /help commands menu usage h how what can please hello hi"),
      ("help paths", "filter where query jq"),
      ("help options", "options flags"),
      ("tour", "tutorial learn lesson lessons start guide demo intro"),
      ("ls", "list dir ll la endpoints routes paths"),
      ("get", "fetch wget request read retrieve download"),
      ("post", "create add upload new submit insert"),
      ("put", "update"), ("delete", "remove rm del destroy"),
      ("find", "grep search"), (".", "print response result cat json output"),
      ("base", "connect host server url site"), ("auth bearer", "login signin authenticate token apikey"),
      ("env", "vars variables session status"), ("set", "config settings setting setup preferences"),
      ("let", "var def define assign const"), ("timing", "time duration latency"),
      ("history", "history log logs requests hist"), ("rerun", "again retry redo resend"),
      ("repeat 20", "benchmark bench ab loop load"), ("watch", "poll"), ("diff", "compare"),
      ("spec", "swagger schema describe"), ("run", "hurl newman"), ("swift", "code codegen generate"),
      ("explain", "why what error"),
      ("cookies", "cookie"), ("clear", "clear"),
      ("explore", "jless fx walk browse"), ("copy", "clip yank pbcopy xclip clipboard"),
    ]
    var lines: [String: String] = [:]
    for (line, words) in groups {
      for word in words.split(separator: " ") { lines[String(word)] = line }
    }
    return lines
  }()
}

extension String {
  /// Without the parentheses of a call, and what is between them.
  fileprivate var withoutCall: String {
    guard hasSuffix(")"), let open = firstIndex(of: "("), open != startIndex else { return self }
    return String(self[..<open])
  }
}

internal import ApusEncodings
internal import ApusWords

extension Hint {
  /// Whether a line is a hint in the language that is spoken, where that is not English: it has the most of the hint's
  /// words that stand together.
  static func isOneInOtherWords(_ line: String) -> Bool {
    sentences.contains { sentence in
      let pieces = said(Sentence(sentence)).split(separator: "{").map { piece in
        piece.drop { $0.isASCII && $0.isNumber || $0 == "}" }
      }
      let words = pieces.max { $0.count < $1.count } ?? ""
      return !words.isEmpty && line.firstRange(of: String(words)) != nil
    }
  }

  private static let sentences = [
    "it redirects to {0}", "it redirects", "ask again in {0}", "ask again after {0}",
    "it is a limit; wait a minute, and ask again", "there is another page", "this is the last page",
    "that credential was refused; set another", "nothing said who you are",
    "it does not like the User-Agent {0}; send another", "it wants a User-Agent",
    "it says what it does not accept", "a page for people, not data: is the base right?",
    "its text cannot be read", "it should be JSON and is not", "a path looks into the answer",
    "a list reads well as a table", "this API says where it is described", "the {0} is used up{1}",
  ]
}

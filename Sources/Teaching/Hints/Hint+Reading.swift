extension Hint {
  /// Whether a line of what was shown is a hint. Which one comes depends on what a session has seen before.
  package static func isOne(_ line: String) -> Bool {
    // Most lines have no such sign.
    guard line.utf8.contains(UInt8(ascii: ":")) else { return false }
    return line.hasSuffix(": explain") || beginnings.contains { line.hasPrefix($0) }
      || line.hasPrefix("the ") && line.firstRange(of: " is used up") != nil
  }

  private static let beginnings = [
    "it redirects to ", "it redirects: ", "it points elsewhere: ", "ask again in ", "ask again after ",
    "it is a limit; wait a minute, and ask again: ",
    "there is another page: ", "this is the last page: ", "that credential was refused; set another: ",
    "nothing said who you are: ", "it does not like the User-Agent ", "it wants a User-Agent: ",
    "it says what it does not accept: ", "a page for people, not data: is the base right?: ",
    "a path looks into the answer: ", "a list reads well as a table: ",
    "this API says where it is described: ",
  ]
}

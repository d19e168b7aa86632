internal import ApusClient

extension CodeEntry {
  /// The line was not understood.
  static let using = [
    CodeEntry(
      .usageCommand, "the line does not begin with anything that is known here",
      certain: ["Nothing was sent and nothing was changed."],
      guesses: ["A command is misspelled, or a dot or a slash is missing before a path."],
      try: ["help"]),
    CodeEntry(
      .usageArgument, "a part of the line cannot be understood",
      certain: ["Nothing was sent and nothing was changed.", "The part that is marked is where it stopped."],
      guesses: ["A quote is open, an option is misspelled, or a word is one too many."],
      try: ["help", "help options"]),
  ]
}

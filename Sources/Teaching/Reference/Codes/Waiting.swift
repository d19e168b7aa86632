internal import ApusClient

extension CodeEntry {
  /// A deadline, or you. What had arrived is kept.
  static let waiting = [
    CodeEntry(
      .timeoutConnect, "nobody answered in the time there is for connecting",
      certain: ["Nothing was sent: there never was a connection."],
      guesses: [
        "A firewall drops what comes, without a word.", "The server has more callers than it takes.",
        "The address is one that no machine has.",
      ],
      try: ["rerun", "base"]),
    CodeEntry(
      .timeoutIdle, "no byte came for too long",
      certain: ["There was a connection, and it went quiet.", "The request may have been done."],
      guesses: ["The server waits for something itself.", "The line is dead, and nobody noticed."],
      try: ["set timeout none", "timing"]),
    CodeEntry(
      .timeoutTotal, "the request was not done in the time it had",
      certain: [
        "The deadline for everything, redirects included, was over.",
        "It was set: without one a request may take as long as its bytes move.",
      ],
      guesses: ["The server is slow today.", "The body is larger than the deadline allows for."],
      try: ["set timeout none", "timing"]),
    CodeEntry(
      .cancelled, "you stopped it",
      certain: ["The connection was closed from here.", "The server may have done what was asked."],
      try: ["rerun"]),
  ]
}

internal import APIClient

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
      try: ["set timeout 60", "base"]),
    CodeEntry(
      .timeoutIdle, "no byte came for too long",
      certain: ["There was a connection, and it went quiet.", "The request may have been done."],
      guesses: ["The server waits for something itself.", "The line is dead, and nobody noticed."],
      try: ["set timeout 60", "timing"]),
    CodeEntry(
      .timeoutTotal, "the request was not done in the time it had",
      certain: ["The deadline for everything, redirects included, was over."],
      guesses: ["The server is slow today.", "The body is larger than the deadline allows for."],
      try: ["set timeout 60", "timing"]),
    CodeEntry(
      .cancelled, "you stopped it",
      certain: ["The connection was closed from here.", "The server may have done what was asked."],
      try: ["rerun"]),
  ]
}

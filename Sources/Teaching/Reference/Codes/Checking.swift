internal import ApusClient

extension CodeEntry {
  /// What you asserted did not hold.
  static let checking = [
    CodeEntry(
      .expectFailed, "what you expected is not so",
      certain: ["The request itself was answered; only the expectation failed."],
      guesses: ["The server changed, or the expectation was about another response."],
      try: ["raw", "history"]),
    CodeEntry(
      .replayDrift, "what came is not what was recorded",
      certain: ["The session ran; its answers differ from those in the file."],
      guesses: ["The program or the server has changed since.", "The file was edited."],
      try: ["help replay", "history"]),
    CodeEntry(
      .replayMissing, "the recording has no answer to this request",
      certain: ["Nothing was sent: a replay asks the recording only."],
      guesses: ["The line was edited after it was recorded."],
      try: ["help replay", "history"]),
    CodeEntry(
      .signMismatch, "a signature is not that of the key",
      certain: ["The key, the message or the signature is another than when it was signed."],
      guesses: [
        "The message was changed on its way, if only by a blank or a line end.",
        "The key is that of another account, or an older one.", "Something else than the body is signed.",
      ],
      try: ["help verify", "help jwt"]),
    CodeEntry(
      .outputTooLarge, "what the path selects comes to more than it may",
      certain: [
        "The path comes upon the same values more than once, and each counts every time.",
        "What was written until then is what came first.",
      ],
      guesses: ["The path has `..` in it, and the body is deep."],
      try: ["help paths", "set output-limit 64MB"]),
    CodeEntry(
      .outputCommand, "the command behind | failed",
      certain: ["The line itself did what it asked for; only the command that got its output failed."],
      guesses: ["The command cannot read what it got.", "grep found nothing."],
      try: ["raw", "history"]),
  ]
}

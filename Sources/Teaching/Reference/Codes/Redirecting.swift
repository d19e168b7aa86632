internal import ApusClient

extension CodeEntry {
  /// The chain of redirects does not end well.
  static let redirecting = [
    CodeEntry(
      .redirectLimit, "one redirect followed the other, more often than is allowed",
      certain: ["Each answer was a redirect to a place that was not asked before."],
      guesses: ["The server adds to the URL each time.", "A login page sends you in a long circle."],
      try: ["raw", "set follow off"]),
    CodeEntry(
      .redirectLoop, "the redirects lead back to where they have been",
      certain: ["Asking again would go in the same circle."],
      guesses: [
        "The server waits for a cookie that does not come back.",
        "Two rules disagree, such as one that adds a slash and one that takes it away.",
      ],
      try: ["raw", "set follow off"]),
    CodeEntry(
      .redirectUnsafe, "a redirect leads where it is not safe to go",
      certain: [
        "It was not followed: from https to http, or to what is neither, nothing is ever sent."
      ],
      guesses: ["The server builds its URLs without knowing that it is reached by https."],
      try: ["raw", "headers"]),
    CodeEntry(
      .redirectLocation, "a redirect does not say where to, or not in a way that can be read",
      certain: ["The status promises a Location, and there is none that is a URL."],
      guesses: ["The server has a bug.", "The status was meant to be another one."],
      try: ["headers", "raw"]),
  ]
}

internal import ApusClient

extension CodeEntry {
  /// Nothing was sent.
  static let building = [
    CodeEntry(
      .requestURL, "what stands as the URL cannot be asked",
      certain: ["Nothing was sent: the line is at fault, not the server."],
      guesses: ["A host is missing, a bracket is open, or the scheme is not http or https."],
      try: ["base", "preview get http://localhost/users"]),
    CodeEntry(
      .requestHeader, "a header cannot be sent as it stands",
      certain: [
        "Nothing was sent.", "A name is letters, digits and a few signs; a value is one line.",
      ],
      guesses: ["A blank slipped into the name, or a line break into the value."],
      try: ["help items", "preview get http://localhost/ X-Name:value"]),
    CodeEntry(
      .requestBody, "the body cannot be made",
      certain: ["Nothing was sent, or the request stopped while its body was read."],
      guesses: ["A file is not where the line says, or cannot be read."],
      try: ["help files", "help items"]),
    CodeEntry(
      .requestParameter, "the endpoint lacks a parameter, or cannot use one",
      certain: ["Nothing was sent."],
      guesses: ["A value is empty, and a path with a hole in it would be another path."],
      try: ["ls", "help"]),
    CodeEntry(
      .requestVariable, "a variable that the line uses was never set",
      certain: ["Nothing was sent: no hole is ever filled with nothing."],
      guesses: ["The name is misspelled, or the `let` that sets it was in another session."],
      try: ["env", "help variables"]),
  ]
}

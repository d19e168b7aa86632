internal import ApusClient

extension CodeEntry {
  /// A success, but not what was promised.
  static let decoding = [
    CodeEntry(
      .decodeSyntax, "the body is not JSON",
      certain: [
        "The request itself was a success.", "The place that is marked is where reading had to stop.",
      ],
      guesses: [
        "A page came in its place: a login, a proxy, the wrong base.", "The server writes JSON by hand.",
        "The JSON was cut off before it was sent.",
      ],
      try: ["body", "headers"]),
    CodeEntry(
      .decodeMissing, "a value that the type needs is not there",
      certain: ["The body is good JSON.", "The key is missing, or its value is null."],
      guesses: ["The value is optional: make it so in the type.", "The key is spelled in another way."],
      try: ["tree", "body"]),
    CodeEntry(
      .decodeType, "a value is of another kind than the type says",
      certain: ["The body is good JSON."],
      guesses: ["The API changed, or documents something else.", "A list of one came as an object."],
      try: ["tree", "body"]),
    CodeEntry(
      .decodeValue, "a value is of the right kind, and still not one the type can hold",
      certain: ["The body is good JSON."],
      guesses: ["A date in another format.", "A number too large.", "A new case of an enum."],
      try: ["tree", "body"]),
    CodeEntry(
      .graphQLErrors, "the answer to a query lists errors",
      certain: [
        "GraphQL answers with status 200 all the same; `errors` says what went wrong.",
        "What stands in `data` is right: a field that failed is null there.",
      ],
      guesses: [
        "A value in the query is not what the server wants.", "The credential may not see that field.",
        "Without `data`, the server refused the whole query.",
      ],
      try: [".errors", "tree"]),
  ]
}

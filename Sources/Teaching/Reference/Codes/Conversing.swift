internal import ApusClient

extension CodeEntry {
  /// A conversation over a WebSocket did not begin, or did not end well.
  static let conversing = [
    CodeEntry(
      .webSocketRefused, "the server answers with something else than a WebSocket",
      certain: [
        "A WebSocket begins with a GET that asks for it; the answer to that is 101, and this was another.",
        "The answer is an exchange like any other: its status, headers and body say why.",
      ],
      guesses: [
        "Another path has the WebSocket.", "A login is missing.", "The server wants an Origin that it knows.",
        "It wants a protocol to be spoken inside, which `--protocol NAME` offers.",
        "A proxy on the way does not know WebSocket.",
      ],
      try: ["headers", "body", "request"]),
    CodeEntry(
      .webSocketHandshake, "the server agrees, and not to what was asked for",
      certain: ["The answer is 101, and what proves that the request was read is missing or wrong."],
      guesses: [
        "Something on the way answered from a cache.",
        "The server uses compression or a protocol that was not offered.",
      ],
      try: ["headers", "request"]),
    CodeEntry(
      .webSocketFrame, "the server breaks the rules of frames",
      certain: ["Everything before it was read; the server was told with 1002."],
      guesses: ["The server has an error of its own.", "Something on the way changed the bytes."],
      try: ["body", "rerun"]),
    CodeEntry(
      .webSocketText, "a text message is not UTF-8",
      certain: ["Texts in a WebSocket are UTF-8; the server was told with 1007."],
      guesses: ["The server sends bytes as text.", "It cuts texts in the middle of a character."],
      try: ["body", "rerun"]),
    CodeEntry(
      .webSocketTooLarge, "a message is larger than is taken",
      certain: [
        "A message may have 64 MiB unless `ws` is given a --max-message; the server was told with 1009, and nothing of it was kept."
      ],
      guesses: ["The message has no end.", "What it holds belongs into several."],
      try: ["body", "rerun"]),
    CodeEntry(
      .webSocketDropped, "the connection ended without a close",
      certain: ["Whoever ends a conversation says so first; here nobody did."],
      guesses: [
        "The server crashed, or was restarted.", "Something on the way ends what is silent for long.",
        "The network changed.",
      ],
      try: ["body", "rerun"]),
    CodeEntry(
      .webSocketSilent, "the server does not answer a ping, or a close",
      certain: ["It had two seconds, and said nothing."],
      guesses: ["The server is busy, or hangs.", "The connection is dead, and nobody has noticed."],
      try: ["body", "rerun"]),
    CodeEntry(
      .webSocketClosed, "the conversation was closed with another code than 1000",
      certain: [
        "The code says why: 1001 is going away, 1008 against the rules, 1011 an internal error, 1012 restarting; 4000 to "
          + "4999 are the application's own."
      ],
      guesses: ["The words behind the code say more, where there are any."],
      try: ["body", "rerun"]),
  ]
}

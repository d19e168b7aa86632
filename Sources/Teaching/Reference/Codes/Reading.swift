internal import ApusClient

extension CodeEntry {
  /// There was a response, and it cannot be trusted whole.
  static let reading =
    headCodes + conversing + [
      CodeEntry(
        .bodyTruncated, "the body ended before its end",
        certain: [
          "The head was whole, and fewer bytes came than it promised.", "What came is kept: it may be shown.",
        ],
        guesses: ["The server crashed while it sent.", "Something on the way cut the line."],
        try: ["body", "raw"]),
      CodeEntry(
        .bodyEncoding, "the body cannot be unpacked",
        certain: ["Content-Encoding names a compression, and the bytes are not what it makes."],
        guesses: [
          "The server says gzip and sends plain text.", "Something on the way changed the bytes.",
          "Two layers of software compressed it, and one forgot to say so.",
        ],
        try: ["get {url} Accept-Encoding:identity", "raw"]),
      CodeEntry(
        .bodyTooLarge, "the body is larger than is kept in memory",
        certain: ["Reading stopped at the limit; the rest was never received."],
        guesses: ["The body has no end.", "It is a bomb: little on the wire that swells when unpacked."],
        try: ["get {url} --stream | head -c 1000", "headers"]),
      CodeEntry(
        .bodyEmpty, "the body is empty, where something was promised",
        certain: ["The response is whole: nothing got lost on the way."],
        guesses: [
          "The status is 204, which never has a body.", "The server found nothing and did not say so.",
        ],
        try: ["headers", "request"]),
    ]

  private static let headCodes = [
    CodeEntry(
      .protocolStatus, "the answer does not begin like one of HTTP",
      certain: ["There was a connection, and something came that is no status line."],
      guesses: [
        "The port belongs to another service: mail, a database, TLS.", "A proxy answered in its place.",
      ],
      try: ["raw", "rerun"]),
    CodeEntry(
      .protocolHeader, "a header line cannot be read",
      certain: [
        "The status line was fine; a line after it is no `name: value`.",
        "Reading on would be guessing, and two readers could guess differently.",
      ],
      guesses: ["The server puts text of its users into headers unchecked."],
      try: ["raw", "rerun"]),
    CodeEntry(
      .protocolFraming, "where the body ends cannot be known",
      certain: ["What the head says about the body's length contradicts itself, or the body does."],
      guesses: [
        "Two programs each added their own length.", "Somebody tries to smuggle a second response in.",
      ],
      try: ["raw", "rerun"]),
    CodeEntry(
      .headerTooLarge, "the headers are larger than is accepted",
      certain: ["300 kB and 5,000 lines are the limits; the body was not read."],
      guesses: ["Cookies pile up.", "The server writes a whole document into a header."],
      try: ["raw", "cookies"]),
  ]
}

extension StatusEntry {
  /// 4xx: the server says that the request is at fault.
  static let clientErrors =
    commonClientErrors + [
      StatusEntry(
        402, "payment is required", "HTTP reserves it; services use it as they like.",
        source: "RFC 9110, 15.5.3", try: ["body"]),
      StatusEntry(
        406, "no available form matches Accept",
        "`Accept`, `Accept-Language` and `Accept-Encoding` are what it chose by.", source: "RFC 9110, 15.5.7",
        perhaps: ["Accept names a type that the server does not have."],
        try: ["env"]),
      StatusEntry(
        407, "a proxy on the way needs a credential", "`Proxy-Authenticate` says how.",
        source: "RFC 9110, 15.5.8", try: ["headers", "set proxy none"]),
      StatusEntry(
        408, "the server waited for the request and gave up",
        "The same request may be sent again, over another connection if this one is closed.",
        source: "RFC 9110, 15.5.9",
        try: ["rerun"]),
      StatusEntry(
        411, "`Content-Length` is required", "A body in chunks has none.",
        source: "RFC 9110, 15.5.12", try: ["request"]),
      StatusEntry(
        412, "a condition of the request, such as If-Match, did not hold",
        "Nothing was done.",
        "After `If-Match` the resource is another now: fetch it again before you change it.",
        "After `If-None-Match: *` it exists already: there is nothing to fetch again.",
        source: "RFC 9110, 15.5.13",
        perhaps: [
          "Somebody else changed the resource since you fetched it.",
          "It exists already, and `If-None-Match: *` asked for it to be new.",
        ],
        try: ["request"]),
      StatusEntry(
        413, "the body is larger than the server takes", "`Retry-After` comes with it when that will change.",
        source: "RFC 9110, 15.5.14", try: ["request"]),
      StatusEntry(
        414, "the URL is longer than the server takes",
        "Long queries do this, and redirects that add to the URL each time.", source: "RFC 9110, 15.5.15",
        try: ["request"]),
      StatusEntry(
        415, "the server does not take a body of this type",
        "`Content-Type` or `Content-Encoding` is what it refuses; `Accept` in the response may list what it takes.",
        source: "RFC 9110, 15.5.16",
        perhaps: ["Content-Type is missing, or says form where the server wants JSON."],
        try: ["request"]),
      StatusEntry(
        416, "the range is outside the resource",
        "`Content-Range: bytes */N` says how long the whole is.", source: "RFC 9110, 15.5.17",
        try: ["headers"]),
      StatusEntry(
        417, "the server cannot do what Expect asks for", "Send it again without `Expect`.",
        source: "RFC 9110, 15.5.18", try: ["request"]),
      StatusEntry(
        418, "the server is a teapot and does not brew coffee",
        "A joke of 1998; HTTP keeps the number free for it.", source: "RFC 9110, 15.5.19; RFC 2324",
        try: ["headers"]),
      StatusEntry(
        421, "this server does not answer for that host",
        "Usually a connection was used again for a host that another server is in charge of.",
        source: "RFC 9110, 15.5.20", try: ["rerun"]),
      StatusEntry(
        423, "the resource is locked", "WebDAV: the request needs the lock's token.",
        source: "RFC 4918, 11.3",
        try: ["body"]),
      StatusEntry(
        424, "it was not done because something it depends on failed", source: "RFC 4918, 11.4", try: ["body"]
      ),
      StatusEntry(
        425, "the server does not take the risk of a request that may be a replay",
        "The request came in TLS early data; once the handshake is done it may be sent again.",
        source: "RFC 8470, 5.2", try: ["rerun"]),
      StatusEntry(
        426, "the server wants another protocol for this", "`Upgrade` names it.", source: "RFC 9110, 15.5.22",
        try: ["headers"]),
      StatusEntry(
        428, "the server wants a condition such as If-Match with this request",
        "It guards against two people overwriting each other: fetch the ETag first.", source: "RFC 6585, 3",
        try: ["headers"]),
      StatusEntry(
        431, "the headers are larger than the server takes", "Cookies are the usual reason.",
        source: "RFC 6585, 5", try: ["request", "cookies"]),
      StatusEntry(
        451, "the law does not let the server answer",
        "`Link` with `rel=\"blocked-by\"` may say who blocks it, which need not be who demanded it.",
        source: "RFC 7725, 3", try: ["body"]),
    ]

  /// Those that most people meet.
  private static let commonClientErrors = [
    StatusEntry(
      400, "the server could not make sense of the request",
      "Often JSON that does not parse, or a parameter of the wrong kind.",
      "GitHub answers JSON that is no object like this, and says so in `message`.",
      source: "RFC 9110, 15.5.1",
      perhaps: ["The JSON does not parse, or a parameter is of another kind than it should be."],
      try: ["request", "body"]),
    StatusEntry(
      401, "this needs a credential",
      "Despite its name it is about authentication: who you are, not what you may.",
      "`WWW-Authenticate` says which kinds of proof it takes.",
      "GitHub and Qiita answer a wrong or expired token like this.", source: "RFC 9110, 15.5.2",
      perhaps: ["It wants a token, or one that has not expired and is for this host."],
      try: ["auth bearer", "headers"]),
    StatusEntry(
      403, "the server refuses this",
      "If a credential was sent, it was not enough; another may help.",
      "The reason may have nothing to do with credentials: an address, a place, a policy.",
      "GitHub also says 403 when a rate limit is used up: then X-RateLimit-Remaining is 0.",
      source: "RFC 9110, 15.5.4",
      perhaps: [
        "The token may not do this.", "A rate limit is used up.",
        "Something before the server, such as a firewall, said no.",
      ],
      try: ["auth", "headers"]),
    StatusEntry(
      404, "the server found no such resource, or does not want to tell",
      "It does not say whether there once was one, or will be: 410 would.",
      "GitHub also says 404 for what is private and not yours to see: check the token.",
      source: "RFC 9110, 15.5.5", aboutPath: true,
      perhaps: [
        "A part of the path is misspelled, or the id is of something that was deleted.",
        "It is private, and the server does not want to say so: GitHub answers like this.",
        "The base lacks a part, such as /api/v2.",
      ],
      try: ["ls"]),
    StatusEntry(
      405, "the resource is there and does not take this method; Allow says which it takes",
      source: "RFC 9110, 15.5.6", aboutPath: true,
      perhaps: ["The method is right for the list and not for the element, or the other way round."],
      try: ["headers"]),
    StatusEntry(
      409, "the request conflicts with what the resource is now",
      "Two edits at once, or a name that is taken: the body should say what to resolve.",
      source: "RFC 9110, 15.5.10", perhaps: ["Somebody else was faster, or the name is taken."],
      try: ["body"]),
    StatusEntry(
      410, "the resource is gone, and likely for good",
      "Links to it may be removed. A server that cannot tell says 404.",
      source: "RFC 9110, 15.5.11", aboutPath: true, perhaps: ["The link you have is old."],
      try: ["ls"]),
    StatusEntry(
      422, "the server understood the request and does not accept some of its values",
      "The type was right and the syntax too: other values may work.",
      "GitHub lists them in errors[], each with resource, field and code.", source: "RFC 9110, 15.5.21",
      perhaps: ["A required value is missing, or a value is not one of those allowed."],
      try: ["body", "request"]),
    StatusEntry(
      429, "too many requests; Retry-After may say how long to wait",
      "Asking again at once makes it worse.",
      "GitHub says 403 or 429 at its limits; X-RateLimit-Reset is when they end, in seconds since 1970.",
      source: "RFC 6585, 4",
      perhaps: [
        "A loop asks more often than you think.", "Others behind your address use up the same limit.",
      ],
      try: ["headers", "rerun"]),
  ]
}

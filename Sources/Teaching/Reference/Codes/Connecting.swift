internal import ApusClient

extension CodeEntry {
  /// There was no response.
  static let connecting =
    networkCodes + tlsCodes + [
      CodeEntry(
        .proxyFailed, "the proxy on the way does not let the request through",
        certain: ["The request was to go through a proxy, and did not get past it."],
        guesses: [
          "The proxy is not running, or a variable such as `http_proxy` names an old one.",
          "It needs a credential.",
        ],
        try: ["set proxy none", "env"])
    ]

  private static let networkCodes = [
    CodeEntry(
      .dns, "the lookup of the host's name failed",
      certain: ["No connection was tried: there was no address to connect to."],
      guesses: [
        "The name is misspelled, or has no address.",
        "The name server is at fault: it does not answer, or with an error.", "This machine is offline.",
        "The name is known only inside a network that you are not in.",
      ],
      try: ["base", "use practice"]),
    CodeEntry(
      .refused, "the connection to that port was refused",
      certain: ["No connection was made: the answer to the attempt was a refusal."],
      guesses: [
        "The server is not running, or listens on another port.",
        "A firewall refuses it, in the machine's name.",
      ],
      try: ["base", "use practice"]),
    CodeEntry(
      .unreachable, "no way leads to the address",
      certain: ["No connection was made, and nothing was sent."],
      guesses: [
        "This machine is offline, or a VPN is down.", "A firewall refuses the way.",
        "The address is none that a server can have.",
      ],
      try: ["base", "use practice"]),
    CodeEntry(
      .reset, "the other side broke the connection off",
      certain: [
        "There was a connection, and it was cut at once, not closed in order.",
        "Whether the server did what was asked cannot be known.",
      ],
      guesses: [
        "The server crashed or was restarted.", "Something on the way, such as a balancer, gave up.",
        "It speaks another protocol on this port.",
      ],
      try: ["rerun", "raw"]),
    CodeEntry(
      .closed, "the other side closed the connection before there was a response",
      certain: [
        "There was a connection, and it ended without a whole head.",
        "Whether the server did what was asked cannot be known.",
      ],
      guesses: [
        "The server crashed while it answered.", "It closed an idle connection just as it was used again.",
        "It expects TLS on this port.",
      ],
      try: ["rerun", "raw"]),
  ]

  private static let tlsCodes = [
    CodeEntry(
      .tlsExpired, "the certificate is not valid today",
      certain: ["The server was reached, and nothing of the request was sent."],
      guesses: ["The server's certificate was not renewed.", "The clock of this machine is wrong."],
      try: ["raw", "{local} --verify no"]),
    CodeEntry(
      .tlsHostname, "the certificate is for another name",
      certain: [
        "The server was reached, and nothing of the request was sent.",
        "The certificate is one for other names than the URL's host.",
      ],
      guesses: [
        "The host was asked by its address or by a short name.",
        "Another server answers there, perhaps one that wants to be taken for yours.",
      ],
      try: ["raw", "{local} --verify no"]),
    CodeEntry(
      .tlsUntrusted, "nobody this machine trusts signed the certificate",
      certain: ["The server was reached, and nothing of the request was sent."],
      guesses: [
        "The server signed its certificate itself, as test servers do: `--cacert FILE` trusts it.",
        "A company's proxy reads the connection and signs with its own authority.",
        "The server forgot to send the certificates in between.",
      ],
      try: ["{trust}", "raw", "{local} --verify no"]),
    CodeEntry(
      .tlsProtocol, "the two sides could not agree on TLS",
      certain: ["There was a connection, and nothing of the request was sent."],
      guesses: [
        "The port speaks plain HTTP.", "The server knows only versions of TLS that are too old.",
        "It demands a certificate of yours: `--cert FILE` shows one.",
      ],
      try: ["{plain}", "{certificate}", "raw"]),
  ]
}

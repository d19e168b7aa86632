internal import ApusClient
internal import ApusWords

/// Whether a page of another origin may read it.
enum SharingFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let headers = exchange.response?.headers, let origin = headers.first("Access-Control-Allow-Origin"),
      let credentials = headers.first("Access-Control-Allow-Credentials"),
      origin.shown == "*", credentials.shown == "true"
    else { return [] }
    return [
      .contradiction("It allows credentials, and every origin.", .line(origin), .line(credentials)),
      Fact(
        .rule("Fetch Standard, CORS protocol and credentials"),
        "A page that sends credentials does not get it from its browser: they need one origin by name.",
        .line(origin)),
    ]
  }
}

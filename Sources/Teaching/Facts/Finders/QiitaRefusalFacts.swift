internal import ApusClient
internal import ApusJSON

/// What the `type` of an error means that is written as Qiita writes them: `{"message": …, "type": …}`, and nothing else.
enum QiitaRefusalFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let head = exchange.response, head.status >= 400, JSONBody.isPromised(exchange),
      let root = try? exchange.document().root, root.kind == .object, root.count == 2,
      root["message"]?.string != nil,
      let type = root["type"]?.string, let (meaning, suggestion) = meaning(of: type)
    else { return [] }
    return [Fact("\(meaning).", "type: \(type)", try: suggestion)]
  }

  private static func meaning(of type: String) -> (String, String?)? {
    switch type {
    case "not_found": ("Nothing is there for this token: it is gone, never was, or is private", ".message")
    case "unauthorized":
      ("It wants a token, or the one it got is wrong or was revoked", "auth bearer env:QIITA_TOKEN")
    case "forbidden":
      (
        "The token may not do that: it lacks the scope read_qiita or write_qiita, or this is somebody else's. "
          + "An article with a part that is not accepted is answered like this too",
        ".message"
      )
    case "bad_request": ("A part of the request is missing, or is not as it should be", "request")
    case "rate_limit_exceeded":
      ("All requests of this hour are used up: there are 60 without a token, 1,000 with one", "headers")
    case "internal_server_error", "service_unavailable":
      ("The fault is on its side: the same may work later", nil)
    default: nil
    }
  }
}

internal import ApusClient
internal import ApusJSON
internal import ApusWords

/// What the `type` of an error means that is written as Qiita writes them: `{"message": …, "type": …}`, and nothing else.
enum QiitaRefusalFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let head = exchange.response, head.status >= 400, JSONBody.isPromised(exchange),
      let root = try? exchange.document().root, root.kind == .object, root.count == 2,
      root["message"]?.string != nil, let node = root["type"],
      let type = node.string, let (meaning, suggestion) = meaning(of: type)
    else { return [] }
    return [Fact(.said, meaning, .value(node, of: "type", type), try: suggestion)]
  }

  private static func meaning(of type: String) -> (Sentence, String?)? {
    switch type {
    case "not_found":
      ("Nothing is there for this token: it is gone, never was, or is private.", ".message")
    case "unauthorized":
      ("It asks for a token, or the one it got is wrong or was revoked.", "auth bearer env:QIITA_TOKEN")
    case "forbidden":
      (
        "The token may not do that: it lacks the scope read_qiita or write_qiita, or this is somebody else's, or the article has a part that is not accepted.",
        ".message"
      )
    case "bad_request": ("A part of the request is missing, or is not as it should be.", "request")
    case "rate_limit_exceeded":
      ("All requests of this hour are used up: there are 60 without a token, 1,000 with one.", "headers")
    case "internal_server_error", "service_unavailable":
      ("The fault is on its side: the same may work later.", nil)
    default: nil
    }
  }
}

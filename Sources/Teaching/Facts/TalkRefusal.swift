internal import ApusClient
internal import ApusWords

/// What a server answers instead of a WebSocket: what its head tells of it, and what is usually behind its status.
struct TalkRefusal {
  private let head: ResponseHead
  private let isAuthorized: Bool

  /// `nil` where nothing was answered.
  init?(_ exchange: Exchange) {
    guard let head = exchange.response else { return nil }
    self.head = head
    isAuthorized = exchange.isAuthorized
  }

  /// What the head says.
  var facts: [Fact] {
    if head.isSuccess {
      return [Fact(.said, "It answers this path as it would any GET: with a response.", .status(head))]
    }
    guard [400, 426].contains(head.status) else { return [] }
    return [
      fact(from: "Sec-WebSocket-Version", unless: "13") { listed, isOne in
        isOne
          ? "It speaks version \(listed) of WebSocket, and not 13, the only one that Apus speaks."
          : "It speaks the versions \(listed) of WebSocket, and not 13, the only one that Apus speaks."
      },
      fact(from: "Upgrade", unless: "websocket") { listed, isOne in
        isOne
          ? "It wants another protocol there: \(listed)."
          : "It wants one of other protocols there: \(listed)."
      },
    ].compactMap(\.self)
  }

  /// What may be behind it, in sentences.
  var guesses: [String] {
    let elsewhere = "Another path has the WebSocket."
    let credential = isAuthorized ? "Another credential is needed." : "A login is missing."
    let proxy = "A proxy on the way does not know WebSocket."
    let usual = StatusEntry.of(head.status).guesses
    switch head.status {
    case 200..<300: return [elsewhere, proxy]
    case 300..<400: return head.isRedirect ? ["The WebSocket is where the redirect leads."] : [elsewhere]
    case 400: return ["It wants a protocol to be spoken inside, which `--protocol NAME` offers.", proxy]
    case 401: return [credential]
    case 403: return [credential, "The server wants an Origin that it knows."]
    case 404, 405, 410: return [elsewhere]
    // What it names was not asked for.
    case 426: return facts.isEmpty ? [proxy] : []
    case 500..<600: return usual + [proxy]
    default: return usual
    }
  }

  /// What the fields of a name list, where what was asked for is not among it.
  private func fact(
    from name: String, unless asked: String, saying sentence: (_ listed: String, _ isOne: Bool) -> Sentence
  ) -> Fact? {
    let listed = head.headers.members(of: name)
    guard let evidence = head.headers.evidence(of: name),
      !listed.contains(where: { $0.lowercased() == asked })
    else { return nil }
    return Fact(.said, sentence(listed.joined(separator: ", "), listed.count == 1), evidence)
  }
}

internal import ApusClient

// What will not be there for long, and what the server warns of.
extension Hint {
  @Sendable static func fading(_ response: Response) -> Hint? {
    let fading = Fading(response.head.headers)
    return fading.hint.map { Hint($0, "explain") }
  }
}

internal import ApusClient

// What an answer says of its API.
extension Hint {
  @Sendable static func described(_ response: Response) -> Hint? {
    guard !response.isDescribed, response.head.isSuccess else { return nil }
    let links = LinkHeader(response.head.headers)
    guard links["service-desc"] != nil || links["api-catalog"] != nil else { return nil }
    return Hint("this API says where it is described", "spec discover")
  }
}

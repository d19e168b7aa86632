/// Says what answers a request.
protocol Routing: Sendable {
  func match(_ head: RequestHead) -> Router.Match
}

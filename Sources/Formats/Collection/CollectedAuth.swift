/// Who asks.
package enum CollectedAuth: Sendable, Hashable {
  case none
  case basic(user: String, password: String)
  case digest(user: String, password: String)
  case header(String, prefix: String, token: String)
  case query(String, token: String)
}

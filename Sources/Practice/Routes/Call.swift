/// A request together with all that its route may use.
struct Call {
  let request: Request
  /// What stood in the holes of the route's path.
  let parameters: [String: String]
  let site: Site
  let isOtherOrigin: Bool

  /// Where the client believes to be.
  var origin: String { "http://\(request.head.authority)" }
  var otherOrigin: String {
    guard site.isOpen else { return "http://127.0.0.1:\(site.otherPort)" }
    // Whoever asks from elsewhere knows this machine by the name it asked for.
    let authority = request.head.authority
    let host = authority.lastIndex(of: ":").map { authority[..<$0] } ?? authority[...]
    return "http://\(host):\(site.otherPort)"
  }

  /// The same request, asked of a student's own practice API.
  func at(_ desk: ClassDesk) -> Call {
    Call(request: request, parameters: parameters, site: site.with(desk.state), isOtherOrigin: isOtherOrigin)
  }

  /// The text in a hole of the route's path.
  func parameter(_ name: String) -> String { parameters[name] ?? "" }

  /// The number in a hole, when it is one and lies within the range.
  func number(_ name: String, in range: ClosedRange<Int>) -> Int? {
    Int(parameter(name)).flatMap { range.contains($0) ? $0 : nil }
  }

  func query(_ name: String) -> String? { request.target.first(name) }
  func header(_ name: String) -> String? { request.fields.first(name) }
}

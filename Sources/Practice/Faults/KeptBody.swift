/// What a careful client still has of a body, after a fault.
package enum KeptBody: Sendable, Equatable {
  case exactly([UInt8])
  /// The beginning of a body that is longer than the client has room or time for: a byte at least, and all of
  /// them from among these.
  case some(of: String)
  /// A redirect leads to a page that shows the request, and on that page stands this.
  case page(saying: String)

  static let nothing = KeptBody.exactly([])
  static func text(_ text: String) -> KeptBody { .exactly(Array(text.utf8)) }

  package func isMet(by body: [UInt8]) -> Bool {
    switch self {
    case .exactly(let bytes): body == bytes
    case .some(let letters): !body.isEmpty && Self.isMade(body, of: letters)
    case .page(let words): String(decoding: body, as: UTF8.self).contains(words)
    }
  }

  private static func isMade(_ body: [UInt8], of letters: String) -> Bool {
    var isLetter = [Bool](repeating: false, count: 256)
    for letter in letters.utf8 { isLetter[Int(letter)] = true }
    for index in 0..<body.count where !isLetter[Int(body[index])] { return false }
    return true
  }
}

extension Fault {
  /// What is kept, where it is the whole body: that of the answer to a plain GET.
  func keptBody(at site: Site) -> KeptBody {
    if let keeps { return keeps }
    guard let call = Call.plainGet(path, at: site), case .bytes(let bytes) = answer(call).body else {
      return .nothing
    }
    return .exactly(bytes)
  }
}

extension Call {
  /// What a route would be asked by a client that sends no more than it must; nil when the path is none.
  static func plainGet(_ path: String, at site: Site) -> Call? {
    guard let target = try? RequestTarget(path, method: "GET") else { return nil }
    let head = RequestHead(
      method: "GET", target: target, minorVersion: 1, fields: [], framing: .length(0),
      authority: "127.0.0.1:\(site.port)")
    return Call(
      request: Request(head: head, body: Request.Body()), parameters: [:], site: site, isOtherOrigin: false)
  }
}

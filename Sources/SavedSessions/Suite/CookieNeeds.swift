internal import ApusClient
internal import ApusLanguage
internal import ApusRecordings

/// Which steps were given cookies, and which sent some, as far as their recording tells.
struct CookieNeeds {
  /// The names of the cookies that a step's answer set, by its line.
  private var given: [Int: Set<String>] = [:]
  /// The lines of steps that sent any.
  private var sent: Set<Int> = []

  /// No step is known to have any.
  init() {}

  init(_ document: SessionDocument, recordings: [Recording]) {
    let exchanges = recordings.map(\.exchange).filter { exchange in
      exchange.hops.contains { $0.sends || !$0.given.isEmpty }
    }
    guard !exchanges.isEmpty else { return }
    for step in document.steps {
      for exchange in exchanges where Self.asks(step, exchange.request) {
        let line = step.place.number
        given[line, default: []].formUnion(exchange.hops.flatMap(\.given))
        if exchange.hops.first?.sends == true { sent.insert(line) }
      }
    }
  }

  /// The cookies that a step was given.
  func given(at line: Int) -> Set<String> { given[line] ?? [] }

  /// Whether a step sent cookies.
  func sends(_ line: Int) -> Bool { sent.contains(line) }

  /// Whether a line is a request like one: by its method, and by its path up to the first hole for a variable.
  private static func asks(_ step: Step, _ request: Request) -> Bool {
    let words = Words(step.command).words.map(\.text)
    guard let method = words.first, let target = words.dropFirst().first(where: { !$0.hasPrefix("-") }),
      method.lowercased() == request.method.name.lowercased()
    else { return false }
    let path = ((try? WebURL(target))?.path ?? target).prefix { $0 != "?" && $0 != "#" }
    guard let hole = path.firstRange(of: "{{") else {
      return request.url.path.hasSuffix(path.hasPrefix("/") ? String(path) : "/\(path)")
    }
    return request.url.path.contains(path[..<hole.lowerBound])
  }
}

extension Hop {
  fileprivate var sends: Bool { sent.headers.contains("Cookie") }

  fileprivate var given: [String] {
    response?.headers.values(of: "Set-Cookie").map { SetCookie($0).name } ?? []
  }
}

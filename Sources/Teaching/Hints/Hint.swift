package import ApusClient
package import ApusJSON
internal import ApusRendering
internal import ApusServices
internal import ApusWords

/// One line that names a likely next step after a response.
package struct Hint: Sendable, Hashable {
  package let text: String
  package let command: String

  init(_ text: String, _ command: String) {
    self.text = text
    self.command = command
  }

  /// `nil` where nothing is likely.
  ///
  /// - Parameters:
  ///   - isFirstJSON: whether no JSON was looked at before in this session.
  ///   - isDescribed: whether a description of the API is loaded.
  ///   - page: which page is known of besides this one: `next`, `prev`. By default a `Link` header tells.
  ///   - parse: makes a document of the body, for whom that has been done already. By default it is parsed.
  package init?(
    after exchange: Exchange, isFirstJSON: Bool = false, isDescribed: Bool = false,
    page: (() -> String?)? = nil,
    parse: ((Exchange) -> JSONDocument?)? = nil
  ) {
    guard let head = exchange.response else { return nil }
    let response = Response(
      exchange: exchange, head: head, isFirstJSON: isFirstJSON, isDescribed: isDescribed,
      page: page ?? { ["next", "prev"].first { LinkHeader(head.headers)[$0] != nil } },
      parse: parse ?? { try? $0.document() })
    let rules = head.status < 400 ? Self.rules : Self.rulesOfRefusals + Self.rules
    guard let hint = rules.lazy.compactMap({ $0(response) }).first else { return nil }
    self = hint
  }

  struct Response {
    let exchange: Exchange
    let head: ResponseHead
    let isFirstJSON: Bool
    let isDescribed: Bool
    /// Asked for only when nothing else is likelier: it is looked for in all of the answer.
    let page: () -> String?
    let parse: (Exchange) -> JSONDocument?

    var document: JSONDocument? { JSONBody.isLikely(exchange) ? parse(exchange) : nil }
    var isBroken: Bool { JSONBody.isPromised(exchange) && parse(exchange) == nil }
  }

  /// The first that has something to say is heard. A new hint is one function and its place in this list.
  private static let rules: [@Sendable (Response) -> Hint?] = [
    elsewhere, fading, page, broken, described, firstLook, nextPage, list,
  ]

  /// Those that are asked before, of a status of 400 or more.
  private static let rulesOfRefusals: [@Sendable (Response) -> Hint?] = [
    comeBack, usedUp, refusedProgram, refusedToken, refusedValues,
  ]
}

// Where to go, and when.
extension Hint {
  @Sendable private static func elsewhere(_ response: Response) -> Hint? {
    guard response.head.isRedirect, let location = response.head.headers["Location"] else { return nil }
    // A query may hold a secret, and the line to type has to stay on the screen.
    let target = location.prefix { $0 != "?" && $0 != "#" }
    return Hint(
      !target.isEmpty && target.count <= 48 ? "it redirects to \(target)" : "it redirects", "follow")
  }

  @Sendable private static func comeBack(_ response: Response) -> Hint? {
    let isTooFast = if case .tooFast? = Refusal(response.exchange) { true } else { false }
    guard isTooFast || [429, 503].contains(response.head.status) else { return nil }
    switch RetryAfter(response.head.headers) {
    case .seconds(let seconds): return Hint("ask again in \(Units.time(.seconds(seconds)))", "rerun")
    case .time:
      return Hint("ask again after \(response.head.headers["Retry-After"] ?? "that")", "rerun")
    case nil: return isTooFast ? Hint("it is a limit; wait a minute, and ask again", "rerun") : nil
    }
  }

  @Sendable private static func usedUp(_ response: Response) -> Hint? {
    guard case .usedUp(let limit)? = Refusal(response.exchange) else { return nil }
    let isUsedUp = "the \(limit.words) is used up\(limit.until)"
    return response.exchange.isAuthorized
      ? Hint("\(isUsedUp); then ask again", "rerun")
      : Hint("\(isUsedUp); a token of your own has another", "auth bearer")
  }

  @Sendable private static func nextPage(_ response: Response) -> Hint? {
    // An error's pages are looked for nowhere.
    guard response.head.isSuccess else { return nil }
    return switch response.page() {
    case "next": Hint("there is another page", "next")
    case "prev": Hint("this is the last page", "prev")
    default: nil
    }
  }
}

// What to do about a refusal.
extension Hint {
  @Sendable private static func refusedToken(_ response: Response) -> Hint? {
    // One that the next request renews is none to set.
    guard response.head.status == 401, response.exchange.renewal != .left else { return nil }
    let hadOne = response.exchange.hops.last?.sent.headers.contains("Authorization") ?? false
    guard let line = response.exchange.lineToProve() else { return nil }
    return hadOne
      ? Hint("that credential was refused; set another", line) : Hint("nothing said who you are", line)
  }

  @Sendable private static func refusedProgram(_ response: Response) -> Hint? {
    guard response.exchange.wantsUserAgent else { return nil }
    let sent = response.exchange.hops.last?.sent.headers["User-Agent"]
    return Hint(
      sent.map { "it does not like the User-Agent \($0); send another" } ?? "it wants a User-Agent",
      Exchange.lineWithUserAgent)
  }

  @Sendable private static func refusedValues(_ response: Response) -> Hint? {
    guard [400, 422].contains(response.head.status), response.document?.root["errors"] != nil else {
      return nil
    }
    return Hint("it says what it does not accept", ".errors")
  }
}

// How to look at it.
extension Hint {
  @Sendable private static func page(_ response: Response) -> Hint? {
    let type = response.head.headers["Content-Type"]?.lowercased() ?? ""
    let body = response.exchange.body.bytes
    let beginsLikeMarkup = body.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "<")
    let isPage = type.hasPrefix("text/html") || beginsLikeMarkup && BodyFacts.beginLikeHTML(body)
    return isPage && response.head.isSuccess && response.exchange.body.byteCount > 0
      ? Hint("a page for people, not data: is the base right?", "base") : nil
  }

  @Sendable private static func broken(_ response: Response) -> Hint? {
    guard response.head.isSuccess, response.isBroken else { return nil }
    let isUnread = response.exchange.text.problem != nil
    return Hint(isUnread ? "its text cannot be read" : "it should be JSON and is not", "explain")
  }

  @Sendable private static func firstLook(_ response: Response) -> Hint? {
    guard response.isFirstJSON, response.head.isSuccess, let root = response.document?.root else {
      return nil
    }
    var path = Location()
    if root.kind == .array {
      guard root.count > 0 else { return nil }
      path = path.appending(.position(0))
    } else {
      guard let member = root.members.first(where: { _ in true }) else { return nil }
      path = path.appending(.key(member.name))
    }
    return Hint("a path looks into the answer", path.description)
  }

  /// A list of objects reads best as a table.
  @Sendable private static func list(_ response: Response) -> Hint? {
    guard response.head.isSuccess, let root = response.document?.root else { return nil }
    let few = 6
    func isTable(_ node: Node) -> Bool {
      node.kind == .array && node.count >= few && node[0]?.kind == .object
    }
    if isTable(root) { return Hint("a list reads well as a table", "table") }
    guard root.kind == .object, let member = root.members.first(where: { isTable($0.value) }) else {
      return nil
    }
    return Hint("a list reads well as a table", "table \(Location([.key(member.name)]))")
  }
}

// What an answer says of its API.
extension Hint {
  @Sendable private static func described(_ response: Response) -> Hint? {
    guard !response.isDescribed, response.head.isSuccess, response.head.headers.contains("Link") else {
      return nil
    }
    let links = LinkHeader(response.head.headers)
    guard links["service-desc"] != nil || links["api-catalog"] != nil else { return nil }
    return Hint("this API says where it is described", "spec discover")
  }

  /// What will not be there for long, and what the server warns of.
  @Sendable private static func fading(_ response: Response) -> Hint? {
    let headers = response.head.headers
    guard ["Deprecation", "Sunset", "Warning"].contains(where: headers.contains) else {
      return leftOut(response)
    }
    return Fading(headers).hint.map { Hint($0, "explain") } ?? leftOut(response)
  }

  /// What is missing although nothing failed.
  private static func leftOut(_ response: Response) -> Hint? {
    let signOn = response.head.headers["X-GitHub-SSO"].flatMap(GitHub.SingleSignOn.init)
    guard case .partial? = signOn else { return nil }
    return Hint("it is not whole: organizations want their single sign-on", "explain")
  }
}

extension Hint {
  /// Whether a line of what was shown is a hint. Which one comes depends on what a session has seen before.
  package static func isOne(_ line: String) -> Bool {
    // Most lines have no such sign.
    guard line.utf8.contains(UInt8(ascii: ":")) else { return false }
    return line.hasSuffix(": explain") || beginnings.contains { line.hasPrefix($0) }
      || SpokenLanguage.current != .english && isOneInOtherWords(line)
      || line.hasPrefix("the ") && line.firstRange(of: " is used up") != nil
  }

  private static let beginnings = [
    "it redirects to ", "it redirects: ", "it points elsewhere: ", "ask again in ", "ask again after ",
    "it is a limit; wait a minute, and ask again: ",
    "there is another page: ", "this is the last page: ", "that credential was refused; set another: ",
    "nothing said who you are: ", "it does not like the User-Agent ", "it wants a User-Agent: ",
    "it says what it does not accept: ", "a page for people, not data: is the base right?: ",
    "a path looks into the answer: ", "a list reads well as a table: ",
    "this API says where it is described: ",
  ]
}

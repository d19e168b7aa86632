internal import ApusClient
internal import ApusEncodings

/// What the headers of a recorded answer promise.
struct HeaderContract {
  let promised: HeaderFields
  let ignored: IgnoredPlaces
  /// What was asked, which a place may be relative to.
  var asked: WebURL = .http("localhost")

  /// What of it another answer does not keep. A header more is fine.
  ///
  /// - Parameter url: what was asked for it; by default the same.
  func findings(in now: HeaderFields, of url: WebURL? = nil) -> [Finding] {
    var seen: Set<String> = []
    let names = promised.map(\.name).filter {
      seen.insert($0.lowercased()).inserted && counts($0.lowercased())
    }
    return names.flatMap { findings(of: $0, in: now) } + location(in: now, of: url ?? asked)
      + cookies(in: now) + announced(in: now)
  }

  /// Another place that somebody is sent to. What is told to it may be another thing each time.
  ///
  /// - Parameter isNoted: whether nobody relies on it, such as where it was followed.
  func location(in now: HeaderFields, of url: WebURL, isNoted: Bool = false) -> [Finding] {
    guard counts("location"), let old = promised["Location"], let new = now["Location"] else { return [] }
    let (before, after) = (LocationPromise(old, of: asked), LocationPromise(new, of: url))
    guard before != after else { return [] }
    let isOnlyTold = before.server == after.server && before.path == after.path
    return [finding("Location", old, new, isNoted: isNoted || isOnlyTold)]
  }

  private func counts(_ name: String) -> Bool {
    !HeadersWithoutContract.has(name) && !ignored.ignores(header: name)
  }

  private func findings(of name: String, in now: HeaderFields) -> [Finding] {
    guard now.contains(name) else {
      return [Finding(.header, promised.values(of: name).map { "- \(name): \($0)" })]
    }
    let key = name.lowercased()
    switch (HeaderPromise(key, in: promised), HeaderPromise(key, in: now)) {
    case (.value(let old), .value(let new)) where old != new:
      // What a client took for granted may have been said by nobody.
      let isOnlySaid = key == "content-type" && new == old + "; charset=utf-8"
      return [finding(name, old, new, isNoted: isOnlySaid)]
    case (.words(let old), .words(let new)):
      let (gone, come) = (old.filter { !new.contains($0) }, new.filter { !old.contains($0) })
      let isStricter = key == "cache-control" && come.contains { Self.strict.contains($0) }
      if !gone.isEmpty || isStricter {
        return [finding(name, gone.joined(separator: ", "), come.joined(separator: ", "))]
      }
      return shorterLife(of: key, in: now) + letIn(by: key, in: now)
    case (.number, .presence): return [finding(name, promised[name] ?? "", now[name] ?? "")]
    default: return []
    }
  }

  /// Directives that forbid what was allowed.
  private static let strict = ["no-store", "no-cache", "private"]

  private func finding(_ name: String, _ old: String, _ new: String, isNoted: Bool = false) -> Finding {
    let lines = [("-", old), ("+", new)].filter { !$0.1.isEmpty }.map { "\($0.0) \(name): \($0.1)" }
    return Finding(.header, lines, isNoted: isNoted)
  }

  /// What could be kept for a while, and may no more; and how long a server is asked by `https` only, where it says
  /// less now. Where it says nothing any more, that is as if the header were gone.
  private func shorterLife(of key: String, in now: HeaderFields) -> [Finding] {
    guard let separator: Character = ["cache-control": ",", "strict-transport-security": ";"][key],
      let old = life(key, separator, in: promised), old > 0, let new = life(key, separator, in: now)
    else { return [] }
    let isKept = key == "cache-control" ? new > 0 : new >= old
    let name = promised.first { $0.name.lowercased() == key }?.name ?? key
    let isNoted = key == "cache-control" || new > 0
    return isKept ? [] : [finding(name, "max-age=\(old)", "max-age=\(new)", isNoted: isNoted)]
  }

  private func life(_ key: String, _ separator: Character, in headers: HeaderFields) -> Int? {
    let fields = headers.values(of: key).joined(separator: String(separator))
    return HeaderParameters(fields, separatedBy: separator)["max-age"].flatMap { Int($0) }
  }

  /// What a policy for content lets in that it did not let in before, as far as that is nearly everything.
  private func letIn(by key: String, in now: HeaderFields) -> [Finding] {
    guard key == "content-security-policy" else { return [] }
    let (old, new) = (policy(promised), policy(now))
    let come = old.keys.sorted().flatMap { name in
      (new[name] ?? []).subtracting(old[name] ?? []).intersection(Self.nearlyEverything).sorted()
        .map { "\(name) \($0)" }
    }
    return come.map { Finding(.header, ["+ Content-Security-Policy: \($0)"], isNoted: true) }
  }

  private static let nearlyEverything: Set<String> = [
    "*", "'unsafe-inline'", "'unsafe-eval'", "http:", "https:", "data:",
  ]

  /// The sources of each directive of a policy.
  private func policy(_ headers: HeaderFields) -> [String: Set<String>] {
    headers.values(of: "Content-Security-Policy").flatMap { $0.split(separator: ";") }
      .reduce(into: [:]) { policy, directive in
        let words = directive.lowercased().split { $0 == " " || $0 == "\t" }.map(String.init)
        if let name = words.first { policy[name, default: []].formUnion(words.dropFirst()) }
      }
  }

  /// A cookie may come or not; one that comes should be as safe as it was.
  private func cookies(in now: HeaderFields) -> [Finding] {
    guard !ignored.ignores(header: "Set-Cookie") else { return [] }
    let new = now.values(of: "Set-Cookie").map { SetCookie($0) }
    return promised.values(of: "Set-Cookie").map { SetCookie($0) }.flatMap { old in
      guard !old.name.isEmpty, let other = new.first(where: { $0.name == old.name }) else {
        return [Finding]()
      }
      let lost = ["HttpOnly", "Secure", "SameSite"].filter {
        old.has($0.lowercased()) && !other.has($0.lowercased())
      }
      return lost.isEmpty
        ? []
        : [
          Finding(.header, ["- Set-Cookie: \(old.name) with \(lost.joined(separator: ", "))"], isNoted: true)
        ]
    }
  }

  /// What says that something will end.
  private func announced(in now: HeaderFields) -> [Finding] {
    ["Deprecation", "Sunset", "Warning"].compactMap { name in
      guard counts(name.lowercased()), !promised.contains(name), let value = now[name] else { return nil }
      return Finding(.header, ["+ \(name): \(value)"], isNoted: true)
    }
  }
}

@_spi(Secrets) package import ApusClient
internal import ApusEncodings
internal import ApusJSON
package import ApusText

/// What differs between two requests, part by part: `~ header Accept  */* → application/json`, `+` for what the other one has,
/// `-` for what it lacks. Secrets are compared and never shown.
package struct RequestComparison: View {
  private struct Difference {
    let part: String
    let ours: String?
    let theirs: String?
  }

  private let differences: [Difference]

  /// - Parameter masking: Hides what is secret in a body.
  package init(_ ours: Request, _ theirs: Request, masking: (Request) -> Request) {
    let (ours, theirs) = (ours.movingUserToHeader(), theirs.movingUserToHeader())
    differences =
      Self.pairs([
        ("method", ours.method.name, theirs.method.name),
        ("place", "\(ours.url.origin)", "\(theirs.url.origin)"), ("path", ours.url.path, theirs.url.path),
      ]) + Self.queries(ours.url, theirs.url) + Self.headers(ours, theirs)
      + Self.bodies(ours, theirs, masking)
      + Self.options(ours.options, theirs.options)
  }

  package var isEmpty: Bool { differences.isEmpty }

  // MARK: Parts

  private static func pairs(_ pairs: [(String, String, String)]) -> [Difference] {
    pairs.filter { $0.1 != $0.2 }.map { Difference(part: $0.0, ours: $0.1, theirs: $0.2) }
  }

  private static func queries(_ ours: WebURL, _ theirs: WebURL) -> [Difference] {
    let (here, there) = (items(of: ours), items(of: theirs))
    return names(here.map(\.name), there.map(\.name)).flatMap { name in
      lists(
        "query \(name)", here.filter { $0.name == name }.map(\.shown),
        there.filter { $0.name == name }.map(\.shown),
        areSame: here.filter { $0.name == name }.map(\.value) == there.filter { $0.name == name }.map(\.value)
      )
    }
  }

  private static func items(of url: WebURL) -> [(name: String, value: String, shown: String)] {
    (url.query ?? "").split(separator: "&").map { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map { PercentEncoding.decode($0.replacing("+", with: " ")) }
      let (name, value) = (parts.first ?? "", parts.count > 1 ? parts[1] : "")
      return (name, value, SecretNames.hides(name, value, in: .query) ? Secret.mask : value)
    }
  }

  /// `Host` and `Content-Length` say again what the URL and the body are.
  private static func headers(_ ours: Request, _ theirs: Request) -> [Difference] {
    let here = WireRequest(ours, bodyByteCount: nil).fields.filter(isTelling)
    let there = WireRequest(theirs, bodyByteCount: nil).fields.filter(isTelling)
    return names(here.map(\.name), there.map(\.name)).flatMap { name in
      let (one, other) = (here.filter { $0.isNamed(name) }, there.filter { $0.isNamed(name) })
      return lists(
        "header \(name)", one.map(shown), other.map(shown),
        areSame: one.map(\.revealed) == other.map(\.revealed))
    }
  }

  private static func isTelling(_ field: HeaderField) -> Bool {
    !["Host", "Content-Length"].contains(where: field.isNamed)
  }

  private static func shown(_ field: HeaderField) -> String {
    field.isCredential ? Secret.mask : field.shown
  }

  private static func bodies(
    _ ours: Request, _ theirs: Request, _ masking: (Request) -> Request
  ) -> [Difference] {
    let (here, there) = (ours.body?.bytesInMemory ?? [], theirs.body?.bytesInMemory ?? [])
    guard here != there else { return [] }
    if let one = try? JSONDocument(Array(here)), let other = try? JSONDocument(Array(there)),
      one.root.text == other.root.text
    {
      return [Difference(part: "body", ours: "the same JSON", theirs: "with other blanks")]
    }
    return lists(
      "body", here.isEmpty ? [] : [contents(masking(ours))], there.isEmpty ? [] : [contents(masking(theirs))],
      areSame: false)
  }

  private static func contents(_ request: Request) -> String {
    let bytes = request.body?.bytesInMemory ?? []
    let text = String(decoding: bytes.prefix(60), as: UTF8.self)
    return bytes.count > 60 ? "\(Units.size(bytes.count)): \(text)…" : text
  }

  private static func options(_ ours: RequestOptions, _ theirs: RequestOptions) -> [Difference] {
    let words = { (isOn: Bool) in isOn ? "on" : "off" }
    return pairs([
      ("following redirects", words(ours.followsRedirects), words(theirs.followsRedirects)),
      ("checking certificates", words(ours.tls.verifies), words(theirs.tls.verifies)),
    ])
  }

  /// Names in the order of both, each once whatever its case.
  private static func names(_ ours: [String], _ theirs: [String]) -> [String] {
    (ours + theirs).reduce(into: []) { names, name in
      if !names.contains(where: { $0.lowercased() == name.lowercased() }) { names.append(name) }
    }
  }

  private static func lists(
    _ part: String, _ ours: [String], _ theirs: [String], areSame: Bool
  ) -> [Difference] {
    guard !areSame else { return [] }
    let (one, other) = (ours.joined(separator: ", "), theirs.joined(separator: ", "))
    return [
      Difference(
        part: part, ours: ours.isEmpty ? nil : one,
        theirs: theirs.isEmpty ? nil : one == other ? "another value" : other)
    ]
  }

  // MARK: Lines

  package func lines(on screen: Screen) -> [Line] {
    guard !differences.isEmpty else {
      return [screen.fit(Line("no differences: both send the same", .dim).retold)]
    }
    let column = 4 + (differences.map { Line($0.part).width }.filter { $0 <= screen.width / 2 }.max() ?? 0)
    let lines = differences.flatMap { difference -> [Line] in
      var line = mark(of: difference) + Line(difference.part, .key)
      line.pad(to: max(column, line.width + 2))
      return (line + values(of: difference, screen)).wrappedAtWords(to: screen.width, indent: 4)
    }
    return lines + [Line(Units.count(differences.count, "difference"), .dim)]
  }

  private func mark(of difference: Difference) -> Line {
    if difference.ours == nil { return Line("+ ", .added) }
    return difference.theirs == nil ? Line("- ", .removed) : Line("~ ", .changed)
  }

  private func values(of difference: Difference, _ screen: Screen) -> Line {
    guard let ours = difference.ours, let theirs = difference.theirs else {
      return Line(difference.ours ?? difference.theirs ?? "")
    }
    return Line(ours) + Line(" \(screen.glyphs.arrow) ", .dim) + Line(theirs)
  }
}

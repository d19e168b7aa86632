import ApusClient

extension RequestPreparation {
  /// What `.netrc` has for the host, where that is wanted and nothing else says who asks.
  ///
  /// - Parameter notes: gets whose credential goes, as nobody typed it.
  func netrcEntry(
    for url: WebURL, _ headers: HeaderFields, _ options: RequestOptions, _ notes: inout [String]
  ) throws(LineProblem) -> NetrcEntry? {
    let use = line.last(.netrcFile) ?? line.last(.netrc)
    guard use?.isOn ?? (context.usesNetrc && line.dialect == .native), let netrc = context.netrc else {
      return nil
    }
    let isSaid =
      headers.contains("Authorization") || options.login != nil || url.user != nil
      || line.items.contains {
        $0.separator.isHeader && HeaderField(name: $0.name.shown, value: "").isNamed("Authorization")
      }
    guard !isSaid, options.unixSocket == nil else { return nil }
    let file = try line.last(.netrcFile).map { use throws(LineProblem) in try text(of: use) }
    // curl goes on without it.
    guard let entry = try netrc(url.host, file, line.dialect == .curl) else {
      if use != nil { notes.append("there is no credential for \(url.host) in \(file ?? ".netrc")") }
      return nil
    }
    notes.append("\(entry.user), from \(entry.place), goes to \(url.origin)")
    return entry
  }
}

extension NetrcEntry {
  var field: HeaderField? {
    guard case .field(let field) = AuthScheme.usualPair.proof(of: user, password) else { return nil }
    return field
  }
}

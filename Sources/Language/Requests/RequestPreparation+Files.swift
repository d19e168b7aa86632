import ApusClient
internal import ApusSystem

// Where the body of an answer goes, when that is a file.
extension RequestPreparation {
  /// - Parameter url: where the answer is from.
  func applyFiles(to showing: inout PreparedRequest.ShowOptions, at url: WebURL) throws(LineProblem) {
    try applyName(to: &showing, at: url)
    guard let use = line.last(.continues), use.isOn else { return }
    // What other programs go on with is the file itself, whoever wrote it.
    (showing.continues, showing.continuesFile) = (true, line.dialect != .native)
    if use.value != nil, try text(of: use) != "-" {
      throw problem(
        "expected - after \(use.name): what is there of the file tells where to go on", use, instead: "-")
    }
    if showing.output == nil, !showing.downloads {
      throw LineProblem(
        "\(use.name) goes on with a file, and the line names none", at: use.range,
        tryInstead: line.dialect == .curl ? "-O \(use.text)" : "\(use.name) --download")
    }
  }

  private func applyName(to showing: inout PreparedRequest.ShowOptions, at url: WebURL) throws(LineProblem) {
    showing.downloads = line.isOn(.download)
    guard let use = line.namesFile else { return }
    let folder = try line.last(.outputFolder).map { use throws(LineProblem) in
      context.files.expanded(try text(of: use))
    }
    if use.option == .remoteName, line.isOn(.remoteHeaderName) {
      (showing.downloads, showing.folder) = (true, folder)
      return
    }
    if use.option == .remoteName {
      let name = try lastSegment(of: url, for: use)
      // A name is no home folder.
      showing.output = folder.map { $0 + "/" + name } ?? context.files.expanded(name == "~" ? "./~" : name)
      return
    }
    let name = try text(of: use)
    guard name != "-" else { return }
    showing.output = folder.map { $0 + "/" + name } ?? context.files.expanded(name)
  }

  /// What curl calls a file: what the URL ends with, as it is written there.
  private func lastSegment(of url: WebURL, for use: OptionUse) throws(LineProblem) -> String {
    let name = url.path.split(separator: "/", omittingEmptySubsequences: false).last.map(String.init) ?? ""
    guard !["", ".", ".."].contains(name) else {
      throw LineProblem(
        "\(use.name) calls the file what the URL ends with, and this one ends with no name", at: use.range,
        tryInstead: "-o FILE")
    }
    return name
  }
}

extension RequestLine {
  /// The option that says which file is written. In curl the first is that of the first URL.
  fileprivate var namesFile: OptionUse? {
    let uses = options.filter { [.output, .remoteName].contains($0.option) }
    guard let use = dialect == .curl ? uses.first : uses.last, use.isOn else { return nil }
    return use
  }
}

extension OptionUse {
  /// As it can be typed again.
  fileprivate var text: String { ([name] + (value.map { [$0.shown] } ?? [])).joined(separator: " ") }
}

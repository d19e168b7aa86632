package import ApusAnswers
internal import ApusClient
package import ApusJSON
package import ApusLanguage
package import ApusRendering
package import ApusSurroundings
internal import ApusSystem
internal import ApusTeaching
package import ApusText

/// Shows what came back, in the way that the session and the line want it.
package struct ResponseDisplay {
  package let output: Output
  let view: ViewKind
  package let environment: Environment

  package init(_ output: Output, _ view: ViewKind, _ environment: Environment) {
    self.output = output
    self.view = view
    self.environment = environment
  }

  /// Shows a response: its status line and its body, or the parts a line asks for.
  ///
  /// - Parameter value: What a typed endpoint made of the body, to be shown instead of it where a tree would be.
  package func show(
    _ record: Record, showing: PreparedRequest.ShowOptions = PreparedRequest.ShowOptions(),
    as value: (any View)? = nil
  )
    throws
  {
    if let parts = showing.parts ?? output.printsOnly {
      if isWanted(record, showing) { try show(parts: parts, of: record) }
      return
    }
    if showing.isVerbose {
      output.note(NarrativeView(record.received))
    } else if let status = StatusLine(record) {
      output.note(status)
    }
    if let file = record.exchange.body.file {
      output.note(Line("\(Units.size(record.exchange.body.byteCount)) in \(file)", .dim))
    } else if let file = showing.output, record.failure == nil {
      try put(record, into: file, showing)
    } else if !isWanted(record, showing) {
      return
    } else if let value, output.console.outTraits.isTerminal, view == .tree || view == .auto {
      try output.showFolded(value)
    } else {
      try show(contents: record)
    }
  }

  /// Whether the body may go where it is to go: what a server says of an error takes no file's place by itself.
  package func isWanted(_ record: Record, _ showing: PreparedRequest.ShowOptions) -> Bool {
    guard let file = output.file, record.failure == nil, record.isNoSuccess else { return true }
    if showing.savesErrors { file.keepAnyway() }
    return showing.savesErrors
  }

  /// A body for `-o` that is here: an error's, as any other went into the file while it arrived.
  private func put(_ record: Record, into path: String, _ showing: PreparedRequest.ShowOptions) throws {
    guard !record.isNoSuccess || showing.savesErrors else {
      if output.console.outTraits.isTerminal { try show(contents: record) }
      return output.noteLater(Line("nothing was written to \(path)", .dim))
    }
    try write(record.exchange.body.bytes, into: path)
  }

  /// Writes a whole file, or a part of one beside it, and says how large it is.
  package func write(_ bytes: [UInt8], into path: String, isWhole: Bool = true) throws {
    var name = path
    let file: FileSink
    do throws(FileProblem) {
      var place = try environment.placeOfFile(path)
      if !isWhole {
        let part = try OutputFile.unusedPart(of: place)
        name += part.dropFirst(place.count)
        place = part
      }
      file = try environment.openFile(place, false)
    } catch {
      throw CommandFailure(.requestParameter, "\(path) cannot be written: \(error.reason)")
    }
    try file.write(bytes[...])
    try file.keep()
    if file.isTerminal { output.endLine(on: output.console) }
    output.note(Line("\(Units.size(bytes.count)) in \(name)", .dim))
    if file.isWrittenInPlace { output.noteInPlace(path) }
  }

  /// What `--print` names: `H` and `B` of the request, `h` and `b` of the response, `m` its timing.
  /// As on the wire an empty line ends a head that something follows; a body that something follows gets one too.
  private func show(parts: String, of record: Record) throws {
    var previous: Character?
    let sent = record.exchange.request.body?.bytesInMemory ?? []
    let behindSent = output.console.outTraits.isTerminal && !sent.isEmpty ? "\n" : "\n\n"
    for part in parts {
      if let previous {
        try output.write(Array((previous == "B" ? behindSent : previous == "b" ? "" : "\n").utf8)[...])
      }
      previous = part
      switch part {
      case "H": try output.show(HeadersOnly(RequestView(record.sentRequest, body: [])))
      case "B": try output.show(body: sent)
      case "h":
        if let head = record.exchange.response { try output.show(head: head, trailers: record.trailers) }
      case "b": try show(contents: record)
      case "m": try output.show(Waterfall(record.exchange))
      default: break
      }
    }
  }

  /// A body: its exact bytes to a program; to a person what is best seen of it, or whatever the session's view is.
  package func show(contents record: Record) throws {
    let body = record.exchange.body.bytes
    guard output.console.outTraits.isTerminal else { return try output.write(body[...]) }
    guard !body.isEmpty else { return }
    guard output.console.outTraits.look.forms == .first else {
      if try PictureDisplay(output: output, environment: environment).draw(body) {
        return try output.showFolded(record.bodyView)
      }
      return try FirstSight(record: record, view: view, output: output).show()
    }
    guard view != .raw, record.mayBeJSON, let document = try? record.document() else {
      return try output.showFolded(record.bodyView)
    }
    switch view {
    case .json: try output.paging { try output.write(pretty: document.root) }
    case .table: try output.showFolded(TableView(document.root, path: "."))
    case .auto, .tree, .raw: try output.showFolded(TreeView(document.root))
    }
  }
}

extension StatusLine {
  /// That of what came, and where its body is from.
  fileprivate init?(_ record: Record) {
    self.init(record.exchange, text: record.text, after: record.kept.map { ($0.answer.response, $0.number) })
  }
}

extension Record {
  /// The body as text, or as what it is.
  package var bodyView: BodyView {
    BodyView(exchange.body.bytes, contentType: exchange.response?.headers["Content-Type"], text: text)
  }

  /// An error, or a redirect that was not followed.
  package var isNoSuccess: Bool { exchange.response?.isNoSuccess ?? false }
}

extension ResponseHead {
  package var isNoSuccess: Bool { status >= 300 }
}

/// The lines of a view up to the first empty one: a request without its body.
private struct HeadersOnly<Whole: View>: View {
  private let whole: Whole

  init(_ whole: Whole) { self.whole = whole }

  func lines(on screen: Screen) -> [Line] { Array(whole.lines(on: screen).prefix { !$0.isEmpty }) }
}

extension ResponseDisplay {
  /// How a body is shown while it arrives; `nil` when the line does not ask for the body alone.
  package func liveBody(for prepared: PreparedRequest) -> LiveBody? {
    let parts = prepared.showing.parts ?? output.printsOnly
    guard prepared.showing.output == nil, parts == nil || parts == "b" else { return nil }
    let isChosen = output.file != nil && !prepared.showing.savesErrors
    return LiveBody(
      output.console, for: prepared.request.options, showsHead: parts == nil, isRaw: view == .raw,
      takesOnlyEvents: !prepared.showing.streams, most: prepared.showing.most,
      endsOnTime: prepared.showing.endsOnTime, isWanted: { !isChosen || !$0.isNoSuccess })
  }

  /// Says what is left to say of a body that was shown while it came.
  package func conclude(_ live: LiveBody, _ record: Record, showing: PreparedRequest.ShowOptions) throws {
    if let problem = live.problem as? SinkClosed { throw problem }
    let isPerson = output.console.outTraits.isTerminal
    if isWanted(record, showing) {
      // An answer without a body is an answer, and what it goes to is then empty.
      if live.isShown { try output.write([]) } else { try show(contents: record) }
    }
    guard showing.parts ?? output.printsOnly == nil, record.exchange.response != nil else { return }
    if showing.isVerbose {
      output.note(NarrativeView(record.exchange))
    } else if isPerson {
      output.noteLater(summary(of: live, record.exchange))
    } else if let status = StatusLine(record.exchange, text: record.text) {
      output.note(status)
    }
  }

  private func summary(of live: LiveBody, _ exchange: Exchange) -> Line {
    let glyphs = output.console.noteTraits.screen.glyphs
    let parts =
      [live.pieces.map { Units.count($0.count, $0.noun) }].compactMap(\.self)
      + [Units.size(exchange.body.byteCount), Units.time(exchange.duration, glyphs: glyphs)]
    return parts.map { Line($0, .dim) }.joined(by: Line(glyphs.separator, .dim))
  }
}

extension Output {
  /// Shows a value in one of the ways there are, folded to the screen.
  ///
  /// - Parameters:
  ///   - heading: what it is made of, where that is more than a value of JSON.
  ///   - flaws: what could not be read of it.
  package func show(
    value node: Node, at place: TreePlace = TreePlace(), as view: ViewKind, heading: String? = nil,
    flaws: [String] = []
  ) throws {
    let head = flaws.isEmpty ? [] : Self.lines(of: flaws)
    switch view {
    case .json:
      for line in head { note(line) }
      try write(pretty: node)
    case .raw:
      if console.outTraits.isTerminal {
        try show(TextBody(Array(node.bytes)))
      } else {
        try write(node.bytes)
        try write([UInt8(ascii: "\n")])
      }
    case .table:
      try show(TableView(node, path: "\(place)"), below: (heading.map { [Line($0, .dim)] } ?? []) + head)
    case .auto where console.outTraits.look.forms == .today && TreeView.LikeObjects.areFlat(in: node):
      let count = Line(heading ?? "array of \(Units.count(node.count))", .dim)
      let back = Line(console.outTraits.screen.glyphs.separator, .dim) + Line("tree \(place)", .command)
      try show(TableView(node, path: "\(place)"), below: [count + back] + head)
    case .auto, .tree:
      try show(TreeView(node, at: place, heading: heading), below: head)
    }
  }

  private func show(_ view: some View, below head: [Line]) throws {
    if head.isEmpty { try showFolded(view) } else { try showFolded(HeadedView(head, view)) }
  }

  /// The first of what could not be read, and how many more there are.
  package static func lines(of flaws: [String]) -> [Line] {
    let most = 3
    let rest = flaws.count - most
    return flaws.prefix(most).map { Line($0, .warning) }
      + (rest > 0 ? [Line("and \(Units.count(rest)) more that could not be read", .warning).retold] : [])
  }
}

package import ApusAnswers
package import ApusClient
package import ApusExplorer
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusSystem
internal import ApusText

/// Where a line has the body of its answer go.
package enum BodyDestination {
  /// Into the record, or into the file that the request names.
  case record
  /// To the screen or a program, while it arrives.
  case live(LiveBody)
  /// Into the record, and on to a program or a file once it is too much to be held.
  case passing(PassingBody)
  /// Into a file that the answer has the name of, or that a part is there of.
  case download(Download)

  /// Has a request's body go there, and what is moving told.
  package func attach(to request: inout Request, _ meter: ProgressMeter?) {
    switch self {
    case .live(let live):
      live.attach(to: &request)
      let begin = request.options.onResponse
      request.options.onProgress = { live.isUsed ? meter?.updateSilence($0) : meter?.update($0) }
      request.options.onResponse = { head in
        if live.isUsed || head.isEventStream { meter?.clear() }
        begin?(head)
      }
    case .passing(let passing):
      passing.attach(to: &request) { meter?.clear() }
      guard let meter else { return }
      request.options.onProgress = { progress in
        if passing.leavesScreen || !passing.hasBegun { meter.update(progress) } else { meter.clear() }
      }
    case .record, .download: if let meter { request.options.onProgress = { meter.update($0) } }
    }
  }

  /// What came once the transfer has ended: with a body that was shown or written elsewhere.
  package func end(_ came: Exchange, _ failure: TransportError?) -> Arrival {
    switch self {
    case .record, .passing:
      if let part = came.body.part { PartOrigin(of: came)?.write(beside: part) }
      return Arrival(exchange: came, failure: failure)
    case .live(let live):
      guard live.isUsed else { return Arrival(exchange: came, failure: failure) }
      let whole = live.finish(came)
      let tooLong = (live.problem as? StreamPieceTooLong).map {
        TransportError(.bodyTooLarge, "\($0)", exchange: whole)
      }
      let isTimeUp = live.endsOnTime && failure?.code == .timeoutTotal && came.response != nil
      return Arrival(exchange: whole, failure: (isTimeUp ? nil : failure) ?? tooLong)
    case .download(let download):
      let (exchange, ending) = download.end(came, succeeded: failure == nil)
      let whole = failure.map {
        TransportError(
          $0.code, $0.message, underlying: $0.underlying, offendingLine: $0.offendingLine, exchange: exchange)
      }
      return Arrival(exchange: exchange, failure: whole, ending: ending)
    }
  }

  /// What shows the body while it arrives, or would if it were made of events.
  package var live: LiveBody? {
    if case .live(let live) = self { live } else { nil }
  }

  package struct Arrival {
    package let exchange: Exchange
    package var failure: TransportError?
    /// Of a download.
    package var ending: Download.Ending?
  }
}

extension ResponseDisplay {
  /// Says what is left to say of a body that went elsewhere; `false` where it is here and is to be shown.
  package func conclude(
    _ destination: BodyDestination, _ ending: Download.Ending?, _ record: Record,
    showing: PreparedRequest.ShowOptions
  ) throws -> Bool {
    switch destination {
    case .record: return false
    case .live(let live):
      guard live.isUsed else { return false }
      try conclude(live, record, showing: showing)
      return true
    case .passing(let passing):
      guard passing.hasBegun else { return false }
      if let problem = passing.problem { throw problem }
      _ = isWanted(record, showing)
      noteHead(of: record, showing)
      return true
    case .download:
      guard record.exchange.response?.isSuccess ?? false || ending?.isWhole ?? false else { return false }
      noteHead(of: record, showing)
      switch ending {
      case .whole(let path, let byteCount, let isRestarted):
        if isRestarted {
          output.note(Line("the server sent all of it: its copy is another, or it takes no ranges", .dim))
        }
        output.note(Line("\(Units.size(byteCount)) in \(environment.shown(path))", .dim))
      case .nothing(let problem?):
        throw CommandFailure(.requestParameter, "the file cannot be written: \(problem.reason)")
      case .part, .nothing, nil: break
      }
      return true
    }
  }

  private func noteHead(of record: Record, _ showing: PreparedRequest.ShowOptions) {
    guard showing.parts ?? output.printsOnly == nil else { return }
    if showing.isVerbose {
      output.note(NarrativeView(record.exchange))
    } else if let status = StatusLine(record.exchange) {
      output.note(status)
    }
  }
}

extension Environment {
  /// A path as a line would name it: without the folder that names alone are in.
  fileprivate func shown(_ path: String) -> String {
    let folder = FilePath.folder(of: files.expanded("./x"))
    let name = path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    return name.hasPrefix("./") ? String(name.dropFirst(2)) : name
  }
}

extension Exchange {
  /// Whether a part was asked for, and all of it came.
  package var hasIgnoredRange: Bool {
    request.method == .get && request.headers.contains("Range") && !request.headers.contains("If-Range")
      && response?.status == 200
  }
}

extension BodyDestination {
  /// Where the body of a line's answer goes. A file that may not be written is found out here.
  ///
  /// - Parameter isRead: whether the answer is to be read whole.
  package init(of prepared: inout PreparedRequest, isRead: Bool, for display: ResponseDisplay) throws {
    let (showing, output) = (prepared.showing, display.output)
    if showing.continues || showing.downloads && showing.output == nil {
      self = .download(try Self.download(&prepared, for: display))
      return
    }
    if let file = showing.output {
      _ = try display.environment.placeOfFile(file)
      prepared.request.options.delivery = .file(path: file)
      self = .record
      return
    }
    if showing.streams || !isRead && output.console.outTraits.isTerminal,
      let live = display.liveBody(for: prepared)
    {
      self = .live(live)
      return
    }
    let parts = showing.parts ?? output.printsOnly
    guard let holding = display.environment.holding, !output.console.outTraits.isTerminal,
      parts == nil || parts == "b", !isRead
    else {
      self = .record
      return
    }
    self = .passing(
      PassingBody(
        to: output.console.out, file: output.file, holding: holding,
        leavesScreen: !output.sharesScreen, savesErrors: showing.savesErrors))
  }

  private static func download(
    _ prepared: inout PreparedRequest, for display: ResponseDisplay
  ) throws -> Download {
    let (showing, environment, request) = (prepared.showing, display.environment, prepared.request)
    let name: Download.Name
    var parts: [String] = []
    do throws(FileProblem) {
      // Before a name a dot and a slash: it is no home folder, whatever it is.
      let inFolder = { @Sendable (name: String) in
        showing.folder.map { $0 + "/" + name } ?? environment.files.expanded("./" + name)
      }
      let place = try environment.placeOfFile(showing.output ?? inFolder("index"))
      if showing.continues {
        let file = showing.output.map { _ in String(place.dropFirst(FilePath.folder(of: place).count)) }
        parts = PartOrigin.parts(
          of: request.url, in: FilePath.folder(of: place), named: file.map { $0 + ".part" })
      }
      name =
        showing.output == nil
        ? .fromAnswer { name throws(FileProblem) in
          try environment.placeOfFile(inFolder(name))
        } : .given(place)
      let part =
        parts.first.flatMap { path in
          PartOrigin.read(beside: path).map { Download.Part(path: path, origin: $0) }
        } ?? (showing.continuesFile && showing.output != nil ? Download.Part(begun: place) : nil)
      let download = Download(of: request, as: name, continuing: part) { path throws(FileProblem) in
        try environment.openFile(path, false)
      }
      try download.attach(to: &prepared.request)
      if showing.continues, part == nil {
        display.output.note(
          Line("no part of it is here that could be gone on with; all of it is asked for", .dim))
      }
      return download
    } catch {
      throw CommandFailure(.requestParameter, "the file cannot be written: \(error.reason)")
    }
  }
}

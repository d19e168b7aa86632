package import ApusAnswers
internal import ApusClient
internal import ApusJSON
internal import ApusMarkup
internal import ApusRendering
package import ApusSurroundings
internal import ApusTeaching
internal import ApusText

/// What a person sees of a body first: a tree or a table of what can be read, a page as it is read, and of anything else
/// what it is.
struct FirstSight {
  let record: Record
  let view: ViewKind
  let output: Output

  func show() throws {
    guard view != .raw, isReadAtSight, !isStoppedPage else { return try showSource() }
    // A page is laid out as it is: values are made of it for who looks for one.
    if record.form == .page, !isOfNoType { return try showPage() }
    let reading: BodyReading
    do throws(BodyReading.Problem) {
      reading = try record.reading()
    } catch {
      if error.isInterruption { throw CancellationError() }
      return try showSource(because: error)
    }
    // What says that it is no text is taken for JSON only where it is plain that it is.
    if isOfNoType, reading.heading == nil { return try showSource() }
    try output.show(firstSightOf: reading, record.text.bytes, as: view)
  }

  /// What came of a page that was stopped on its way: nothing is laid out any more.
  private var isStoppedPage: Bool { Task.isCancelled && record.form == .page }

  private var isReadAtSight: Bool {
    if record.mayBeJSON { return true }
    switch record.form {
    case .lines, .events, .delimited, .page: return true
    // A drawing is markup, and nobody wants to see it.
    case .xml: return !mediaType.hasPrefix("image/")
    // Some servers call everything a page.
    case .json:
      return (isOfNoType || mediaType.hasPrefix("text/html")) && JSONBody.beginsLikeJSON(record.text.bytes)
    }
  }

  private var mediaType: String { record.exchange.response?.headers["Content-Type"]?.lowercased() ?? "" }
  private var isOfNoType: Bool { mediaType.hasPrefix("application/octet-stream") }

  private func showPage() throws {
    do {
      try output.show(page: PageView(record.text.bytes))
    } catch let error as MarkupError {
      if error.kind == .interrupted { throw CancellationError() }
      try showSource(because: .markup(error, isPage: true))
    }
  }

  private func showSource(because problem: BodyReading.Problem? = nil) throws {
    try output.showFolded(record.bodyView)
    guard case .markup(let error, let isPage) = problem else { return }
    let failure = CommandFailure(error, kind: isPage ? "HTML" : "XML", try: [])
    output.noteLater(Line(failure.message, .warning))
    for line in failure.details { output.noteLater(line) }
  }
}

extension ResponseDisplay {
  /// Whether a body was shown as a table without anybody's having asked for that.
  package func isTable(_ record: Record) -> Bool {
    view == .auto && output.console.outTraits.look.forms == .today
      && (try? record.document()).map { TreeView.LikeObjects.areFlat(in: $0.root) } ?? false
  }
}

extension Output {
  /// Shows what was read: a page as a page, and anything else as a view has it.
  ///
  /// - Parameter text: what it was read from, in UTF-8.
  package func show(firstSightOf reading: BodyReading, _ text: [UInt8], as view: ViewKind) throws {
    if reading.form == .page {
      let page = try? PageView(text)
      try Task.checkCancellation()
      if let page { return try show(page: page) }
    }
    // Rows are a table however few there are.
    let isRows = if case .delimited = reading.form { view == .auto } else { false }
    try show(
      value: reading.document.root, as: isRows ? .table : view, heading: reading.heading, flaws: reading.flaws
    )
  }

  /// To make lines of it takes its time.
  fileprivate func show(page: PageView) throws {
    try Task.checkCancellation()
    try showFolded(page)
    try Task.checkCancellation()
  }
}

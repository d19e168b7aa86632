package import ApusAnswers
internal import ApusClient
package import ApusExplorer
package import ApusJSON
internal import ApusLanguage
internal import ApusRendering
internal import ApusSurroundings
internal import ApusText

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What is seen of a request that is sent again and again: the first answer, and then what changes.
package struct WatchedAnswers {
  private let path: PathArgument
  private let pause: Duration
  private let sender: any RequestSender
  /// What was looked at last.
  package private(set) var before: Node?
  private var drawing: DrawingInPlace
  private var count = 0
  private var changed: Record?

  package init(_ path: PathArgument, every pause: Duration, _ sender: any RequestSender) {
    (self.path, self.pause, self.sender) = (path, pause, sender)
    drawing = DrawingInPlace(sender.output)
  }

  private var output: Output { sender.output }

  /// The whole response the first time, and what is no JSON; then what is different.
  package mutating func show(_ record: Record) throws {
    count += 1
    guard record.failure == nil, let now = try value(in: record) else {
      drawing.end()
      try sender.display.show(record)
      if record.failure != nil { _ = sender.conclude(record) }
      return output.sayAfterwords()
    }
    defer { before = now }
    if drawing.isPossible { return try draw(now, record) }
    guard let before else {
      guard path.isWhole else { return try output.showFolded(TreeView(now)) }
      return try sender.display.show(record)
    }
    if path.isWhole, let status = StatusLine(record.exchange, text: record.text) { output.note(status) }
    var effort = Effort()
    let differences = JSONDifference.between(before, now, within: &effort)
    // ^C is how it ends; there is nothing to say about that.
    guard effort.end == nil else { return }
    if differences.isEmpty, !path.isWhole { return }
    if !differences.isEmpty, output.isConversation || !output.console.noteTraits.isTerminal {
      output.note(Line("changed at \(record.exchange.startedAt.timeOfDay)", .dim))
    }
    try output.show(DiffView(differences))
  }

  /// Leaves what was drawn as it is.
  package mutating func end() { drawing.end() }

  private mutating func draw(_ now: Node, _ record: Record) throws {
    if let before, !before.sameValue(as: now) { changed = record }
    let when = changed.map { "changed at \($0.exchange.startedAt.timeOfDay)" } ?? "no change yet"
    let dot = output.console.outTraits.screen.glyphs.separator
    let said = Line([Units.count(count, "answer"), when, "^C ends it"].joined(separator: dot), .dim)
    // What is left out where there is no room is the end of what came.
    let status = StatusLine(record.exchange, text: record.text)?.lines(on: .endless).first
    try drawing.draw(said + (status.map { Line(dot, .dim) + $0 } ?? Line()), TreeView(now))
  }

  /// What is looked at: the one value of a path, or a list of all.
  private func value(in record: Record) throws -> Node? {
    guard let root = try? record.document().root else { return nil }
    let answers = sender.book
    let wanted = try path.answerPath(in: answers).path
    // The one value is looked up even when ^C has come meanwhile.
    let nodes =
      wanted.isSingular ? wanted.nodes(in: root) : Array(wanted.matches(in: root, limit: answers.outputLimit))
    if wanted.isSingular, let only = nodes.first { return only }
    return try JSONDocument("[\(nodes.map(\.text).joined(separator: ","))]").root
  }
}

extension Date {
  /// `14:05:03 UTC`
  fileprivate var timeOfDay: String {
    let time = Timestamp(seconds: Int(timeIntervalSince1970))
    return DateFormat("HH:mm:ss").text(for: time).map { "\($0) UTC" } ?? "\(self)"
  }
}

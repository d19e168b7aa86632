internal import ApusClient
internal import ApusFormats
internal import ApusJSON
internal import ApusRecordings
internal import ApusRendering
internal import ApusSavedSessions
internal import ApusText

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A session as a film of a terminal, in asciicast: its lines are typed, and what they showed comes as late as it came.
struct SessionCast {
  enum Version: Int, CaseIterable {
    /// Each event has its time.
    case two = 2
    /// Each event has the time since the one before.
    case three
  }

  private let session: PlayedSession
  private let pauses: Pauses

  /// Somebody types so fast, in seconds a key.
  private static let key = 0.04
  /// How long somebody looks at a line that asked nobody.
  private static let glance = 1.0

  /// - Parameter session: one that was played in colour.
  init(_ session: PlayedSession, pauses: Pauses) {
    self.session = session
    self.pauses = pauses
  }

  func text(_ version: Version) -> String {
    var events: [(time: Double, text: String)] = []
    var now = 0.0
    // When the one before ended, as it was recorded.
    var ended: Date?
    for played in session.steps {
      let typed = Self.typed(played.step.command)
      let start = played.recordings.first?.exchange.startedAt
      let typing = Double(typed.count) * Self.key
      let recorded = start.flatMap { start in ended.map { start.timeIntervalSince($0) - typing } }
      events.append((now, Self.prompt))
      now += pauses.length(of: recorded ?? Self.glance)
      for text in typed {
        events.append((now, text))
        now += Self.key
      }
      events.append((now, "\r\n"))
      let took = played.recordings.reduce(0.0) { $0 + Units.seconds($1.exchange.duration) }
      now += took
      if let last = played.recordings.last?.exchange {
        ended = last.startedAt.addingTimeInterval(Units.seconds(last.duration))
      }
      if !played.shown.isEmpty { events.append((now, Self.shown(played.shown))) }
    }
    return head(version) + Self.lines(events, version, end: now + Self.glance)
  }

  private static let prompt = Theme.colour.text(of: Line("$", .prompt) + Line(" "))

  /// Key by key; a line goes on behind its mark.
  private static func typed(_ command: String) -> [String] {
    command.map { $0.isNewline ? "\r\n> " : VisibleText.line(String($0)) }
  }

  private static func shown(_ text: String) -> String {
    let text = VisibleText.block(text, keepingStyles: true)
    return (text.hasSuffix("\n") ? text : text + "\n").replacing("\n", with: "\r\n")
  }

  private func head(_ version: Version) -> String {
    let start = session.steps.lazy.compactMap { $0.recordings.first?.exchange.startedAt }.first
    let time: [JSONValue.Member] =
      start.map { [.init("timestamp", .number(Int($0.timeIntervalSince1970)))] } ?? []
    let title: [JSONValue.Member] = [.init("title", .string(session.name))]
    let (width, height) = (JSONValue.number(ReplayScreen.width), JSONValue.number(ReplayScreen.height))
    let type = JSONValue.string("xterm-256color")
    let size: [JSONValue.Member] =
      switch version {
      case .two:
        [
          .init("width", width), .init("height", height),
          .init("env", .object([.init("TERM", type)])),
        ]
      case .three:
        [.init("term", .object([.init("cols", width), .init("rows", height), .init("type", type)]))]
      }
    let members = [JSONValue.Member("version", .number(version.rawValue))] + size + time + title
    return JSONValue.object(members).text + "\n"
  }

  private static func lines(_ events: [(time: Double, text: String)], _ version: Version, end: Double)
    -> String
  {
    var text = ""
    var before = 0
    for (time, output) in events {
      // Differences are of whole thousandths, so that they add up.
      let now = Int((time * 1000).rounded())
      text += "[\(seconds(version == .two ? now : now - before)), \"o\", \(JSONString.quoted(output))]\n"
      before = now
    }
    let last = Int((end * 1000).rounded())
    // The second version ends with its last event: what is shown last needs one behind it to be seen.
    text +=
      version == .two ? "[\(seconds(last)), \"o\", \"\"]\n" : "[\(seconds(last - before)), \"x\", \"0\"]\n"
    return text
  }

  private static func seconds(_ thousandths: Int) -> String {
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }
}

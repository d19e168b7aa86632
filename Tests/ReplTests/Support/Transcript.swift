import ApusFolderTestSupport
import ApusRendering
import ApusReplTestSupport
import Foundation
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

/// A conversation that was written down: a file in `Launch/Transcripts`.
///
///     # What it shows, in a sentence.
///     # terminal 80x24
///     apus> get /status/404
///     404 Not Found · 45 B · TIME · HTTP/1.1
///     = 4 http.404
///
/// Without a line about the terminal another program reads, and what is said about a body has `! ` before it. `%`
/// stands where a text ends without a newline, `⋮` for any number of lines or the
/// rest of one, `=` before what came of a failure.
struct Transcript: CustomTestStringConvertible, Sendable {
  struct Exchange: Sendable {
    let line: String
    var answer: [String]

    var failed: Bool { answer.last?.hasPrefix("= ") ?? false && answer.last != "= quit" }
  }

  let name: String
  let title: String
  let terminal: String?
  private(set) var exchanges: [Exchange] = []

  var testDescription: String { "\(name): \(title)" }

  private static let prompt = "apus> "

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Launch/Transcripts")

  /// Every file there is, by name.
  static let all: [Transcript] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted().compactMap { name in
      guard let data = FileManager.default.contents(atPath: folder.path + "/" + name) else { return nil }
      return Transcript(name: String(name.dropLast(4)), text: String(decoding: data, as: UTF8.self))
    }
  }()

  private init(name: String, text: String) {
    self.name = name
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let remarks = lines.prefix { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)) }
    title = remarks.first ?? name
    terminal = remarks.dropFirst().first { $0.hasPrefix("terminal ") }
    for line in lines.dropFirst(remarks.count) {
      if line.hasPrefix(Self.prompt) {
        exchanges.append(Exchange(line: String(line.dropFirst(Self.prompt.count)), answer: []))
      } else if !exchanges.isEmpty {
        exchanges[exchanges.count - 1].answer.append(line)
      }
    }
    if exchanges.last?.answer.last == "" { exchanges[exchanges.count - 1].answer.removeLast() }
  }

  /// Who reads.
  var traits: Console.Traits {
    guard let terminal else { return .plain }
    let sizes = terminal.split { !$0.isNumber }.compactMap { Int($0) }
    guard sizes.count == 2 else { return Talk.terminal }
    return Console.Traits(isTerminal: true, width: sizes[0], height: sizes[1])
  }

  /// Holds the conversation, and returns it as it went.
  func held() async throws -> Transcript {
    let home = try TestFolder()
    let variables = ["TOKEN": "s3cret", "HOME": home.path]
    // An editor that replaces one name by another, and a screen on which Enter is pressed.
    let talk = try await Talk(
      to: traits, variables: variables,
      setUp: {
        $0.edit = { $0.replacing("Ada", with: "Grace") }
        $0.screen = { ScriptedScreen("\r") }
      }, isSteady: true)
    try talk.folder.write(PracticeDescription.text, to: "practice.json")
    try talk.folder.write(SmallCollection.text, to: "shop.postman_collection.json")
    var held = self
    for index in exchanges.indices {
      let answer = await talk.say(exchanges[index].line)
      held.exchanges[index].answer = lines(of: answer, in: talk).map { $0.replacing(home.path, with: "HOME") }
    }
    return held
  }

  private func lines(of answer: Answer, in talk: Talk) -> [String] {
    var lines: [String] = []
    for piece in answer.pieces {
      let text = talk.normalised(String(decoding: piece.bytes, as: UTF8.self))
      var parts = text.split(separator: "\n", omittingEmptySubsequences: false).map(Self.seen)
      let end = parts.removeLast()
      if !end.isEmpty { parts.append(end + "%") }
      let mark = terminal == nil && piece.stream == .notes ? "! " : ""
      lines += parts.map { mark + $0 }
    }
    if let code = answer.code { lines.append("= \(answer.status) \(code)") }
    if answer.outcome == .quit { lines.append("= quit") }
    return lines
  }

  /// What is left of a line on a screen: what a slow machine told of its waiting is drawn over.
  private static func seen(_ line: Substring) -> String {
    String(line.ranges(of: "\r\u{1B}[K").last.map { line[$0.upperBound...] } ?? line)
  }

  /// Whether an answer, as it was written down, allows what was said.
  static func matches(_ expected: [String], _ actual: [String]) -> Bool {
    guard let gap = expected.firstIndex(of: "⋮") else {
      return expected.count == actual.count && zip(expected, actual).allSatisfy(matches)
    }
    let head = expected[..<gap]
    let tail = Array(expected[(gap + 1)...])
    guard actual.count >= head.count, zip(head, actual).allSatisfy(matches) else { return false }
    let rest = Array(actual.dropFirst(head.count))
    return (0...rest.count).contains { matches(tail, Array(rest[$0...])) }
  }

  private static func matches(_ expected: String, _ actual: String) -> Bool {
    expected.hasSuffix("⋮") ? actual.hasPrefix(expected.dropLast()) : expected == actual
  }

  /// Writes the file anew with what was said, but for answers that still match.
  func record(_ held: Transcript) throws {
    var text = "# \(title)\n" + (terminal.map { "# \($0)\n" } ?? "")
    for (old, new) in zip(exchanges, held.exchanges) {
      let answer = Self.matches(old.answer, new.answer) ? old.answer : new.answer
      text += ([Self.prompt + old.line] + answer).joined(separator: "\n") + "\n"
    }
    try Data(text.utf8).write(to: Self.folder.appending(path: name + ".txt"))
  }
}

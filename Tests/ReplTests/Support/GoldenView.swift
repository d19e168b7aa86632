import ApusClient
import ApusFolderTestSupport
import ApusReplTestSupport
import ApusSurroundings
import ApusSystem
import Foundation
import Synchronization
import Testing

@testable import ApusInvocation
@testable import ApusRepl

/// A view as each form draws it: a file in `Looking/Screens`, which begins with what there is to see.
///
///     # What it shows, in a sentence.
///     answer /items 200 application/json
///     header Link: </items?page=2>; rel="next"
///     | [{"id": 1},
///     |  {"id": 2}]
///     fails /down network.refused nothing listens there
///     file names.csv
///     | id,name
///     desk shop
///     let get /items
///     apus> table
///     keys jjl
///     apus> explore
///
/// `desk` has the session at a workspace of that name, among others that are kept in a folder of the view's own.
/// `let` says a line beforehand, whose words are not recorded. `keys` are pressed on the screen that the next line has for
/// itself, and its last picture is recorded. Nothing behind that is written by hand: with
/// `APUS_RECORD_CONVERSATIONS` in the environment the screens are written anew below, and the test fails, so that a
/// recording never passes for a test. A new view is a new file, and nothing else.
struct GoldenView: CustomTestStringConvertible, Sendable {
  let name: String
  private let head: [String]
  private let recorded: String
  private var responses: [String: CannedAnswers.Response] = [:]
  private var files: [String: [UInt8]] = [:]
  private var lines: [(text: String, isShown: Bool, keys: String?)] = []
  private var desk: String?

  var testDescription: String { name }

  private static let mark = "══ "

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Looking/Screens")

  static let all: [GoldenView] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted().compactMap { name in
      guard let data = FileManager.default.contents(atPath: folder.path + "/" + name) else { return nil }
      return GoldenView(name: String(name.dropLast(4)), text: String(decoding: data, as: UTF8.self))
    }
  }()

  private init(name: String, text: String) {
    self.name = name
    let all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    head = Array(all.prefix { !$0.hasPrefix(Self.mark) })
    recorded = all.dropFirst(head.count).joined(separator: "\n")
    var reader = HeadReader()
    for line in head { reader.read(line) }
    (responses, files, lines, desk) = (reader.responses, reader.files, reader.lines, reader.desk)
  }

  // MARK: Drawing

  /// Every form, below one another, and what of them is not as it should be.
  func drawn() async throws -> [(form: GoldenForm, screen: String)] {
    var screens: [(GoldenForm, String)] = []
    for form in GoldenForm.all { screens.append((form, try await screen(in: form))) }
    return screens
  }

  private func screen(in form: GoldenForm) async throws -> String {
    let folder = try TestFolder()
    for (name, bytes) in files { try Data(bytes).write(to: URL(filePath: folder.path + "/" + name)) }
    let memory = try MemoryConsole(in: folder)
    let screens = Mutex<ScriptedScreen?>(nil)
    let state = try TestFolder()
    var environment = Environment(
      variable: { $0 == "XDG_STATE_HOME" ? state.path : nil },
      files: .disk(home: folder.path, workingFolder: folder.path))
    environment.screen = { screens.withLock { $0 } }
    let engine = Engine(
      Context(
        console: memory.console(form.traits), transport: CannedAnswers(responses: responses),
        environment: environment))
    var invocation = Invocation()
    invocation.base = "http://h.test"
    _ = await engine.prepare(invocation)
    if let desk { _ = await engine.sit(at: .named(desk), asks: false) }
    if let line = form.line { _ = await engine.run(line) }
    _ = memory.take()
    var screen = ""
    for line in lines {
      let own = line.keys.map { ScriptedScreen($0, columns: form.traits.width, rows: form.traits.height) }
      screens.withLock { $0 = own }
      _ = await engine.run(line.text)
      let picture = (own?.lastRows ?? []).map { $0 + "\n" }.joined()
      let said = picture + memory.take().map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
      if line.isShown {
        screen += "apus> \(line.text)\n" + said + (said.isEmpty || said.hasSuffix("\n") ? "" : "%\n")
      }
    }
    return screen.replacing(folder.path, with: "FOLDER")
  }

  /// What the answers and the lines hold: it is on a screen as it is, whatever that can draw.
  var spokenCharacters: Set<Character> {
    Set(head.joined()).union(responses.values.flatMap { String(decoding: $0.body, as: UTF8.self) })
  }

  // MARK: What was recorded

  func expectUnchanged(_ screens: [(form: GoldenForm, screen: String)]) throws {
    let parts = screens.map { "\(Self.mark)\($0.form.title)\n" + $0.screen.replacing("\u{1b}", with: "␛") }
    if ProcessInfo.processInfo.environment["APUS_RECORD_CONVERSATIONS"] != nil {
      let head = head.last == "" ? head : head + [""]
      let text = head.joined(separator: "\n") + "\n" + parts.joined()
      try Data(text.utf8).write(to: Self.folder.appending(path: name + ".txt"))
      Issue.record("the screens of \(name) were recorded; look at them and run again")
      return
    }
    let written = recorded.components(separatedBy: "\n" + Self.mark)
    let now = parts.joined().components(separatedBy: "\n" + Self.mark)
    #expect(written.count == now.count)
    for (written, now) in zip(written, now) { #expect(written == now) }
  }
}

/// Reads what a view's file begins with.
private struct HeadReader {
  var responses: [String: CannedAnswers.Response] = [:]
  var files: [String: [UInt8]] = [:]
  var lines: [(text: String, isShown: Bool, keys: String?)] = []
  var desk: String?
  private var keys: String?
  private var path = ""
  private var file: String?

  mutating func read(_ line: String) {
    let (word, rest) = Self.split(line)
    switch word {
    case "answer":
      let words = rest.split(separator: " ", maxSplits: 2).map(String.init)
      guard words.count == 3, let status = Int(words[1]) else { return wrong(line) }
      (path, file) = (words[0], nil)
      responses[path] = CannedAnswers.Response(status: status, headers: ["Content-Type": words[2]])
    case "header":
      let parts = rest.split(separator: ": ", maxSplits: 1).map(String.init)
      guard parts.count == 2, let headers = responses[path]?.headers else { return wrong(line) }
      responses[path]?.headers = headers.adding(parts[0], parts[1])
    case "fails":
      let words = rest.split(separator: " ", maxSplits: 2).map(String.init)
      guard words.count == 3, let code = ErrorCode(named: words[1]) else { return wrong(line) }
      responses[words[0]] = CannedAnswers.Response(status: 0, body: Array(words[2].utf8), failure: code)
    case "file": file = rest
    case "|": add(Array((rest + "\n").utf8))
    case "hex":
      add(rest.split(separator: " ").compactMap { UInt8($0, radix: 16) })
    case "let": lines.append((rest, false, nil))
    case "desk": desk = rest
    case "keys": keys = rest.replacing("↵", with: "\r")
    case "apus>":
      lines.append((rest, true, keys))
      keys = nil
    case "#", "": break
    default: wrong(line)
    }
  }

  private mutating func add(_ bytes: [UInt8]) {
    if let file { files[file, default: []] += bytes } else { responses[path]?.body += bytes }
  }

  private func wrong(_ line: String) { Issue.record("no line of a view: \(line)") }

  private static func split(_ line: String) -> (word: String, rest: String) {
    guard let blank = line.firstIndex(of: " ") else { return (line, "") }
    return (String(line[..<blank]), String(line[blank...].dropFirst()))
  }
}

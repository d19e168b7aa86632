import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusRandomTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusClient
@testable import ApusLanguage
@testable import ApusRepl
@testable import ApusSurroundings

/// Every name of the table, in every place that its row has, on every screen, in exports and in recordings.
@Suite("Each row of the table of secret names", .paced)
struct SecretTableTests {
  /// A way to give a session a value of each name, in one line.
  private struct Planting: Sendable, CustomTestStringConvertible {
    let place: SecretNames.Place
    /// The line before the items.
    let start: String
    let separator: String
    var isVariable: Bool { place == .variable }
    var testDescription: String { "\(place): \(start)" }
  }

  private static let plantings = [
    Planting(place: .header, start: "get /echo", separator: ":"),
    Planting(place: .query, start: "get /echo", separator: "=="),
    Planting(place: .form, start: "post /echo --form", separator: "="),
    Planting(place: .form, start: "post /echo --multipart", separator: "="),
    Planting(place: .member, start: "post /echo", separator: "="),
    Planting(place: .cookie, start: "get /echo", separator: "="),
    Planting(place: .variable, start: "", separator: " = "),
  ]

  private static let looking = [
    "history", "show 1", "show 1 -v", "rerun 1", "raw", "request", "headers", "body", "tree", "env", "curl",
    "httpie", "http", "har", "swift", "swift --style urlsession", "explain", "timing",
  ]

  /// Each name with a value that is one whatever its rule is: a machine seems to have made it up.
  private static func values(in place: SecretNames.Place) -> [(name: String, secret: Canary)] {
    let names = SecretNames.table.filter { $0.places.contains(place) }.flatMap {
      $0.names.split(separator: " ").map { String($0).replacing("+", with: place == .header ? "-" : "_") }
    }
    return Set(names).sorted().enumerated().map { number, name in
      (name, Canary(seed: 7000 + number, isPlain: true))
    }
  }

  private static func lines(of planting: Planting, _ values: [(name: String, secret: Canary)]) -> [String] {
    let items = values.map { $0.name + planting.separator + $0.secret.secret }
    switch planting.place {
    case .variable: return items.map { "let \($0)" }
    case .cookie: return ["\(planting.start) 'Cookie:\(items.joined(separator: "; "))'"]
    default: return ["\(planting.start) \(items.joined(separator: " "))"]
    }
  }

  @Test("is hidden in its places, on every screen, in exports and in recordings", arguments: plantings)
  private func everywhere(_ planting: Planting) async throws {
    let values = Self.values(in: planting.place)
    #expect(values.count > 20)
    let talk = try await Talk(to: Talk.terminal)
    func expectNone(in text: String, _ place: String) {
      let text = SearchedText(text)
      for (name, canary) in values where canary.spelling(in: text) != nil {
        Issue.record("\(place) shows \(name) as a \(planting.place)")
      }
    }
    await talk.say("record it")
    let lines = Self.lines(of: planting, values)
    for line in lines {
      #expect(SecretShapes.isIn(line: line), "\(line) is kept in the history")
      expectNone(in: MaskedLine(line).text, "an excerpt")
      expectNone(in: await talk.say(line).text, "the line itself")
    }
    if planting.isVariable { await talk.say("get /echo") }
    let number = Self.plantings.firstIndex { $0.start == planting.start && $0.place == planting.place } ?? 0
    for looking in Pairing.share(Self.looking, of: number) {
      expectNone(in: await talk.say(looking).text, looking)
    }
    await talk.say("swift > a.swift", "curl > c.sh", "har > d.har", "http > e.http", "record off")
    for (file, text) in talk.folder.files where file != ".child-output" { expectNone(in: text, file) }
    #expect(await talk.say("replay it").outcome == .ok)
  }

  @Test("shows none of jwt, refresh_token, access_token and X-Jwt of one line")
  func oneLine() async throws {
    let talk = try await Talk(to: Console.Traits(isTerminal: true, width: 140, height: 24))
    await talk.say(
      "get /github/users/octocat jwt==jjjjjj99999 refresh_token==rrrrrr99999 access_token==aaaaaa99999 X-Jwt:jjjjjj12345",
      "let jwt = vvvvvv99999", "let key = plain")
    let history = await talk.say("history").text
    #expect(history.contains("?jwt=•••&refresh_token=•••&access_token=•••") && !history.contains("99999"))
    #expect(await talk.say("request").text.contains("X-Jwt: •••"))
    let env = await talk.say("env").text
    #expect(env.contains("jwt = •••") && env.contains("key = \"plain\""), "\(env)")
  }
}

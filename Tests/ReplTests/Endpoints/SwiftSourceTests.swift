import ApusCompilerTestSupport
import ApusFolderTestSupport
import ApusJSON
import ApusPacingTestSupport
import ApusPractice
import ApusReplTestSupport
import Foundation
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Requests as Swift source", .pacedEarly)
struct SwiftSourceTests {
  /// Requests of every kind, and what their sources are asked for with.
  private static let requests = [
    "get /github/users/octocat", "get /github/users/hubot", "get /github/users/nobody-xyz",
    "get /github/search/repositories q==swift per_page==2 Accept:application/vnd.github+json",
    "post /greenstore/api/v1/food/fruits name=りんご price:=120",
    "post /github/gists description=Hi public:=false files[a.txt][content]=Hi -A bearer -a s3cret",
    "post /echo --form name=Ada tags=a tags=b 'odd key=1' password=canary-1",
    "post /echo {\"class\": 1, \"+1\": [1.5, null], \"node-id\": null, \"名前\": \"りんご\", \"any\": [1, \"a\", {\"b\": null}], "
      + "\"at\": \"2024-01-31T12:30:00Z\", \"token\": \"canary-2\"} X-Trace:a X-Api-Key:canary-3",
    "put /echo --raw 'Dear Ada' q==1 api_key==canary-4 tag==a tag==b",
    "post /echo --multipart name=りんご tag=a tag=b 'odd \"key\"=1' password=canary-5 file@note.txt "
      + "'photo@note.txt;type=image/png'",
    "get /github/users/octocat -A digest -a ada:canary-6", "post /echo @apple.json", "delete /status/204",
    "post /echo {\"id\": 123456789012345678901234567890, \"ids\": [18446744073709551615]}",
  ]

  /// Requests whose answers have the types of the first: these are compiled in one style, which is most of the work.
  private static let sameTypes: Set = [2, 3]

  private func talk() async throws -> Talk {
    let talk = try await Talk()
    try talk.folder.write("Dear Ada,", to: "note.txt")
    try talk.folder.write(#"{"name": "りんご"}"#, to: "apple.json")
    for request in Self.requests { await talk.say(request) }
    return talk
  }

  private func source(_ talk: Talk, _ number: Int, _ style: String) async throws -> String {
    let answer = await talk.say("swift \(number) --style \(style)")
    try #require(answer.outcome == .ok, "\(answer.text)")
    return answer.outText
  }

  @Test("runs as it is written, with the library and with Foundation alone")
  func running() async throws {
    let talk = try await talk()
    var files: [String: String] = [:]
    var calls = ""
    for number in 1...Self.requests.count {
      files["Async\(number)"] = try await source(talk, number, "async").renamed(number)
      calls += "print(\"§\(number)\")\nawait sample\(number)()\n"
      guard !Self.sameTypes.contains(number) else { continue }
      files["Session\(number)"] = try await source(talk, number, "urlsession").nested(in: "Session\(number)")
      calls += "print(\"§\(number)\")\nawait Session\(number).sample()\n"
    }
    files["main"] = calls
    let modules = try #require(Compiler.modules)
    let objects = try Compiler.objects(of: [
      "ApusEncodings", "ApusSystem", "ApusJSON", "ApusClient", "ApusURLSession",
    ])
    let result = try Compiler.output(
      ofProgram: files, options: ["-I", modules] + objects,
      environment: [
        "AUTHORIZATION": "s3cret", "X_API_KEY": "key", "API_KEY": "key", "PASSWORD": "p", "TOKEN": "t",
      ])
    try #require(result.status == 0, "\(result.output)")
    let answers = result.output.split(separator: "§", omittingEmptySubsequences: false).dropFirst()
    try #require(answers.count == 2 * Self.requests.count - Self.sameTypes.count, "\(result.output)")
    let expected = [
      "octocat", "hubot", "404", "swift-client", "fruitId: ", "a.txt", "tags=b", "りんご", "Dear Ada",
      "image/png", "octocat", "りんご",
    ]
    for answer in answers {
      let number = try #require(Int(answer.prefix { $0 != "\n" }))
      if number <= expected.count { #expect(answer.contains(expected[number - 1]), "\(answer)") }
      #expect(!answer.contains("canary"), "\(answer)")
    }
  }

  @Test("is taken by the compiler in every style, for Combine and RxSwift with stand-ins for both")
  func reactive() async throws {
    let talk = try await talk()
    var files: [String: String] = [:]
    for (number, style) in zip(1..., ["combine", "rx", "callback", "combine", "rx", "rx"]) {
      files["Usage\(number)"] = try await source(talk, number, style).renamed(number)
    }
    let modules = try #require(Compiler.modules)
    let folder = try ReactiveModules.folder()
    files["Open"] = Self.openCombine
    let complaints = try Compiler.complaints(about: files, options: ["-I", folder.path, "-I", modules])
    #expect(complaints == "", "\(complaints)")
  }

  /// Both adapters beside each other, as an app may have them.
  private static let openCombine = """
    import ApusClient
    import OpenCombine
    import ApusReactive

    func open<E: Endpoint>(
      _ endpoint: E, _ client: APIClient<E.API>
    ) -> AnyPublisher<E.Response, APIError<E.ErrorResponse>> {
      client.openCombinePublisher(for: endpoint)
    }
    """

  /// Set `APUS_EVERY_ENDPOINT` to compile and run the source of everything the practice API serves.
  @Test(
    "of everything the practice API serves compiles, and writes what it has read",
    .enabled(if: ProcessInfo.processInfo.environment["APUS_EVERY_ENDPOINT"] != nil))
  func everyEndpoint() async throws {
    let talk = try await Talk()
    var files: [String: String] = [:]
    var calls = "import Foundation\n"
    var bodies: [String] = []
    for endpoint in PracticeEndpoint.all where !endpoint.example.hasPrefix("/faults") {
      let method = endpoint.methods.first.flatMap { $0.contains(" ") ? nil : $0 } ?? "GET"
      let number = bodies.count + 1
      await talk.say("\(method) \(endpoint.example) --timeout 2 > file\(number)")
      files["Async\(number)"] = try await source(talk, number, "async").renamed(number)
      let session = try await source(talk, number, "urlsession")
      files["Session\(number)"] = session.nested(in: "Session\(number)")
      let body = talk.folder.text(of: "file\(number)") ?? ""
      let isRead = session.contains("struct Response: ") || session.contains("typealias Response = [")
      bodies.append(isRead ? body : "")
      guard isRead, let name = session.firstMatch(of: /\nstruct (\w+): Sendable/)?.1 else { continue }
      let type = "Session\(number).\(name)"
      calls += """
        do {
          let sample = Data(#\"\"\"\n\(body)\n\"\"\"#.utf8)
          let value = try \(type).decoder.decode(\(type).Response.self, from: sample)
          print(\(number), String(decoding: try \(type).encoder.encode(value), as: UTF8.self))
        } catch { print(\(number), error) }

        """
    }
    files["main"] = calls
    let modules = try #require(Compiler.modules)
    let objects = try Compiler.objects(of: [
      "ApusEncodings", "ApusSystem", "ApusJSON", "ApusClient", "ApusURLSession",
    ])
    let result = try Compiler.output(ofProgram: files, options: ["-I", modules] + objects)
    try #require(result.status == 0, "\(result.output.prefix(4_000))")
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == bodies.count { !$0.isEmpty })
    for line in lines {
      let number = Int(line.prefix { $0.isNumber }) ?? 0
      let written = try? JSONDocument(String(line.drop { $0.isNumber }.dropFirst())).root.withoutNulls
      #expect(try written == JSONDocument(bodies[number - 1]).root.withoutNulls, "\(line.prefix(400))")
    }
  }

  @Test("has the names, enums and words of a description that is loaded")
  func described() async throws {
    let talk = try await Talk()
    try talk.folder.write(PracticeDescription.text, to: "practice.json")
    await talk.say(
      "spec practice.json", "get /github/users/octocat",
      "get /github/users/hubot/repos per_page==2 type==owner")
    let user = try await source(talk, 1, "async")
    #expect(user.contains("  /// Get a user\n  struct GetUser: Endpoint {"), "\(user)")
    #expect(user.contains("    /// The user's name.\n    let login: String\n"))
    #expect(user.contains(#"let endpoint = GitHub.GetUser(login: "octocat")"#))
    let list = try await source(talk, 2, "async")
    #expect(list.contains("(login: \"hubot\", type: .owner, perPage: 2)"), "\(list)")
    #expect(list.contains("      case member\n"))
  }

  @Test("is laid out as swift-format would")
  func layout() async throws {
    let talk = try await talk()
    var files: [String: String] = [:]
    for number in 1...Self.requests.count {
      for style in ["async", "urlsession"] {
        files["\(style)\(number)"] = try await source(talk, number, style)
      }
    }
    files["combine"] = try await source(talk, 4, "combine")
    files["rx"] = try await source(talk, 6, "rx")
    files["callback"] = try await source(talk, 8, "callback")
    let formatted = try Compiler.formatted(files)
    for (name, source) in files { #expect(formatted[name] == source, "\(name)") }
  }

  @Test("holds no secret, whatever carried it")
  func secrets() async throws {
    let talk = try await talk()
    for number in 1...Self.requests.count {
      for style in ["async", "urlsession"] {
        let source = try await source(talk, number, style)
        #expect(!source.contains("canary") && !source.contains("s3cret"), "\(source)")
      }
    }
    #expect(
      try await source(talk, 6, "async").contains(
        #"Secret(ProcessInfo.processInfo.environment["AUTHORIZATION"] ?? "")"#))
    #expect(
      try await source(talk, 9, "async").contains(
        #"apiKey: ProcessInfo.processInfo.environment["API_KEY"] ?? """#))
  }
}

import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusTesting
import Synchronization
import Testing

@Suite("Answers from a recording", .paced)
struct RecordedTransportTests {
  /// A folder with a recording of two users and a note, which was made with a token.
  private func recorded() async throws -> TestFolder {
    let folder = try TestFolder()
    let server = StubServer()
    server.answer(.get, "/v1/users/{login}") { request in
      .text(#"{"login": "\#(request.values["login"] ?? "")", "id": 1, "token": "tok-sesame-1234"}"#)
    }
    server.answer(.post, "/v1/notes", with: .status(201))
    let transport = try RecordedTransport(
      folder.path + "/hub.session.md", mode: .recordOnce(over: server))
    let client = client(transport)
    _ = try await client.send(HubUser())
    _ = try await client.send(HubUser(login: "mona"))
    _ = try await client.send(NewNote(text: "a"))
    return folder
  }

  private func client(_ transport: any Transport) -> APIClient<Hub> {
    let token = HeaderFields([HeaderField(name: "Authorization", value: Secret("Bearer tok-sesame-1234"))])
    return APIClient(service: Hub(), transport: transport, middleware: [DefaultHeaders(token)])
  }

  @Test("an app's requests are answered by method, URL and body")
  func replay() async throws {
    let folder = try await recorded()
    let transport = try RecordedTransport(folder.path + "/hub.session.md")
    let client = client(transport)
    #expect(try await client.send(HubUser(login: "mona")).login == "mona")
    #expect(
      transport.unused == ["GET https://hub.example/v1/users/octocat", "POST https://hub.example/v1/notes"])
    _ = try await client.send(NewNote(text: "a"))
    #expect(transport.unused.count == 1)
  }

  @Test("a request that was not recorded fails, with the nearest that was")
  func missing() async throws {
    let folder = try await recorded()
    let client = client(try RecordedTransport(folder.path + "/hub.session.har"))
    let failure = await #expect(throws: APIError<Hub.ErrorResponse>.self) {
      try await client.send(NewNote(text: "b"))
    }
    #expect(failure?.code == .replayMissing)
    #expect(
      "\(try #require(failure))".contains(
        "the nearest is number 3, POST https://hub.example/v1/notes: its body"))
  }

  @Test("a recording is used once, or as often as it is asked for")
  func repeats() async throws {
    let folder = try await recorded()
    let once = client(try RecordedTransport(folder.path + "/hub.session.md"))
    _ = try await once.send(HubUser())
    await #expect(throws: APIError<Hub.ErrorResponse>.self) { try await once.send(HubUser()) }
    let often = client(try RecordedTransport(folder.path + "/hub.session.md", repeats: true))
    for _ in 1...3 { #expect(try await often.send(HubUser()).login == "octocat") }
  }

  @Test("no secret is in the file, and the next run needs none")
  func redaction() async throws {
    let folder = try await recorded()
    let text = try #require(folder.text(of: "hub.session.har"))
    #expect(!text.contains("sesame") && text.contains("{{secret:"))
    let plain = APIClient(service: Hub(), transport: try RecordedTransport(folder.path + "/hub.session.har"))
    #expect(try await plain.send(HubUser()).id == 1)
  }

  @Test("what is recorded once is not asked for again")
  func once() async throws {
    let folder = try await recorded()
    let nobody = StubTransport { _ in .failure(.refused, "nobody is asked") }
    let transport = try RecordedTransport(folder.path + "/hub.session.md", mode: .recordOnce(over: nobody))
    #expect(try await client(transport).send(HubUser()).login == "octocat")
  }

  @Test("a refresh takes the place of what was recorded, and leaves the rest as it was")
  func refresh() async throws {
    let folder = try await recorded()
    let path = folder.path + "/hub.session.har"
    let server = StubServer()
    server.answer(.get, "/v1/users/{login}", with: .text(#"{"login": "new", "id": 2}"#))
    let before = try #require(folder.text(of: "hub.session.har")).split(separator: "\n")
    _ = try await client(try RecordedTransport(path, mode: .refresh(over: server))).send(HubUser())
    let after = try #require(folder.text(of: "hub.session.har")).split(separator: "\n")
    #expect(after.count == before.count && after[1] != before[1] && after.dropFirst(2) == before.dropFirst(2))
    let client = client(try RecordedTransport(path))
    #expect(try await client.send(HubUser()).login == "new")
    #expect(try await client.send(HubUser(login: "mona")).login == "mona")
  }

  @Test("a file that is missing or no recording is said with its name")
  func problems() throws {
    let missing = #expect(throws: RecordingError.self) { try RecordedTransport("no-such.session.md") }
    #expect(missing?.path.hasSuffix("TestingTests/Recorded/no-such.session.har") == true)
    let folder = try TestFolder()
    try folder.write("{\"log\": 1}", to: "a.har")
    let broken = #expect(throws: RecordingError.self) { try RecordedTransport(folder.path + "/a.har") }
    #expect(broken?.message == "1:1: expected a HAR log with entries")
    #expect(throws: RecordingError.self) {
      try RecordedTransport(folder.path + "/a.har", mode: .refresh(over: StubTransport()))
    }
  }

  @Test("tells how far a body has gone out and come in")
  func progress() async throws {
    let folder = try await recorded()
    let told = Mutex<[TransferProgress]>([])
    let client = client(try RecordedTransport(folder.path + "/hub.session.md"))
    _ = try await client.send(NewNote(text: "a"), headers: [:]) { options in
      options.onProgress = { progress in told.withLock { $0.append(progress) } }
    }
    let all = told.withLock(\.self)
    #expect(all.count == 11 && all.allSatisfy { $0.toSend == 12 } && all.map(\.sent).last == 12)
  }

  @Test("a session names its answers itself")
  func named() async throws {
    let folder = try await recorded()
    let har = try folder.read("hub.session.har")
    try folder.write(String(decoding: har, as: UTF8.self), to: "other.har")
    try folder.write("---\nsession: 1\ncassette: other.har\n---\n", to: "renamed.session.md")
    let client = client(try RecordedTransport(folder.path + "/renamed.session.md"))
    #expect(try await client.send(HubUser()).login == "octocat")
  }
}

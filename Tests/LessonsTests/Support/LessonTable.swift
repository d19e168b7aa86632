import ApusClient
import ApusCurlTransport
import ApusRedaction
import ApusRepl
import ApusSurroundings
import Synchronization

@testable import ApusLessons

/// Somebody at a lesson: lines go in, and what is said comes out.
final class LessonTable {
  let walk: LessonWalk
  private let sink: Sink

  /// What lessons run in, with transports of their own.
  static var world: LessonWorld {
    var environment = Environment()
    environment.anotherTransport = { (CurlTransport(), CookieStore()) }
    return LessonWorld(runner: CommandList.all, environment: environment, transport: CurlTransport())
  }

  static func source(_ text: String, name: String = "test") throws -> LessonSource {
    LessonSource(
      name: name, command: "tour \(name)", document: try LessonDocument(parsing: Array(text.utf8), file: "x"))
  }

  init(_ text: String, at position: Int = 0, progress: LessonProgress? = nil, elsewhere: Bool = false)
    async throws
  {
    let sink = Sink()
    self.sink = sink
    let traits = Console.Traits(isTerminal: true, width: 80, height: 24)
    let output = Output(
      Console(out: sink, notes: sink, outTraits: traits, noteTraits: traits), mask: SecretMask())
    var source = try Self.source(text)
    source.isFromElsewhere = elsewhere
    walk = try await LessonWalk(source, in: Self.world, output: output, progress: progress)
    try await walk.go(to: position, isFresh: true)
    output.flush()
  }

  /// Types a line, and returns what is shown then.
  @discardableResult
  func type(_ line: String) async throws -> String {
    _ = sink.take()
    _ = try await walk.take(line)
    walk.output.flush()
    return sink.take()
  }

  private final class Sink: ByteSink {
    private let state = Mutex<[UInt8]>([])

    func write(_ bytes: ArraySlice<UInt8>) { state.withLock { $0 += bytes } }

    func take() -> String {
      state.withLock { bytes in
        defer { bytes = [] }
        return String(decoding: bytes, as: UTF8.self)
      }
    }
  }

  static let text = """
    ---
    lesson: 1
    title: A short one
    ---

    Look at this.

    ```show
    get /status/204
    get /status/404
    ? http.404
    ```

    Now you.

    ```setup
    let name = hubot
    ```

    ```goal
    request path /github/users/hubot
    status 200
    ```

    ```hint
    Braces hold the name.
    ```

    ```answer
    get /github/users/{{name}}
    ```

    ```wrong
    get /github/users/octocat
    # That is somebody else.
    ```

    And a question.

    ```quiz
    Which says no?
    - [ ] 200
    # It says yes.
    - [x] 404
    ```

    Done.
    """
}

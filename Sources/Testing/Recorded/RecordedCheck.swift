public import ApusClient
internal import ApusRecordings

/// Whether what was recorded still decodes as the types of an app.
///
///     var check = try RecordedCheck("hub.session.md", of: GitHub())
///     check.decode(GitHub.User(login: "any"), at: "/users/{login}")
///     check.decode(GitHub.Search(text: "any"), at: "/search/repositories")
///     #expect(check.mismatches.isEmpty)
///     #expect(check.unread.isEmpty)
///
/// Each recording is read as the client reads an answer: one that is no success as the endpoint's `ErrorResponse`.
public struct RecordedCheck<API: Service>: Sendable {
  /// A recording that is not what its endpoint promises.
  public struct Mismatch: Sendable, CustomStringConvertible {
    /// `GET https://api.example.com/users/octocat`
    public let request: String
    /// The endpoint's type.
    public let endpoint: String
    /// What the client would have thrown, in words.
    public let message: String

    /// The request, the endpoint it is no answer of, and why.
    public var description: String { "\(request) is no \(endpoint): \(message)" }
  }

  private let api: API
  private let recordings: [Recording]
  private var read: Set<Int> = []
  /// What does not fit, in the order in which endpoints were named.
  public private(set) var mismatches: [Mismatch] = []

  /// - Parameters:
  ///   - path: as `RecordedTransport` takes it.
  ///   - api: whose decoder is used, and below whose base the paths are.
  ///   - file: the file that calls.
  /// - Throws: `RecordingError` for a file that is not there or no recording.
  public init(_ path: String, of api: API, file: String = #filePath) throws(RecordingError) {
    self.api = api
    recordings = try RecordedFile(path, beside: file).read().recordings
  }

  /// Reads every recording of an endpoint's method at a path.
  ///
  /// - Parameters:
  ///   - endpoint: the values of its parameters do not matter, unless its `decode` uses them.
  ///   - path: below the service's base; `{name}` stands for any segment. By default the endpoint's own.
  /// - Returns: how many recordings there were.
  @discardableResult
  public mutating func decode<E: Endpoint>(_ endpoint: E, at path: String? = nil) -> Int
  where E.API == API {
    let base = api.baseURL
    let pattern = RoutePattern(base.appending(path: path ?? endpoint.path.description).path)
    let client = APIClient(service: api, transport: StubTransport())
    // What cannot be asked for was not recorded.
    guard let method = try? client.request(for: endpoint).method else { return 0 }
    var count = 0
    for (place, recording) in recordings.enumerated() {
      let exchange = recording.exchange
      guard recording.failure == nil, exchange.request.method == method,
        exchange.request.url.origin == base.origin, pattern.values(in: exchange.request.url) != nil
      else { continue }
      count += 1
      read.insert(place)
      if let message = Self.problem(of: exchange, as: endpoint, client) {
        mismatches.append(
          Mismatch(request: Self.name(recording), endpoint: String(reflecting: E.self), message: message))
      }
    }
    return count
  }

  /// The recordings with an answer that no endpoint was named for.
  public var unread: [String] {
    recordings.enumerated().filter { !read.contains($0.offset) && $0.element.failure == nil }.map {
      Self.name($0.element)
    }
  }

  private static func name(_ recording: Recording) -> String {
    "\(recording.exchange.request.method) \(recording.exchange.request.url)"
  }

  private static func problem<E: Endpoint>(
    of exchange: Exchange, as endpoint: E, _ client: APIClient<API>
  ) -> String? where E.API == API {
    do throws(APIError<E.ErrorResponse>) {
      _ = try client.value(of: exchange, for: endpoint)
      return nil
    } catch {
      // A documented error is an answer as well.
      if case .rejected(_, .typed, _) = error { return nil }
      return "\(error)"
    }
  }
}

import ApusClient
import ApusPacingTestSupport
import ApusServices
import Testing

/// Idea A: a typed client from nothing but the language, on the Qiita API.
@Suite("Idea A: an API client from scratch", .paced)
struct FromScratchTests {
  let profile = """
    {"id": "yaotti", "permanent_id": 1, "name": null, "description": "こんにちは", "items_count": 300,
     "followers_count": 200, "followees_count": 100, "profile_image_url": "https://qiita.example/i.png",
     "image_monthly_upload_limit": 1048576, "image_monthly_upload_remaining": 524288, "team_only": false}
    """

  func client(_ answer: @escaping @Sendable (Request) async -> StubTransport.Answer) -> APIClient<Qiita> {
    APIClient(service: Qiita(token: Secret("t0ken")), transport: StubTransport(answer))
  }

  @Test("headers are a value that makes others and never changes")
  func headers() {
    let first: HeaderFields = ["Accept": "text/plain"]
    let second = first.adding("X-A", "1").adding("x-a", "2")
    #expect(first.count == 1)
    #expect(second.values(of: "X-A") == ["1", "2"])
  }

  @Test("the authenticated user's profile is asked for with the token and decoded")
  func profileOfTheUser() async throws {
    let profile = profile
    let client = client { request in
      let isRight =
        request.url.text == "https://qiita.com/api/v2/authenticated_user" && request.method == .get
      return .response(
        status: isRight && request.headers.contains("Authorization") ? 200 : 400, body: profile)
    }
    let user = try await client.send(Qiita.AuthenticatedUser())
    #expect(user.id == "yaotti")
    #expect(user.imageMonthlyUploadRemaining == 524_288)
    #expect(user.name == nil)
  }

  @Test("an article is posted as the API documents it")
  func post() throws {
    let article = Qiita.PostItem(
      title: "Swift で HTTP", markdown: "# 本文", tags: [Qiita.Tag(name: "Swift", versions: ["6.3"])],
      tweets: true)
    let request = try client { _ in .response(status: 201) }.request(for: article)
    #expect(request.method == .post)
    #expect(request.headers["Content-Type"] == "application/json")
    #expect(
      bodyText(request)
        == ##"{"title":"Swift で HTTP","body":"# 本文","tags":[{"name":"Swift","versions":["6.3"]}],"private":true,"tweet":true}"##
    )
  }

  @Test("a 204 without a body is a success where an empty response is expected")
  func delete() async throws {
    let client = client { .response(status: $0.method == .delete ? 204 : 400) }
    #expect(try await client.send(Qiita.DeleteItem(id: "c686397e4a0f4f11683d")) == EmptyResponse())
  }

  @Test("an empty body where a value is promised is told apart from a bad one")
  func empty() async throws {
    let error = try await #require(throws: APIError<Qiita.ErrorResponse>.self) {
      try await client { _ in .response(status: 200) }.send(Qiita.AuthenticatedUser())
    }
    #expect(error.code == .bodyEmpty)
  }

  @Test("an error with a body that decodes is a status and a typed value")
  func typedError() async throws {
    let body = #"{"message": "Unauthorized", "type": "unauthorized"}"#
    let error = try await #require(throws: APIError<Qiita.ErrorResponse>.self) {
      try await client { _ in .response(status: 401, body: body) }.send(Qiita.AuthenticatedUser())
    }
    guard case .rejected(401, .typed(let value), let exchange) = error else {
      Issue.record("not a typed rejection: \(error)")
      return
    }
    #expect(value.type == "unauthorized")
    #expect(exchange.body.bytes == Array(body.utf8))
  }

  @Test("an error with a body that does not decode keeps its status and its bytes")
  func rawError() async throws {
    let error = try await #require(throws: APIError<Qiita.ErrorResponse>.self) {
      try await client { _ in .response(status: 502, body: "<html>") }.send(Qiita.AuthenticatedUser())
    }
    guard case .rejected(502, .raw(let bytes, _), _) = error else {
      Issue.record("not a raw rejection: \(error)")
      return
    }
    #expect(bytes == Array("<html>".utf8))
  }

  @Test("being offline, and every other way not to get an answer, has a code of its own")
  func offline() async throws {
    for code in [ErrorCode.dns, .refused, .unreachable, .timeoutTotal] {
      let error = try await #require(throws: APIError<Qiita.ErrorResponse>.self) {
        try await client { _ in .failure(code, "no way there") }.send(Qiita.AuthenticatedUser())
      }
      #expect(error.code == code)
      #expect(error.exchange?.hops.count == 1)
    }
  }

  @Test("a value that cannot be sent is refused before anything is sent")
  func refusedEarly() async throws {
    let hostile = Qiita(token: Secret("a\r\nX-Evil: 1"))
    let client = APIClient(service: hostile, transport: StubTransport(status: 200))
    let error = try await #require(throws: APIError<Qiita.ErrorResponse>.self) {
      try await client.send(Qiita.AuthenticatedUser())
    }
    #expect(error.code == .requestHeader)
    #expect(error.exchange == nil)
  }

  @Test("a log line has the method, the URL, the status and the time, and no secret")
  func logging() async throws {
    let lines = Lines()
    var client = client { _ in .response(status: 404, body: "{}") }
    client.middleware = [LoggingMiddleware { lines.append($0) }]
    _ = try? await client.send(Qiita.AuthenticatedUser())
    #expect(lines.all == ["GET https://qiita.com/api/v2/authenticated_user · 404 · 0 ms"])
  }

  @Test("the same request comes back through a callback")
  func callback() async throws {
    let profile = profile
    let client = client { _ in .response(status: 200, body: profile) }
    let user = try await withCheckedThrowingContinuation { continuation in
      client.send(Qiita.AuthenticatedUser()) { continuation.resume(with: $0.mapError { $0 as any Error }) }
    }
    #expect(user.followersCount == 200)
  }
}

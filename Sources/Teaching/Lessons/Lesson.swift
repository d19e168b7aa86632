/// A lesson of the tour. Its text is a part of the program, so that it is there wherever the program is.
///
/// A new lesson is one file in `en`, and one line here; `help lesson` says how it is written, and a test proves it. What it
/// says in another language is a file in the folder of that language, and a line in `translation(into:)`.
package struct Lesson: Sendable {
  /// What `tour` is given: `first-request`.
  package let name: String
  /// The lesson's document.
  package let text: [UInt8]
  /// The service that it is about, where its lines can be asked of the service itself as well: they change nothing there.
  package var service: String?

  /// In the order in which they should be taken.
  package static let all = [
    Lesson(name: "first-request", text: PackageResources.first_request_lesson_md),
    Lesson(name: "reading-json", text: PackageResources.reading_json_lesson_md),
    Lesson(name: "building-a-request", text: PackageResources.building_a_request_lesson_md),
    Lesson(
      name: "authentication-and-credentials",
      text: PackageResources.authentication_and_credentials_lesson_md),
    Lesson(name: "failures", text: PackageResources.failures_lesson_md),
    Lesson(name: "status-codes", text: PackageResources.status_codes_lesson_md),
    Lesson(name: "decoding", text: PackageResources.decoding_lesson_md),
    Lesson(name: "pagination", text: PackageResources.pagination_lesson_md),
    Lesson(name: "redirects", text: PackageResources.redirects_lesson_md),
    Lesson(name: "from-exploring-to-swift", text: PackageResources.from_exploring_to_swift_lesson_md),
    Lesson(name: "caching-and-conditions", text: PackageResources.caching_and_conditions_lesson_md),
    Lesson(name: "basic-bearer-digest", text: PackageResources.basic_bearer_digest_lesson_md),
    Lesson(name: "oauth-device-code", text: PackageResources.oauth_device_code_lesson_md),
    Lesson(name: "request-signatures", text: PackageResources.request_signatures_lesson_md),
    Lesson(name: "cors", text: PackageResources.cors_lesson_md),
    Lesson(name: "cursor-pagination", text: PackageResources.cursor_pagination_lesson_md),
    Lesson(name: "limits-and-retries", text: PackageResources.limits_and_retries_lesson_md),
    Lesson(name: "negotiation-and-charsets", text: PackageResources.negotiation_and_charsets_lesson_md),
    Lesson(name: "cookies-and-sessions", text: PackageResources.cookies_and_sessions_lesson_md),
    Lesson(name: "connections-and-timeouts", text: PackageResources.connections_and_timeouts_lesson_md),
    Lesson(name: "uploads", text: PackageResources.uploads_lesson_md),
    Lesson(name: "server-sent-events", text: PackageResources.server_sent_events_lesson_md),
    Lesson(name: "graphql", text: PackageResources.graphql_lesson_md),
    Lesson(name: "websocket", text: PackageResources.websocket_lesson_md),
    Lesson(name: "tls-and-http2", text: PackageResources.tls_and_http2_lesson_md),
    Lesson(name: "debugging-with-curl", text: PackageResources.debugging_with_curl_lesson_md),
    Lesson(name: "criticising-an-api", text: PackageResources.criticising_an_api_lesson_md),
    Lesson(name: "typed-swift-client", text: PackageResources.typed_swift_client_lesson_md),
    Lesson(name: "errors-in-five-styles", text: PackageResources.errors_in_five_styles_lesson_md),
    Lesson(name: "ten-tasks", text: PackageResources.ten_tasks_lesson_md),
    Lesson(name: "github", text: PackageResources.github_lesson_md, service: "github"),
    Lesson(name: "qiita", text: PackageResources.qiita_lesson_md, service: "qiita"),
  ]
}

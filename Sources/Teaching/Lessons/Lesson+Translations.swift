package import ApusWords

extension Lesson {
  /// What the lesson says in a language: what is done stands in `text` alone. nil where nobody has translated it, and in
  /// the language that it was written in.
  package func translation(into language: SpokenLanguage) -> [UInt8]? {
    switch language {
    case .english: nil
    case .japanese: Self.japanese[name]
    }
  }

  private static let japanese: [String: [UInt8]] = [
    "first-request": PackageResources.first_request_ja_lesson_md,
    "reading-json": PackageResources.reading_json_ja_lesson_md,
    "building-a-request": PackageResources.building_a_request_ja_lesson_md,
    "authentication-and-credentials": PackageResources.authentication_and_credentials_ja_lesson_md,
    "failures": PackageResources.failures_ja_lesson_md,
    "status-codes": PackageResources.status_codes_ja_lesson_md,
    "decoding": PackageResources.decoding_ja_lesson_md,
    "pagination": PackageResources.pagination_ja_lesson_md,
    "redirects": PackageResources.redirects_ja_lesson_md,
    "from-exploring-to-swift": PackageResources.from_exploring_to_swift_ja_lesson_md,
    "caching-and-conditions": PackageResources.caching_and_conditions_ja_lesson_md,
    "basic-bearer-digest": PackageResources.basic_bearer_digest_ja_lesson_md,
    "oauth-device-code": PackageResources.oauth_device_code_ja_lesson_md,
    "request-signatures": PackageResources.request_signatures_ja_lesson_md,
    "graphql": PackageResources.graphql_ja_lesson_md,
    "websocket": PackageResources.websocket_ja_lesson_md,
    "cors": PackageResources.cors_ja_lesson_md,
    "cursor-pagination": PackageResources.cursor_pagination_ja_lesson_md,
    "limits-and-retries": PackageResources.limits_and_retries_ja_lesson_md,
    "negotiation-and-charsets": PackageResources.negotiation_and_charsets_ja_lesson_md,
    "cookies-and-sessions": PackageResources.cookies_and_sessions_ja_lesson_md,
    "connections-and-timeouts": PackageResources.connections_and_timeouts_ja_lesson_md,
    "uploads": PackageResources.uploads_ja_lesson_md,
    "server-sent-events": PackageResources.server_sent_events_ja_lesson_md,
    "tls-and-http2": PackageResources.tls_and_http2_ja_lesson_md,
    "debugging-with-curl": PackageResources.debugging_with_curl_ja_lesson_md,
    "criticising-an-api": PackageResources.criticising_an_api_ja_lesson_md,
    "typed-swift-client": PackageResources.typed_swift_client_ja_lesson_md,
    "errors-in-five-styles": PackageResources.errors_in_five_styles_ja_lesson_md,
    "ten-tasks": PackageResources.ten_tasks_ja_lesson_md,
    "github": PackageResources.github_ja_lesson_md,
    "qiita": PackageResources.qiita_ja_lesson_md,
  ]
}

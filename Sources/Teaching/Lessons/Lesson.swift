/// A lesson of the tour: a saved session that teaches something. Its text is a part of the program, so that it is
/// there wherever the program is.
///
/// A new lesson is one file in `sessions`, a link to it in `en`, and one line here.
package struct Lesson: Sendable {
  /// What `tour` is given: `first-request`.
  package let name: String
  /// The session document.
  package let text: [UInt8]
  /// The service that it is about, where its lines can be asked of the service itself as well: they change nothing there.
  package var service: String?

  /// In the order in which they should be taken.
  package static let all = [
    Lesson(name: "first-request", text: PackageResources.first_request_session_md),
    Lesson(name: "reading-json", text: PackageResources.reading_json_session_md),
    Lesson(name: "building-a-request", text: PackageResources.building_a_request_session_md),
    Lesson(
      name: "authentication-and-credentials",
      text: PackageResources.authentication_and_credentials_session_md),
    Lesson(name: "failures", text: PackageResources.failures_session_md),
    Lesson(name: "status-codes", text: PackageResources.status_codes_session_md),
    Lesson(name: "decoding", text: PackageResources.decoding_session_md),
    Lesson(name: "pagination", text: PackageResources.pagination_session_md),
    Lesson(name: "redirects", text: PackageResources.redirects_session_md),
    Lesson(name: "from-exploring-to-swift", text: PackageResources.from_exploring_to_swift_session_md),
    Lesson(name: "ten-tasks", text: PackageResources.ten_tasks_session_md),
    Lesson(name: "github", text: PackageResources.tour_github_session_md, service: "github"),
    Lesson(name: "qiita", text: PackageResources.tour_qiita_session_md, service: "qiita"),
  ]
}

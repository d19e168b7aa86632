/// A lesson of the tour: a saved session that teaches something. Its text is a part of the program, so that it is
/// there wherever the program is.
///
/// A new lesson is one file in `sessions`, a link to it in `Texts`, and one line here.
package struct Lesson: Sendable {
  /// What `tour` is given: `first-request`.
  package let name: String
  /// The session document.
  package let text: [UInt8]

  /// In the order in which they should be taken.
  package static let all = [
    Lesson(name: "first-request", text: PackageResources.first_request_session_md)
  ]
}

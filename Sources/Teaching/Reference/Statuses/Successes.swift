extension StatusEntry {
  /// 2xx: received, understood and done.
  static let successes = [
    StatusEntry(
      200, "the request was done, and the body is its result",
      "After GET the body is the resource; after POST it is what came of the action.",
      "Whether a cache may keep it depends on the method, on `Authorization` and on `Cache-Control`.",
      source: "RFC 9110, 15.3.1"),
    StatusEntry(
      201, "something new was made",
      "`Location` names it; without one it is at the URL that was asked.",
      "The body usually describes what was made.", source: "RFC 9110, 15.3.2",
      try: ["follow", "headers"]),
    StatusEntry(
      202, "the request was accepted and will be worked on later",
      "It may still fail, and HTTP has no way to tell you afterwards.",
      "The body should say where to look. `Location` means nothing that is defined here.",
      source: "RFC 9110, 15.3.3"),
    StatusEntry(
      203, "it is a success, and something on the way changed the response",
      "A transforming proxy says this in place of 200.", source: "RFC 9110, 15.3.4"),
    StatusEntry(
      204, "it was done, and there is nothing to send back",
      "There never is a body: a client that decodes one must not try here.",
      "DELETE and PUT often end like this; on Qiita they always do.", source: "RFC 9110, 15.3.5"),
    StatusEntry(
      205, "it was done, and the form that asked should be emptied",
      "There is no body.", source: "RFC 9110, 15.3.6"),
    StatusEntry(
      206, "this is the part that `Range` asked for, or several parts",
      "`Content-Range` says which part, and how long the whole is.",
      "Several come as `multipart/byteranges`, and each has a `Content-Range` of its own.",
      "A server that ignores `Range` answers 200 with everything.", source: "RFC 9110, 15.3.7"),
    StatusEntry(
      207, "several operations were done, and the body has a status for each",
      "Some of those may be failures: 207 says nothing about them.", source: "RFC 4918, 11.1"),
    StatusEntry(
      208, "the members of this collection were listed before in the same body", source: "RFC 5842, 7.1"),
    StatusEntry(
      226, "the body is the difference to what you have", "It answers `A-IM`.", source: "RFC 3229, 10.4.1"),
  ]
}

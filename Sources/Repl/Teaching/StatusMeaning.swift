/// What a status of 400 or more means, as RFC 9110 and RFC 6585 state it, and what may help.
struct StatusMeaning {
  let text: String
  let isAboutPath: Bool
  let suggestions: [String]

  private init(_ text: String, aboutPath: Bool = false, try suggestions: String...) {
    self.text = text
    isAboutPath = aboutPath
    self.suggestions = suggestions
  }

  static func of(_ status: Int) -> StatusMeaning {
    known[status]
      ?? (status < 500
        ? StatusMeaning("the server says that the request is at fault", try: "request", "headers")
        : StatusMeaning("the server says that it is at fault, not the request", try: "rerun"))
  }

  private static let known: [Int: StatusMeaning] = [
    400: StatusMeaning("the server could not make sense of the request", try: "request"),
    401: StatusMeaning("the server wants to know who you are", try: "auth bearer env:TOKEN", "headers"),
    403: StatusMeaning(
      "the server knows what you ask for and does not let you have it", try: "auth", "headers"),
    404: StatusMeaning(
      "the server understood the request and has no such resource", aboutPath: true, try: "ls"),
    405: StatusMeaning(
      "the resource is there and does not take this method; Allow says which it takes", aboutPath: true,
      try: "headers"),
    406: StatusMeaning("the server has nothing in a form that Accept allows", try: "env"),
    408: StatusMeaning("the server waited for the request and gave up", try: "rerun"),
    409: StatusMeaning("the request conflicts with what the resource is now", try: "body"),
    410: StatusMeaning("the resource was there and is gone for good", aboutPath: true, try: "ls"),
    411: StatusMeaning("the server wants to know the body's length before", try: "request"),
    412: StatusMeaning("a condition of the request, such as If-Match, did not hold", try: "request"),
    413: StatusMeaning("the body is larger than the server takes", try: "request"),
    414: StatusMeaning("the URL is longer than the server takes", try: "request"),
    415: StatusMeaning("the server does not take a body of this type", try: "request"),
    418: StatusMeaning("the server is a teapot and does not brew coffee", try: "headers"),
    422: StatusMeaning(
      "the server understood the body and some of its values are not acceptable", try: "body", "request"),
    428: StatusMeaning("the server wants a condition such as If-Match with this request", try: "headers"),
    429: StatusMeaning("too many requests; Retry-After may say how long to wait", try: "headers", "rerun"),
    431: StatusMeaning("the headers are larger than the server takes", try: "request"),
    500: StatusMeaning("something went wrong inside the server", try: "rerun"),
    501: StatusMeaning("the server does not know this method", try: "request"),
    502: StatusMeaning("a gateway got no good answer from the server behind it", try: "rerun"),
    503: StatusMeaning("the server cannot answer now; Retry-After may say when", try: "headers", "rerun"),
    504: StatusMeaning("a gateway got no answer in time from the server behind it", try: "rerun"),
    505: StatusMeaning("the server does not speak this version of HTTP", try: "raw"),
  ]
}

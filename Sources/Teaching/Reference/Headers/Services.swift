extension HeaderEntry {
  /// How much may be asked, as several services say it.
  static let limits = [
    HeaderEntry(
      "X-RateLimit-Limit", .response, "how many requests a window of time allows",
      "GitHub: 60 an hour without a token, 5,000 with one.", source: "GitHub REST documentation"),
    HeaderEntry(
      "X-RateLimit-Remaining", .response, "how many are left in this window",
      "At 0 GitHub answers 403 or 429 until X-RateLimit-Reset.", source: "GitHub REST documentation"),
    HeaderEntry(
      "X-RateLimit-Reset", .response, "when the window ends",
      "At GitHub it is in seconds since 1970; elsewhere it is often the seconds that are left.",
      "No standard says which: a small number is a duration.", source: "GitHub REST documentation"),
    HeaderEntry(
      "X-RateLimit-Used", .response, "how many were made in this window",
      source: "GitHub REST documentation"),
    HeaderEntry(
      "X-RateLimit-Resource", .response, "which limit this request counts against",
      "`core`, `search` and others each have their own: `get /rate_limit` lists them and costs nothing.",
      source: "GitHub REST documentation"),
  ]

  static let gitHub = [
    HeaderEntry(
      "X-GitHub-Api-Version", .request, "which version of GitHub's API you were written for",
      "Without it GitHub takes 2022-11-28.", source: "GitHub REST documentation", values: ["2022-11-28"]),
    HeaderEntry(
      "X-GitHub-Media-Type", .response, "which form GitHub chose for the body",
      source: "GitHub REST documentation"),
    HeaderEntry(
      "X-GitHub-Request-Id", .response, "GitHub's name for this request",
      "Its support asks for it.", source: "GitHub REST documentation"),
    HeaderEntry(
      "X-OAuth-Scopes", .response, "what your token may do",
      "Classic tokens and those of OAuth apps have scopes; fine-grained ones have permissions instead.",
      source: "GitHub REST documentation"),
    HeaderEntry(
      "X-Accepted-OAuth-Scopes", .response, "what a token must be allowed for this",
      source: "GitHub REST documentation"),
    HeaderEntry(
      "X-Poll-Interval", .response, "how many seconds to wait before asking for events again",
      source: "GitHub REST documentation"),
  ]

  static let qiita = [
    HeaderEntry(
      "Rate-Limit", .response, "how many requests an hour allows",
      "Qiita: 60 without a token, 1,000 with one.", source: "Qiita API v2 documentation"),
    HeaderEntry(
      "Rate-Remaining", .response, "how many are left in this hour", source: "Qiita API v2 documentation"),
    HeaderEntry(
      "Rate-Reset", .response, "when the hour ends, in seconds since 1970",
      source: "Qiita API v2 documentation"),
    HeaderEntry(
      "Total-Count", .response, "how many elements the list has in all",
      "Pages hold `per_page` of them; `Link` names the next.", source: "Qiita API v2 documentation"),
  ]
}

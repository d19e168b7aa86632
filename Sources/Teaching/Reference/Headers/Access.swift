extension HeaderEntry {
  /// What a token may do, and what this takes.
  static let access = [
    HeaderEntry(
      "X-Accepted-GitHub-Permissions", .response, "what a fine-grained token must be permitted for this",
      "`;` parts sets of which one is enough, `,` what a set needs together.",
      source: "GitHub REST documentation"),
    HeaderEntry(
      "X-GitHub-SSO", .response, "that an organization wants its single sign-on",
      "With `required` the token must be authorised at its `url`; with `partial-results` something was left out.",
      source: "GitHub REST documentation"),
  ]

  /// How much may be asked, as any service can say it.
  static let quotas = [
    HeaderEntry(
      "RateLimit", .response, "how much of a quota is left, and for how many seconds",
      "`\"day\";r=5;t=60`: 5 are left, and in 60 s it begins again.",
      "Three fields say the same in older drafts: RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset.",
      source: "IETF draft, RateLimit header fields for HTTP"),
    HeaderEntry(
      "RateLimit-Policy", .response, "which quotas there are",
      "`\"day\";q=100;w=86400`: 100 in a window of 86400 s.",
      source: "IETF draft, RateLimit header fields for HTTP"),
  ]
}

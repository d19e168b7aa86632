import ApusPacingTestSupport
import Testing

@testable import ApusEndpoints

@Suite("What a description says in words that a token must have", .paced)
struct DescribedNeedsTests {
  @Test(
    "scopes are the names before that word",
    arguments: [
      ("Tokens need the `repo` scope to use this endpoint.", ["repo"]),
      ("authenticate with the `read:packages` and `repo` scopes.", ["read:packages", "repo"]),
      ("need `a`, `b:c`, or `d` scopes. Also the `a` scope.", ["a", "b:c", "d"]),
      ("require the `write:x` [scope](https://docs.test/scopes).", ["write:x"]),
      ("with at least `gist` [scope](x), or `user` OAuth scope", ["gist", "user"]),
      ("**Scope requirements**: if `type` is not `container`, your token", []),
      ("the scope of `this`, and `two words` scope", []), ("", []),
    ])
  func scopes(_ text: String, _ names: [String]) { #expect(DescribedNeeds(text).scopes == names) }

  @Test(
    "permissions keep what kind they are of",
    arguments: [
      ("must have the `actions:read` permission to use", ["actions:read"]),
      (
        "must have the `events` read permission; the `secrets` organization permission",
        [
          "events read", "secrets organization",
        ]
      ),
      ("The possible permissions are `admin` and `read`.", []),
    ])
  func permissions(_ text: String, _ names: [String]) { #expect(DescribedNeeds(text).permissions == names) }

  @Test("media types are those of vendors, each once")
  func mediaTypes() {
    let text =
      "**`application/vnd.forge.raw+json`**: raw, application/vnd.forge.raw+json. `application/vnd.forge.diff`."
    #expect(
      DescribedNeeds(text).mediaTypes == ["application/vnd.forge.raw+json", "application/vnd.forge.diff"])
  }
}

import ApusClient
import Testing

/// A way in which a secret gets into a session: lines, in which `{S}` stands for it.
struct Planting: Sendable, CustomTestStringConvertible {
  let lines: [String]
  /// Whether it is typed; otherwise it stands in a variable, in a file, or behind a prompt.
  let isTyped: Bool
  /// Its place among all.
  let number: Int

  var testDescription: String { lines.joined(separator: ", ") }

  static let all = (schemes + typed + elsewhere).enumerated().map { number, lines in
    Planting(lines: lines, isTyped: number < schemes.count + typed.count, number: number)
  }

  /// Every scheme of the list, set for the session and on a line.
  private static let schemes =
    AuthScheme.all.map { scheme in
      let owner = scheme.owner == nil ? "" : scheme.owner == .user ? "me " : "X-Mine "
      return [
        "auth \(scheme.name) \(owner){S}", "get /echo", "get /bearer -v", "get /basic-auth/me/other",
        "get /digest-auth/me/other",
      ]
    }
    + AuthScheme.standard.map { scheme in
      let owner = scheme.takesSecretAlone ? "" : "me:"
      return [
        "get /echo -A \(scheme.name) -a \(owner){S}",
        "get /digest-auth/me/other -a \(owner){S} -A \(scheme.name)",
      ]
    }
    + AuthScheme.all.compactMap(\.words.curlSecret).map { ["curl \($0) {S} http://{H}/echo"] }

  /// `{H}` stands for the server, `{O}` for its other origin.
  private static let typed: [[String]] = [
    // Commands.
    ["auth basic me:{S}", "get /basic-auth/me/other"],
    ["set header X-Api-Key {S}", "get /echo"], ["X-Api-Key:{S}", "env", "get /echo"],
    ["api_key=={S}", "env", "get /echo"], ["set query access_token {S}", "get /echo"],
    ["base http://me:{S}@{H}", "base", "get /echo", "pwd"], ["base http://{S}@{H}", "get /echo"],
    ["set proxy http://me:{S}@{O}", "set", "get /echo"],
    ["let token = {S}", "get /echo X-Api-Key:{{token}}"],
    // Lines that ask.
    ["get /echo Authorization:'Bearer {S}'"], ["get /echo X-Api-Key:{S} X-Auth-Token:{S} -v"],
    ["get /echo Cookie:sid={S}", "get /cookies Cookie:sid={S}"], ["get /echo -a me:{S}", "rerun 1"],
    ["get http://me:{S}@{H}/echo"], ["get http://{S}@{H}/echo"], ["get /echo?access_token={S}"],
    ["get /echo token=={S} client_secret=={S}"], ["get /echo --proxy http://me:{S}@{O}"],
    ["repeat 2 get /echo X-Api-Key:{S}"], ["get /echo X-Api-Key:{S} --stream"],
    ["send PURGE /echo X-Api-Key:{S}"],
    // Bodies, such as token endpoints want.
    ["post /echo --form grant_type=password username=me password={S}"], ["post /echo client_secret={S} a=1"],
    ["post /echo {\"password\": \"{S}\", \"deep\": [{\"refresh_token\": \"{S}\"}]}"],
    ["post /echo --multipart password={S} a=1"],
    ["put /echo --raw 'client_secret={S}' Content-Type:application/x-www-form-urlencoded"],
    // Lines of other programs.
    ["curl -u me:{S} http://{H}/echo"], ["curl -H 'Authorization: Bearer {S}' http://{H}/echo"],
    ["curl -b sid={S} http://{H}/echo"],
    ["curl -d password={S} http://{H}/echo"], ["curl -x http://me:{S}@{O} http://{H}/echo"],
    ["curl --json '{\"client_secret\": \"{S}\"}' http://{H}/echo"], ["curl 'http://{H}/echo?api_key={S}'"],
    ["http -a me:{S} http://{H}/echo"], ["http -A bearer -a {S} http://{H}/echo"],
    ["http http://{H}/echo Authorization:'Bearer {S}'"], ["http -f POST http://{H}/echo password={S}"],
    // The server sends it back: in a body, in a redirect, to another origin.
    ["get /redirect-to url=='/echo?token={S}' X-Api-Key:{S}", "follow"],
    ["get /redirect-to url=='http://{O}/credentials' X-Api-Key:{S} --follow"],
    ["post /status/401 X-Api-Key:{S} password={S}", "explain"],
    // Lines that are mistaken.
    ["get /echo Authorization:{S} --nope"], ["gte /echo -a me:{S}"], ["auth bearre {S}"],
    ["auth bearer {S} more"],
    ["get http://me:{S}@/x"], ["get http://me:{S}@h:x/"], ["base http://me:{S}@h/{{nobody}}"],
    ["set proxy ftp://me:{S}@h"], ["curl -u me:{S} --nope http://{H}/"], ["get /echo token=={S} 'open"],
    ["post /echo {\"password\": \"{S}\","], ["get /nothing/{{nobody}} X-Api-Key:{S}"],
    ["preview get /echo?access_token={S} X-Api-Key:{S}"], ["preview post /echo password={S}"],
    ["get /faults/network.reset?token={S} X-Api-Key:{S}"], ["get http://127.0.0.1:1/?token={S} -a me:{S}"],
  ]

  private static let elsewhere: [[String]] = [
    ["auth bearer env:CANARY", "get /bearer", "get /echo"], ["auth basic me env:CANARY", "get /echo"],
    ["auth digest me env:CANARY", "get /digest-auth/me/other"],
    ["auth header X-Mine env:CANARY", "get /echo"],
    ["auth bearer file:canary.txt", "get /echo"], ["auth bearer", "get /echo"],
    ["auth basic me", "get /echo"],
    ["let v = env:CANARY", "get /echo X-V:{{v}}", "get /bearer Authorization:'Bearer {{v}}'"],
    ["let v = file:canary.txt", "post /echo X-V:{{v}} a=1", "get /echo -a me:{{v}}"],
    [
      "let v = env:CANARY", "get /echo?x={{v}}", "post /echo text={{v}}", "let w = {{v}}",
      "get /echo X-W:{{w}}",
    ],
    ["run lines.apus"], ["run --trust requests.http"],
  ]
}

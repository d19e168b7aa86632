/// Who asks the practice API's authorization server. Any name will do, but some have a meaning.
enum OAuthClientName: String {
  /// The server knows no such client.
  case nobody
  /// The token endpoint answers with a page.
  case html
  /// The redirect brings the state of another login.
  case forged
  /// The code for a device has run out.
  case late
  /// Somebody says no.
  case denied
  /// The server wants to be asked for a device's code less often.
  case slow
  /// Its first token is good for two requests; those it is renewed by are good for all.
  case short
  /// What it renews is refused.
  case stale
}

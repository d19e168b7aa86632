import ApusClient
import ApusLanguage
import ApusLanguageTestSupport
import ApusRedaction

/// What a line asks for in a session that follows no redirects, as it may be written for other programs.
func redacted(_ line: String, files: [String: String] = [:], secrets: [Secret] = []) throws -> RedactedRequest
{
  var redactor = Redactor(secrets: secrets)
  let request = try prepare(line, files: files) { $0.options.followsRedirects = false }.request
  return RedactedRequest(request, redactor: &redactor)
}

import APIClient
import Language
import LanguageTestSupport
import Redaction

/// What a line asks for, as it may be written for other programs.
func redacted(_ line: String, files: [String: String] = [:], secrets: [Secret] = []) throws -> RedactedRequest
{
  var redactor = Redactor(secrets: secrets)
  return RedactedRequest(try prepare(line, files: files).request, redactor: &redactor)
}

import ApusClient
import Testing

@testable import ApusRedaction

@Suite("Secrets that a page's fields name")
struct PageSecretsTests {
  private func found(_ page: String) -> [String] {
    let bytes = Array(page.utf8)
    return PageSecrets.all(in: bytes).map { place in
      "\(place.name)=\(String(decoding: bytes[place.range], as: UTF8.self))"
    }
  }

  @Test(
    "are what its fields and its head hold",
    arguments: [
      ("<input name=\"csrf_token\" value=\"ab\">", "csrf_token=ab"),
      ("<meta name='csrf-token' content='ab'>", "csrf-token=ab"),
      ("<input type=password value=ab>", "password=ab"),
      ("<textarea name=\"password\" rows=2>\n  a b \n</textarea>", "password=a b"),
      ("<TEXTAREA name=token>ab", "token=ab"),
    ])
  func fields(_ page: String, _ expected: String) {
    #expect(found(page) == [expected])
    #expect(found("<p>" + page + "<p>") == [expected])
  }

  @Test(
    "are none of another name, none without a value, and none in another element",
    arguments: [
      "", "<", "<input", "<input name=token>", "<input name=city value=ab>",
      "<textarea name=token></textarea>",
      "<textarea name=token>  <b>", "<textareas name=token>ab", "<textarea name=token",
      "<p name=token>ab</p>",
      "<input name=token value={{secret:token}}>", "<textarea name=note>ab</textarea>",
    ])
  func others(_ page: String) {
    #expect(found(page).isEmpty)
  }
}

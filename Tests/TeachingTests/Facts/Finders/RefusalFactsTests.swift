import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("What is told of a refusal", .paced)
struct RefusalFactsTests {
  @Test("401 with invalid_token and no credential: the server's claim, and that none was sent")
  func tokenThatWasNotSent() throws {
    let challenge = [("WWW-Authenticate", #"Bearer realm="x", error="invalid_token""#)]
    let text = try Explained.answer(401, challenge)
    #expect(!text.contains("It got a token"), "\(text)")
    #expect(text.contains("The server says that a token is not valid, and none was sent"), "\(text)")
    #expect(text.contains("The request carried no credential."), "\(text)")
    let sent = try Explained.answer(401, challenge, sent: ["Authorization": "Bearer x"])
    #expect(sent.contains("The server says that the token is not valid."), "\(sent)")
    #expect(!sent.contains("none was sent") && !sent.contains("no credential"), "\(sent)")
    let password = try Explained.answer(401, challenge, sent: ["Authorization": "Basic dTpw"])
    #expect(password.contains("a token is not valid, and none was sent in Authorization"), "\(password)")
    let field = HeaderField(name: "Authorization", value: .basic(user: "u", password: Secret("p")))
    let hidden = try Explained.answer(401, challenge, sent: HeaderFields([field]))
    #expect(hidden.contains("a token is not valid, and none was sent in Authorization"), "\(hidden)")
  }

  @Test(
    "401 by Basic or Digest: no token is wanted, and the line to type fits", arguments: ["Basic", "Digest"])
  func passwords(_ scheme: String) throws {
    let text = try Explained.answer(401, [("WWW-Authenticate", #"\#(scheme) realm="a, b""#)])
    #expect(!text.contains("token") && !text.contains("auth bearer"), "\(text)")
    #expect(
      text.contains("It asks for \(scheme) authentication.")
        && text.contains("auth \(scheme.lowercased()) USER"), "\(text)")
    #expect(try Explained.answer(401, [("WWW-Authenticate", "Bearer")]).contains("Bearer authentication"))
  }

  @Test("several schemes in one header, or in several: all of them, and which Apus can do")
  func schemes() throws {
    for challenges in [
      [#"Negotiate, Basic realm="a, Digest", charset="UTF-8", Bearer"#],
      ["Negotiate", #"Basic realm="x""#, "Bearer scope=\"a b\""],
    ] {
      let text = try Explained.answer(401, challenges.map { ("WWW-Authenticate", $0) })
      #expect(text.contains("It asks for Negotiate, Basic or Bearer authentication."), "\(text)")
      #expect(text.contains("Apus can do Basic and Bearer."), "\(text)")
      #expect(text.contains("auth bearer"), "\(text)")
    }
    for scheme in ["Negotiate abc==", "ApiKey"] {
      let text = try Explained.answer(401, [("WWW-Authenticate", scheme)])
      #expect(text.contains("Apus can do none"), "\(text)")
      #expect(!text.contains("auth bearer"), "\(text)")
    }
  }

  @Test("403 with insufficient_scope: which scope the token lacks")
  func scope() throws {
    let text = try Explained.answer(
      403, [("WWW-Authenticate", #"Bearer error="insufficient_scope", scope="repo gist""#)],
      sent: ["Authorization": "Bearer x"])
    #expect(text.contains("The server says that the token lacks a scope: repo gist."), "\(text)")
    #expect(!text.contains("who you are") && !text.contains("auth bearer"), "\(text)")
  }

  @Test("a credential that may be in a cookie, a query or a body is not denied")
  func hiddenCredentials() throws {
    for text in [
      try Explained.answer(401, sent: ["Cookie": "sid=1"]),
      try Explained.answer(401, url: "https://api.test/?access_token=x"),
    ] {
      #expect(!text.contains("The request carried no credential."), "\(text)")
      #expect(text.contains("no credential in a header of its own"), "\(text)")
    }
  }
}

import ApusPacingTestSupport
import Testing

@testable import ApusClient
@testable import ApusSwiftSource

@Suite("Secrets in what was asked, as source has them", .paced)
struct SourceModel_SecretsTests {
  private func model(_ body: SentBody) throws -> EndpointModel {
    let url = try WebURL("http://example.test/v2/graphql")
    let seen = MadeUpExchange(Request(method: .post, url: url, body: body))
    return try SourceModel(of: SourceMaterial(seen, among: [seen])).model(named: nil)
  }

  @Test("a secret that is written in a query, or in the JSON of a part, is in the environment")
  func graphQLSecrets() throws {
    let query = #"{"query":"{ login(password: \"hunter22\") }","variables":{"password":"hunter23"}}"#
    let body = SentBody.bytes(Array(query.utf8), contentType: "application/json")
    let source = SwiftSource.text(of: try model(body), usedBy: .async)
    #expect(
      source.contains(
        #""{ login(password: \"" + (ProcessInfo.processInfo.environment["PASSWORD"] ?? "") + "\") }""#),
      "\(source)")
    #expect(!source.contains("hunter2") && source.contains("import Foundation"))
    let form = MultipartForm([.field("operations", query)], boundary: "B")
    let parts = SwiftSource.text(of: try model(.multipart(form)), usedBy: .async)
    #expect(!parts.contains("hunter2") && parts.contains(#"environment["PASSWORD"]"#), "\(parts)")
  }

  @Test("a secret that a variable, a pair or a neighbour names is in the environment")
  func namedElsewhere() throws {
    for text in [
      #"{"query":"query($p:String!){a(password:$p)}","variables":{"p":"hunter2"}}"#,
      #"{"headers":[["Authorization","hunter2"]]}"#,
      #"{"headers":[{"name":"Authorization","value":"hunter2"}]}"#,
    ] {
      let body = SentBody.bytes(Array(text.utf8), contentType: "application/json")
      for style in [UsageStyle.async, .urlsession] {
        let source = SwiftSource.text(of: try model(body), usedBy: style)
        #expect(!source.contains("hunter2") && source.contains("environment["), "\(source)")
      }
    }
  }

  @Test(
    "a secret of a path, and one in a query in GraphQL, is in the environment",
    arguments: [
      "/v2/x;password=hunter2", #"/v2/x?query=%7Ba(password:%22hunter2%22)%7D"#,
      "/v2/x?query=query($p:String!)%7Ba(password:$p)%7D&variables=%7B%22p%22:%22hunter2%22%7D",
      "/v2/x?variables=%7B%22password%22:%22hunter2%22%7D", "/v2/x?next=%252Fx%253Fpassword%253Dhunter2",
    ])
  func urls(_ path: String) throws {
    let seen = MadeUpExchange(Request(url: try WebURL("http://example.test" + path)))
    let model = try SourceModel(of: SourceMaterial(seen, among: [seen])).model(named: nil)
    let source = SwiftSource.text(of: model, usedBy: .async)
    #expect(!source.contains("hunter2") && source.contains(#"environment["PASSWORD"]"#), "\(source)")
  }

  @Test(
    "a token of a path is in the environment, and in no name; one that goes over several segments in several variables",
    arguments: [
      ("/bot123456789:AAcnryefghijklmnopqrstuvwxyz0123456/getMe", #""bot" + "#),
      ("/bot123456789%3AAAcnryefghijklmnopqrstuvwxyz0123456/getMe", #""bot" + "#),
      ("/hook/ghp_cnryefghijklmnopqrstuvwxyz0123456789", "ProcessInfo"),
      ("/v2/eyJcnryciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abcdefghijk/a", "value: "),
      ("/services/TCNRY0000/BCNRY0000/cnryABCDefghIJKL", #"environment["TOKEN_3"]"#),
    ])
  func tokens(_ path: String, _ expected: String) throws {
    let seen = MadeUpExchange(Request(url: try WebURL("https://hooks.slack.com" + path)))
    let beginning = path.split(separator: "/").prefix(2).joined(separator: "/")
    for base in [nil, try WebURL("https://hooks.slack.com/" + beginning)] {
      var material = SourceMaterial(seen, among: [seen])
      material.base = base
      for style in [UsageStyle.async, .urlsession] {
        let source = SwiftSource.text(of: try SourceModel(of: material).model(named: nil), usedBy: style)
        #expect(!source.lowercased().contains("cnry"), "\(source)")
        #expect(source.contains(#"environment["TOKEN"]"#) && source.contains(expected), "\(source)")
      }
    }
  }

  @Test("a secret of the request that stands in its path, too, is in the environment, and in no name")
  func alsoInPath() throws {
    let seen = MadeUpExchange(
      Request(
        url: try WebURL("http://example.test/v2/check/ada/hunter22/end"),
        headers: HeaderFields([HeaderField(name: "X-Api-Key", value: Secret("hunter22", name: "KEY"))])))
    for style in [UsageStyle.async, .urlsession] {
      let model = try SourceModel(of: SourceMaterial(seen, among: [seen])).model(named: nil)
      let source = SwiftSource.text(of: model, usedBy: style)
      #expect(!source.lowercased().contains("hunter"), "\(source)")
      #expect(source.contains(#"environment["KEY"]"#) && !source.contains("{{"), "\(source)")
    }
  }

  @Test("a secret behind a segment is in no name")
  func segmentSecret() throws {
    let seen = MadeUpExchange(Request(url: try WebURL("http://example.test/v2/x;password=hunter2/y")))
    let model = try SourceModel(of: SourceMaterial(seen, among: [seen])).model(named: nil)
    #expect(!SwiftSource.text(of: model, usedBy: .async).lowercased().contains("hunter2"))
  }

  @Test(
    "what only looks like the place of a secret is text, wherever it stands, unless a replay put it there",
    arguments: [
      ("application/json", #"{"v":"{{secret:HOME}}"}"#),
      ("application/json", #"{"v":"a=1&token=hunter22&{{secret:HOME}}"}"#),
      ("application/x-www-form-urlencoded", "v=%7B%7Bsecret%3AHOME%7D%7D"),
      ("text/plain", "{{secret:HOME}}"), ("text/plain", "a\u{0}{{secret:HOME}}"),
      ("text/plain", "password: hunter22 {{secret:HOME}}"),
    ])
  func lookalikes(_ type: String, _ text: String) throws {
    let url = try WebURL("http://example.test/v2/a?q=%7B%7Bsecret:HOME%7D%7D")
    let body = SentBody.bytes(Array(text.utf8), contentType: type)
    let seen = MadeUpExchange(
      Request(method: .put, url: url, headers: ["X-V": "{{secret:HOME}}"], body: body))
    var material = SourceMaterial(seen, among: [seen])
    for style in [UsageStyle.async, .urlsession] {
      let source = SwiftSource.text(of: try SourceModel(of: material).model(named: nil), usedBy: style)
      #expect(!source.contains(#"["HOME"]"#) && !source.contains("ffff"), "\(source)")
      #expect(source.ranges(of: "{{secret:HOME}}").count >= 2, "\(source)")
    }
    material.isOfReplay = true
    if type == "text/plain" {
      let source = SwiftSource.text(of: try SourceModel(of: material).model(named: nil), usedBy: .async)
      #expect(source.contains(#"["HOME"]"#), "\(source)")
    }
  }

  @Test(
    "a secret of XML, of a string in JSON, of a URL in a form or of a text is in the environment",
    arguments: [
      ("application/xml", "<a><Password>hunter22</Password></a>"),
      ("application/json", #"{"db":"postgres://u:hunter22@h/x"}"#),
      ("application/x-www-form-urlencoded", "a=1&cb=https%3A%2F%2Fh%2F%3Ftoken%3Dhunter22"),
      ("text/plain", "password: hunter22"),
    ])
  func textSecrets(_ type: String, _ text: String) throws {
    let source = SwiftSource.text(of: try model(.bytes(Array(text.utf8), contentType: type)), usedBy: .async)
    #expect(!source.contains("hunter22") && source.contains("processInfo.environment["), "\(source)")
  }
}

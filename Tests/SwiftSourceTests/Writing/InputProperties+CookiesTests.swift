import ApusDescriptionTestSupport
import ApusOpenAPI
import ApusPacingTestSupport
import Testing

@testable import ApusSwiftSource

@Suite("The cookies of an endpoint", .paced)
struct InputPropertiesCookiesTests {
  private func lines(_ parameters: String, _ style: SwiftSource.Style) throws -> String {
    let specification = try Sample.openAPI(#"{"/a":{"get":{"parameters":[\#(parameters)]}}}"#)
    let model = EndpointModel(try #require(specification.operations.first), of: specification)
    return SwiftSource.text(of: model, style)
  }

  private static let session = #"{"name":"sid","in":"cookie","required":true,"schema":{"type":"string"}}"#
  private static let theme =
    #"{"name":"theme","in":"cookie","schema":{"type":"string","enum":["dark","light"]}}"#

  @Test("that always goes stands among the headers")
  func one() throws {
    let library = try lines(Self.session, .library)
    #expect(library.contains("    let sid: String\n"), "\(library)")
    #expect(library.contains(#"    var headers: HeaderFields { ["Cookie": "sid=" + sid] }"#), "\(library)")
    let alone = try lines(Self.session, .foundation)
    #expect(
      alone.contains(
        #"""
            request.httpShouldHandleCookies = false
            request.setValue("sid=" + sid, forHTTPHeaderField: "Cookie")

        """#), "\(alone)")
  }

  @Test("are one header, without those that are not there")
  func several() throws {
    let library = try lines(Self.session + "," + Self.theme, .library)
    #expect(
      library.contains(
        #"""
            var headers: HeaderFields {
              var headers: HeaderFields = [:]
              var cookies: [String] = []
              cookies.append("sid=" + sid)
              if let theme {
                cookies.append("theme=" + theme.rawValue)
              }
              if !cookies.isEmpty { headers["Cookie"] = cookies.joined(separator: "; ") }
              return headers
            }

        """#), "\(library)")
  }

  @Test("that is the names and values of an object is called as that is, with one member too")
  func object() throws {
    let object =
      #"{"name":"c","in":"cookie","explode":false,"required":true,"schema":{"required":["a"],"properties":{"a":{"type":"string"}}}}"#
    for style in [SwiftSource.Style.library, .foundation] {
      let text = try lines(object, style)
      #expect(text.contains(##"cookies.append("c=" + ["a", cA].joined(separator: ","))"##), "\(text)")
    }
  }

  @Test("that are none leave no trace, in a request that has headers of its own too")
  func none() throws {
    let header = #"{"name":"X-Shop","in":"header","required":true,"schema":{"type":"string"}}"#
    let library = try lines(header, .library)
    #expect(library.contains(#"var headers: HeaderFields { ["X-Shop": xShop] }"#), "\(library)")
    #expect(try !lines(header, .foundation).contains("ookie"))
  }
}

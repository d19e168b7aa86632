import ApusDescriptionTestSupport
import ApusJSON
import ApusOpenAPI
import ApusPacingTestSupport
import Testing

@testable import ApusSwiftSource

@Suite("Swift endpoints", .paced)
struct LibrarySourceTests {
  private func source(_ id: String, _ style: SwiftSource.Style) throws -> String {
    let shop = try Sample.shop()
    return SwiftSource.text(of: EndpointModel(try #require(shop.operation(id: id)), of: shop), style)
  }

  @Test("in the library's style are a service and an endpoint with typed properties")
  func library() throws {
    let source = try source("list-orders", .library)
    #expect(
      source.hasPrefix(
        """
        import ApusClient
        import ApusJSON
        import Foundation

        struct Sample: Service {
          struct ErrorResponse: Decodable, Sendable { let message: String? }

          var baseURL: WebURL { .https("api.example.com") }
        }

        extension Sample {
          /// List orders
          ///
          /// `GET /orders`
          struct ListOrders: Endpoint {
            typealias API = Sample

            typealias Response = [Order]

        """))
    #expect(
      source.hasSuffix(
        #"""
            let xShop: String
            var page: Int?
            let sort: Sort
            var tags: [Int]?

            var path: EndpointPath { "/orders" }
            var headers: HeaderFields { ["X-Shop": xShop] }
            var query: [QueryItem] {
              var items: [QueryItem] = []
              if let page {
                items.append(QueryItem(name: "page", value: String(page)))
              }
              items.append(QueryItem(name: "sort", value: sort.rawValue))
              if let tags {
                for element in tags {
                  items.append(QueryItem(name: "tags", value: String(element)))
                }
              }
              return items
            }
            var encoder: (any BodyEncoder)? { DocumentEncoder(dates: .iso8601) }
            var decoder: (any ResponseDecoder)? { DocumentDecoder(dates: .iso8601) }
          }
        }

        """#), "\(source)")
  }

  @Test("put path parameters into the path, and say their method unless it is GET")
  func path() throws {
    let shop = try Sample.shop()
    let source = SwiftSource.text(
      of: EndpointModel(try #require(shop.operation(.delete, "/orders/{id}")), of: shop), .library)
    #expect(source.contains("typealias Response = EmptyResponse"))
    #expect(source.contains("/// of the path\n    let id: Int"))
    #expect(source.contains("var method: HTTPMethod { .delete }"))
    #expect(source.contains(#"var path: EndpointPath { "/orders/\(id)" }"#), "\(source)")
    #expect(!source.contains("import ApusJSON"))
  }

  @Test("take a body as a value of its own type")
  func body() throws {
    let library = try source("create-order", .library)
    #expect(library.contains("struct Parameters: Codable"))
    #expect(library.contains("var body: EndpointBody { .json(values) }"))
    #expect(library.contains("struct ErrorResponse: Codable"))
    let foundation = try source("create-order", .foundation)
    #expect(foundation.contains("struct Body: Codable"))
    #expect(foundation.contains("request.httpBody = try Self.encoder.encode(body)"))
    #expect(!foundation.contains("import ApusJSON"))
  }

  @Test("have a base URL in the parts the library takes")
  func baseURL() throws {
    for (url, expected) in [
      ("https://a.example", #".https("a.example")"#),
      ("http://a.example:80/v1", #".http("a.example", port: 80, path: "/v1")"#),
      ("//a.example/", #".https("a.example")"#), ("http://[::1]", #".http("[::1]")"#),
    ] {
      let model = EndpointModel(name: "a", service: "", baseURL: url, method: "GET", path: [.text("/")])
      let source = SwiftSource.text(of: model, .library)
      #expect(source.contains("var baseURL: WebURL { \(expected) }"), "\(source)")
      #expect(source.contains("struct WebAPI: Service"))
    }
  }

  @Test("send bytes where the body is not JSON, by any method")
  func bytes() throws {
    var model = EndpointModel(
      name: "a", service: "s", baseURL: "http://a", method: "QUERY", path: [.text("/")])
    model.body = .bytes(type: "text/plain")
    model.answer = .bytes
    let library = SwiftSource.text(of: model, .library)
    #expect(library.contains(#".raw(.bytes(bytes, contentType: "text/plain"))"#))
    #expect(library.contains(#"var method: HTTPMethod { HTTPMethod("QUERY") ?? .get }"#))
    #expect(library.contains("typealias Response = [UInt8]"))
    #expect(SwiftSource.text(of: model, .foundation).contains("typealias Response = Data"))
  }
}

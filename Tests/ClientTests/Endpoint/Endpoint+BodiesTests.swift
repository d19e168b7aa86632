import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

@Suite("Bodies that are taken as they are", .paced)
struct EndpointBodiesTests {
  struct Shop: Service {
    struct ErrorResponse: Decodable, Sendable {}
    var baseURL: WebURL { .https("shop.example") }
  }

  struct Text: Endpoint {
    typealias API = Shop
    typealias Response = String
    var path: EndpointPath { "/text" }
  }

  struct Words: Endpoint {
    typealias API = Shop
    typealias Response = String?
    var path: EndpointPath { "/text" }
  }

  struct Image: Endpoint {
    typealias API = Shop
    typealias Response = Data
    var path: EndpointPath { "/image" }
  }

  struct MaybeImage: Endpoint {
    typealias API = Shop
    typealias Response = Data?
    var path: EndpointPath { "/image" }
  }

  struct Person: Decodable, Sendable, Equatable { let name: String }

  struct MaybePerson: Endpoint {
    typealias API = Shop
    typealias Response = Person?
    var path: EndpointPath { "/person" }
  }

  struct Numbers: Endpoint {
    typealias API = Shop
    typealias Response = [Int]
    var path: EndpointPath { "/numbers" }
  }

  /// The endpoint's value of an answer.
  private func value<E: Endpoint>(
    _ endpoint: E, status: Int = 200, _ type: String, _ body: ReceivedBody
  ) throws -> E.Response where E.API == Shop {
    let client = APIClient(service: Shop(), transport: StubTransport())
    let request = try client.request(for: endpoint)
    let head = ResponseHead(
      version: "HTTP/1.1", status: status, headers: type.isEmpty ? [:] : ["Content-Type": type])
    let hop = Hop(sent: SentRequest(method: .get, url: request.url, headers: [:]), response: head)
    let exchange = Exchange(request: request, startedAt: Date(), hops: [hop], body: body)
    return try client.value(of: exchange, for: endpoint)
  }

  private func body(_ text: String) -> ReceivedBody { ReceivedBody(bytes: Array(text.utf8)) }

  private func error<E: Endpoint>(
    _ endpoint: E, _ type: String, _ body: ReceivedBody
  ) -> APIError<Shop.ErrorResponse>? where E.API == Shop {
    do {
      _ = try value(endpoint, type, body)
      return nil
    } catch {
      return error as? APIError<Shop.ErrorResponse>
    }
  }

  @Test(
    "a text is the body, whatever its type is",
    arguments: ["text/csv", "text/html; charset=utf-8", "", "application/xml"])
  func text(_ type: String) throws {
    #expect(try value(Text(), type, body("a,b\n1,café")) == "a,b\n1,café")
    #expect(try value(Text(), type, body("")).isEmpty)
  }

  @Test("a text is read by its charset")
  func charset() throws {
    let latin = ReceivedBody(bytes: [0x63, 0x61, 0x66, 0xe9])
    #expect(try value(Text(), "text/plain; charset=iso-8859-1", latin) == "café")
    let failed = try #require(error(Text(), "text/plain", latin))
    #expect(failed.code == .decodeValue)
    #expect(failed.description.contains("no text in UTF-8"))
  }

  @Test("a string of JSON is that string, and any other JSON is its text")
  func json() throws {
    #expect(try value(Text(), "application/json", body(#""caf\u00e9""#)) == "café")
    #expect(try value(Text(), "application/json", body(#"{"a": 1}"#)) == #"{"a": 1}"#)
    #expect(try value(Text(), "text/plain", body(#""quoted""#)) == #""quoted""#)
  }

  @Test("bytes are the body, an image or JSON alike")
  func bytes() throws {
    #expect(try value(Image(), "image/png", ReceivedBody(bytes: [0x89, 0x50])) == Data([0x89, 0x50]))
    #expect(try value(Image(), "application/json", body("[]")) == Data("[]".utf8))
    #expect(try value(Image(), "image/png", body("")).isEmpty)
  }

  @Test("what may be missing is nil without a body")
  func missing() throws {
    #expect(try value(MaybePerson(), status: 204, "", body("")) == nil)
    #expect(try value(MaybePerson(), "application/json", body("null")) == nil)
    #expect(try value(MaybePerson(), "application/json", body(#"{"name": "Ada"}"#)) == Person(name: "Ada"))
    #expect(error(MaybePerson(), "application/json", body("{}"))?.code == .decodeMissing)
    #expect(try value(MaybeImage(), status: 204, "", body("")) == nil)
    #expect(try value(MaybeImage(), "image/png", body("x")) == Data("x".utf8))
    #expect(try value(Words(), status: 204, "", body("")) == nil)
    #expect(try value(Words(), "application/json", body("null")) == nil)
    #expect(try value(Words(), "text/plain", body("null")) == "null")
  }

  /// One type for many: the compiler knows nothing of `Response` but that it can be decoded.
  struct Get<Response: Decodable & Sendable>: Endpoint {
    typealias API = Shop
    var path: EndpointPath { "/any" }
  }

  @Test("an endpoint that is generic over its response takes a body as any other does")
  func generic() throws {
    #expect(try value(Get<String>(), "text/csv", body("a,b")) == "a,b")
    #expect(try value(Get<String>(), "application/json", body(#""a""#)) == "a")
    #expect(try value(Get<String?>(), status: 204, "", body("")) == nil)
    #expect(try value(Get<String?>(), "text/plain", body("x")) == "x")
    #expect(try value(Get<Data>(), "image/png", body("x")) == Data("x".utf8))
    #expect(try value(Get<Data?>(), status: 204, "", body("")) == nil)
    #expect(try value(Get<Data?>(), "image/png", body("x")) == Data("x".utf8))
    #expect(try value(Get<[UInt8]>(), "image/png", body("x")) == [120])
    #expect(try value(Get<EmptyResponse>(), status: 204, "", body("")) == EmptyResponse())
    #expect(try value(Get<Person?>(), status: 204, "", body("")) == nil)
    #expect(try value(Get<Person?>(), "application/json", body(#"{"name": "Ada"}"#)) == Person(name: "Ada"))
  }

  @Test("one that is generic says of a body that does not fit what any other says")
  func genericMistakes() {
    #expect(error(Get<Person>(), "", body(""))?.code == .bodyEmpty)
    #expect(error(Get<Person?>(), "application/json", body("{}"))?.code == .decodeMissing)
    #expect(error(Get<[Int]>(), "text/csv", body("a,b"))?.code == .decodeSyntax)
    let inFile = ReceivedBody(byteCount: 5, file: "/tmp/fruit.json")
    #expect(error(Get<String>(), "", inFile)?.code == .bodyEmpty)
    #expect(error(Get<Data?>(), "", inFile)?.code == .bodyEmpty)
    #expect(error(Get<Person?>(), "", inFile)?.code == .bodyEmpty)
  }

  @Test("of a body in a file, or with a handler, it is said that it is there")
  func elsewhere() throws {
    let inFile = ReceivedBody(byteCount: 5, file: "/tmp/fruit.json")
    for failed in [
      error(Numbers(), "application/json", inFile), error(MaybePerson(), "", inFile),
      error(Image(), "", inFile), error(Text(), "", inFile),
    ] {
      #expect(failed?.code == .bodyEmpty)
      #expect(failed?.description.contains("in the file /tmp/fruit.json") == true)
    }
    let handed = try #require(error(Numbers(), "application/json", ReceivedBody(byteCount: 5)))
    #expect(handed.description.contains("with the handler"))
  }
}

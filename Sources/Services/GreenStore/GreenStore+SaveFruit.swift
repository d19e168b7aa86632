public import ApusClient
internal import ApusJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension GreenStore {
  /// Puts a fruit on the shelf. The time in the answer is spelled `2020-12-31 23:59:59`, in UTC.
  public struct SaveFruit: DocumentedEndpoint {
    public typealias API = GreenStore

    public static let documentation = EndpointDocumentation(
      "save-fruit", "put a fruit on the shelf",
      [
        .parameter("name", "what it is", example: "りんご"),
        .parameter("price", "what it costs, in yen", example: "120"),
      ])

    public struct Response: Codable, Sendable, Hashable {
      public let fruitId: Int
      public let createdAt: Date
    }

    struct Parameters: Encodable, Sendable {
      let name: String
      let price: Int
    }

    public let name: String
    public let price: Int

    public init(name: String, price: Int) {
      self.name = name
      self.price = price
    }

    public var method: HTTPMethod { .post }
    public var path: EndpointPath { "/food/fruits" }
    public var parameters: (any Encodable & Sendable)? { Parameters(name: name, price: price) }
    public var decoder: (any ResponseDecoder)? {
      DocumentDecoder(keys: .fromSnakeCase, dates: .format("yyyy-MM-dd HH:mm:ss"))
    }
  }
}

import ApusJSON

@testable import ApusSwiftSource

/// A model whose names the compiler would trip over, were they written as they are.
enum OddModel {
  /// Keys that are keywords, that are no names, that collide, and that the compiler has uses of its own for.
  static let keys = #"""
    {"class": 1, "+1": 2, "-1": 3, "node-id": "x", "名前": "りんご", "": 4, "self": 5, "init": 6, "Type": 7, "hash": 8,
     "hashValue": 9, "rawValue": 10, "description": "d", "default": true, "a b": 11, "1st": 12, "\"q\\\n": 13, "$": 14,
     "created_at": "2024-01-31T12:30:00Z", "createdAt": 15, "CodingKeys": 16, "encode": 17, "stringValue": "s",
     "_links": {"self": {"href": "h"}}, "nested": [{"Response": {"String": {"Int": 1.5}}, "Date": {"Codable": [true]}}],
     "mixed": [1, "a", {"b": [2.5]}], "empty": [], "é": 18, "none": 19, "some": 20, "Optional": {"Array": {"none": 21}}}
    """#

  static func endpoint() throws -> EndpointModel {
    let model = DataModel(JSONShape(of: try JSONDocument(keys).root))
    var endpoint = EndpointModel(
      name: "URL session", service: "Any API", baseURL: "http://127.0.0.1:8080/v1/", method: "POST",
      path: [.text("/a\"\\(b)/"), .input(.init("self")), .text("/"), .input(.init("path")), .text(";x")])
    endpoint.query = [.init("body"), .init("+1"), .init("url")]
    endpoint.headers = [.init("X-Y")]
    endpoint.body = .json(model)
    endpoint.answer = .json(model)
    endpoint.failure = model
    return endpoint
  }
}

import ApusDescriptionTestSupport

@testable import ApusOpenAPI

/// Descriptions in JSON Hyper-Schema.
enum HyperSample {
  /// One with a resource `thing` that has these links.
  static func links(_ links: String, more: String = #""x":1"#) throws -> Specification {
    try Sample.specification(
      """
      {"$schema":"http://json-schema.org/draft-04/hyper-schema","title":"Small","links":[{"rel":"self","href":"https://a.test"}],
       "definitions":{"thing":{"type":["object"],"definitions":{
         "id":{"type":["integer"],"example":7},"name":{"type":["string"],"pattern":"^[a-z]+$","example":"apus"},
         "identity":{"anyOf":[{"$ref":"#/definitions/thing/definitions/id"},{"$ref":"#/definitions/thing/definitions/name"}]}},
        "properties":{"id":{"$ref":"#/definitions/thing/definitions/id"},"name":{"type":["null","string"]}},
        "required":["id"],"links":[\(links)],\(more)}}}
      """)
  }

  static func parameters(_ operation: ApusOpenAPI.Operation?) -> [String] {
    (operation?.parameters ?? []).map { parameter in
      "\(parameter.place) \(parameter.name) \(parameter.schema)\(parameter.isRequired ? "!" : "")"
    }
  }
}

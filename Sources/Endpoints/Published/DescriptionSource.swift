package import ApusClient
package import ApusServices

/// Where a description is had from, and what it is called.
package struct DescriptionSource: Sendable {
  package let name: String
  package let title: String
  package let address: WebURL
  /// What it is asked for as.
  package let mediaType: String
  /// About how large it is, where that is known.
  package let size: Int?

  package init(
    name: String, title: String, address: WebURL, mediaType: String? = nil, size: Int? = nil
  ) {
    self.name = name
    self.title = title
    self.address = address
    self.mediaType = mediaType ?? Self.usualTypes
    self.size = size
  }

  package init(_ api: PublishedAPI) {
    self.init(
      name: api.name, title: api.title, address: api.address, mediaType: api.mediaType, size: api.size)
  }

  /// What was fetched, again from where it came from.
  package init(_ kept: KeptDescription) throws(WebURLError) {
    self.init(
      name: kept.name, title: kept.title, address: try WebURL(kept.address), mediaType: kept.mediaType,
      size: kept.size)
  }

  static let usualTypes =
    "application/vnd.oai.openapi+json, application/json, application/yaml;q=0.9, */*;q=0.8"
}

/// Request headers people type, with the values they usually have.
struct HeaderCatalogue {
  let name: String
  let meaning: String
  let values: [String]

  private init(_ name: String, _ meaning: String, _ values: String...) {
    self.name = name
    self.meaning = meaning
    self.values = values
  }

  static let fields = [
    HeaderCatalogue(
      "Accept", "the types you want", "application/json", "application/vnd.github+json", "text/html",
      "text/plain",
      "application/xml", "*/*"),
    HeaderCatalogue("Accept-Encoding", "the compressions you can read", "gzip", "identity", "br", "zstd"),
    HeaderCatalogue("Accept-Language", "the languages you read", "en", "ja", "'ja, en;q=0.5'"),
    HeaderCatalogue("Authorization", "who you are; better: auth"),
    HeaderCatalogue("Cache-Control", "what a cache may do", "no-cache", "no-store", "max-age=0"),
    HeaderCatalogue("Connection", "what becomes of the connection", "close", "keep-alive"),
    HeaderCatalogue(
      "Content-Type", "what the body is", "application/json", "application/x-www-form-urlencoded",
      "text/plain",
      "application/octet-stream", "multipart/form-data"),
    HeaderCatalogue("Cookie", "cookies; better: they are kept by themselves"),
    HeaderCatalogue("If-Match", "only if the resource is still this one"),
    HeaderCatalogue("If-Modified-Since", "only if it changed since"),
    HeaderCatalogue("If-None-Match", "only if it is not this one any more"),
    HeaderCatalogue("Origin", "the page that asks"),
    HeaderCatalogue("Prefer", "how you would like it", "return=minimal", "return=representation"),
    HeaderCatalogue("Range", "only these bytes", "bytes=0-99"),
    HeaderCatalogue("Referer", "the page before"),
    HeaderCatalogue("User-Agent", "what program asks"),
    HeaderCatalogue("X-Api-Key", "a key; better: auth header X-Api-Key"),
    HeaderCatalogue("X-GitHub-Api-Version", "GitHub's version", "2022-11-28"),
    HeaderCatalogue("X-Requested-With", "a script asks", "XMLHttpRequest"),
  ]
}

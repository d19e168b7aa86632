/// A coding path that shares its beginning with others.
final class EncodingPath {
  private let key: any CodingKey
  private let parent: EncodingPath?

  init(_ key: any CodingKey, under parent: EncodingPath?) {
    self.key = key
    self.parent = parent
  }

  var keys: [any CodingKey] {
    var keys: [any CodingKey] = []
    var link: EncodingPath? = self
    while let current = link {
      keys.append(current.key)
      link = current.parent
    }
    return keys.reversed()
  }
}

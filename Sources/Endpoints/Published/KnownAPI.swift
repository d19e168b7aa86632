package import ApusServices
package import ApusText

/// An API that has a name: a typed service, all that the practice API serves, or one whose owner publishes what it is.
package struct KnownAPI {
  package let name: String
  package let meaning: String
  package let service: (any DocumentedService.Type)?
  /// Where it is described, if it is.
  package let published: PublishedAPI?

  package static let practice = KnownAPI(
    name: "practice", meaning: "everything the practice API serves", service: nil, published: nil)

  /// Those that are more than a description.
  package static let own =
    ServiceCatalogue.services.map { type in
      let name = type.documentation.name
      return KnownAPI(
        name: name, meaning: type.documentation.summary, service: type,
        published: PublishedAPIs.known.named(name))
    } + [practice]

  package static let all: [KnownAPI] = {
    let names = Set(own.map(\.name))
    return own + PublishedAPIs.known.all.filter { !names.contains($0.name) }.map { KnownAPI($0) }
  }()

  /// The API of that name, whatever its case. The services are asked only where it is not the practice API.
  package static func named(_ name: String, among published: @autoclosure () -> PublishedAPIs) -> KnownAPI? {
    let name = name.lowercased()
    if practice.name == name { return practice }
    let published = published()
    guard let known = own.first(where: { $0.name == name }) else {
      return published.named(name).map { KnownAPI($0) }
    }
    return KnownAPI(
      name: name, meaning: known.meaning, service: known.service, published: published.named(name))
  }

  package static func list(_ published: PublishedAPIs) -> some View {
    let names = published.all.map(\.name).filter { name in !own.contains { $0.name == name } }
    return KnownAPIsView(
      own: own.map { ($0.name, $0.meaning) }, others: names.sorted(), problems: published.problems)
  }
}

extension KnownAPI {
  /// What else it takes to ask it.
  ///
  /// - Parameter isKnown: whether it is shown who asks.
  package func advice(isKnown: Bool) -> Line? {
    guard let published, service == nil else { return nil }
    if published.base == nil {
      return Line("its base has a name of yours in it; try: ", .dim).retold
        + Line("base \(published.place)", .command)
    }
    guard !isKnown, let access = published.access else { return nil }
    return Line("nothing says who you are; try: ", .dim).retold + Line(access.line, .command)
  }

  private init(_ api: PublishedAPI) {
    self.init(name: api.name, meaning: api.title, service: nil, published: api)
  }
}

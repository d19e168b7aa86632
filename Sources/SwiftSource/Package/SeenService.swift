/// A service that a session asked, with an endpoint for each kind of request.
struct SeenService {
  struct SeenEndpoint {
    /// Its type.
    let name: String
    let model: EndpointModel
    /// What a sample makes it with.
    let arguments: [Expression.Argument]
    fileprivate let lines: [String]
  }

  /// Its type.
  let name: String
  let constants: ServiceConstants
  private(set) var endpoints: [SeenEndpoint] = []
  private let baseURL: String
  private let access: Access
  private var modules: Set<String> = ["ApusClient"]

  /// Those of some endpoints, in their order; no two have a name in common.
  static func services(of models: [EndpointModel], _ access: Access) -> [SeenService] {
    var names = NamePool.types
    var places: [String: Int] = [:]
    var groups: [[EndpointModel]] = []
    for model in models {
      let key = "\(model.service) \(model.baseURL)"
      if let place = places[key] {
        groups[place].append(model)
      } else {
        places[key] = groups.count
        groups.append([model])
      }
    }
    return groups.map { group in
      let wish = group.first?.service ?? ""
      return SeenService(group, named: names.take(SwiftName.type(wish.isEmpty ? "WebAPI" : wish)), access)
    }
  }

  private init(_ models: [EndpointModel], named name: String, _ access: Access) {
    self.name = name
    self.access = access
    baseURL = models.first?.baseURL ?? ""
    constants = ServiceConstants(ofAll: models)
    var names = NamePool.types
    _ = names.take(name)
    let named = models.map {
      ($0, names.take(SwiftName.type($0.name), or: SwiftName.type($0.name) + "Request"))
    }
    for (model, name) in named {
      var writer = TypeWriter(anyName: "JSONValue", taken: [self.name] + named.map(\.1), access: access)
      var source = EndpointSource(model, named: name, of: self.name, ServiceConstants(model))
      let lines = source.declaration(&writer)
      if writer.needsJSON { modules.insert("ApusJSON") }
      if writer.usesFoundation { modules.insert("Foundation") }
      // A secret counts for nothing in a recording, unless it is empty.
      let arguments = source.arguments.map {
        Expression.Argument($0.label, $0.value.withoutEnvironment("recorded"))
      }
      endpoints.append(SeenEndpoint(name: name, model: model, arguments: arguments, lines: lines))
    }
  }

  /// The file.
  var text: String {
    let service = LibrarySource.service(named: name, at: baseURL, constants, access)
    let block = SourceText.block("extension \(name)", SourceText.sections(endpoints.map(\.lines)))
    return SourceText.sections([modules.sorted().map(access.importing), service, block])
      .joined(separator: "\n") + "\n"
  }
}

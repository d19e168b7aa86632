internal import ApusServices
internal import ApusText

/// An API the program knows by name: a typed service, or all that the practice API serves.
package struct KnownAPI {
  let name: String
  let meaning: String
  let service: (any DocumentedService.Type)?

  static let practice = KnownAPI(
    name: "practice", meaning: "everything the practice API serves", service: nil)

  static let all =
    ServiceCatalogue.services.map { type in
      KnownAPI(name: type.documentation.name, meaning: type.documentation.summary, service: type)
    } + [practice]

  /// The API of that name, whatever its case. The services are asked only where it is not the practice API.
  static func named(_ name: String) -> KnownAPI? {
    let name = name.lowercased()
    return practice.name == name ? practice : all.first { $0.name == name }
  }

  static var list: Glossary {
    Glossary(all.map { (Line("use \($0.name)", .command), Line($0.meaning, .dim)) }, indent: 0)
  }
}

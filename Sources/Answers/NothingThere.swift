internal import ApusJSON
internal import ApusLanguage
package import ApusRendering
internal import ApusText

extension DeadEnd {
  package func reason(at place: TreePlace) -> String? {
    let isBody = place.location.steps.isEmpty && place.response != TreePlace.selection
    let name = isBody ? "the body" : "\(place)"
    switch (reached.kind, missing) {
    case (_, nil): return nil
    case (.object, .key(let key)): return "\(name) has no key \(key)"
    case (.object, .position): return "\(name) is an object, which has keys"
    case (.array, _) where reached.count == 0: return "\(name) is an empty array"
    case (.array, .position): return "\(name) has \(Units.count(reached.count, "element"))"
    case (.array, .key): return "\(name) is an array"
    default: return "\(name) is \(reached.kind.inWords)"
    }
  }

  /// A path that leads somewhere; `nil` when none comes to mind.
  package func meant(at place: TreePlace) -> String? {
    switch (reached.kind, missing) {
    case (.object, .key(let key)):
      let keys = reached.members.prefix(1_000).map(\.name)
      guard let near = nearest(to: key, among: keys) else { return "keys \(place)" }
      return (rest ?? []).reduce(place.appending(.key(near))) { $0.appending($1) }.description
    case (.object, .position): return "keys \(place)"
    case (.array, .key(let key)) where reached.count > 0 && !key.isEmpty:
      let steps = Location([.key(key)] + (rest ?? []))
      return "\(place)[]\(steps)"
    case (.array, .position) where reached.count > 0:
      return (rest ?? []).reduce(place.appending(.position(reached.count - 1))) { $0.appending($1) }
        .description
    default: return nil
    }
  }
}

package import ApusClient
internal import ApusRendering
internal import ApusSurroundings
internal import ApusText

// What an API says of itself.
extension NamedDescriptions {
  /// The description of the API at a base, which is asked for without saying who asks.
  ///
  /// - Parameter named: what an answer of the API named as its description.
  package func discover(at base: WebURL, named: WebURL?) async throws -> LoadedSpecification {
    try check()
    let output = output
    var count = 0
    var refused = false
    var discovery = DescriptionDiscovery(fetch, base: base) { step in
      count += 1
      refused = refused || ["401", "403"].contains(step.result)
      output.note(Line("get \(step.url.text)", .command) + Line("  \(step.result)", .dim))
    }
    let found: DescriptionDiscovery.Found?
    do throws(TransportError) {
      found = try await discovery.find(named: named)
    } catch {
      throw CommandFailure(
        error.code, "\(base.host) was asked for its description: \(error.message)", try: ["get \(base.path)"])
    }
    for place in discovery.elsewhere {
      output.note(
        Line("it names \(place.text), which is somewhere else and was not asked; try: ", .dim)
          + Line("spec \(place.text)", .command))
    }
    guard let found else {
      let asked = Units.count(count, "request")
      let more = refused ? "; some of them want to know who asks, which none of them said" : ""
      throw CommandFailure(
        .decodeValue, "no description was found in \(asked)\(more)",
        try: ["spec find \(base.host)"] + (refused ? ["spec \(DescriptionDiscovery.usualPlaces[0])"] : []))
    }
    let fetch = fetch
    let reader = DescriptionReader(environment, home: base.origin) { url in
      await fetch.part(at: url, of: found.url)
    }
    return try await reader.specification(
      in: found.bytes, name: found.url.text, location: found.url.text, url: found.url)
  }
}

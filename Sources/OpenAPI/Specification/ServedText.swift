internal import ApusJSON

extension Specification {
  /// The description as it is where its API is served at a path of the very origin that hands it out.
  package func text(servedAt path: String) -> String {
    let place = JSONString.quoted(path.isEmpty ? "/" : path)
    let isOld = dialect == .swagger2
    let gone: Set = isOld ? ["host", "schemes", "basePath"] : ["servers"]
    var members = document.root.members.filter { !gone.contains($0.name) }.map {
      "\($0.key.text):\($0.value.text)"
    }
    members.append(isOld ? "\"basePath\":\(place)" : "\"servers\":[{\"url\":\(place)}]")
    return "{" + members.joined(separator: ",") + "}"
  }
}

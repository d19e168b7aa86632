extension CollectionScript {
  /// Gives a request what its script asks of the answer, and leaves it out where the script makes it another request.
  func put(into request: inout CollectedRequest, _ collection: inout RequestCollection) {
    request.captures += captures
    request.checks += checks
    request.variables += constants
    for entry in leftOut {
      var entry = entry
      entry.file = request.file
      collection.leave(entry)
    }
    if changesRequest { request.refuse("a script changes it before it is sent") }
    for name in made where request.names(name) {
      request.refuse("a script makes {{\(name)}} before it is sent")
    }
  }
}

extension CollectedRequest {
  /// Whether one of its texts names a variable.
  func names(_ name: String) -> Bool {
    var isNamed = false
    _ = mapping { text in
      for case .hole(let hole) in HTTPFileText(text).pieces where hole == name { isNamed = true }
      return text
    }
    return isNamed
  }
}

extension PreparedRequest.Paging {
  /// Refuses a line that asks until something holds where each request is sent once.
  package func checkAsksOnce() throws(LineProblem) {
    guard let polling else { return }
    throw LineProblem("--until is for a line of its own; `watch` takes one, too", at: polling.range)
  }
}

extension RequestPreparation {
  /// What the line says of asking again; `nil` where it asks once.
  func polling() throws(LineProblem) -> PollingWish? {
    guard let until = line.last(.until) else {
      if let use = line.last(.every) ?? line.last(.forTime) {
        throw LineProblem(
          "\(use.name) goes with --until", at: use.range, try: "get /jobs/1 --until '.state == \"done\"'")
      }
      return nil
    }
    var wish = PollingWish(condition: try text(of: until), range: place(of: until))
    if let use = line.last(.every) { wish.pause = try time(of: use) }
    if let use = line.last(.forTime) { wish.limit = try time(of: use) }
    return wish
  }

  private func time(of use: OptionUse) throws(LineProblem) -> Duration {
    guard let time = Duration(written: try text(of: use).lowercased()) else {
      throw LineProblem(
        "expected a time such as 500ms or 2s after \(use.name)", at: place(of: use), tryInstead: "2s")
    }
    return time
  }
}

internal import ApusText

/// The findings of a file, a line each.
struct AuditView: View {
  let path: String
  let findings: [AuditFinding]

  func lines(on screen: Screen) -> [Line] {
    findings.flatMap { finding in
      let place = finding.place.isEmpty ? "" : "\(finding.place) "
      let line =
        Line("\(path):\(finding.line): ", .dim) + Line(place) + Line(finding.name, .key) + Line(" •••")
        + Line(": \(finding.reason)", .dim).retold
      return line.wrapped(to: screen.width, indent: 2)
    }
  }
}

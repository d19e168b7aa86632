package import ApusFormats
package import ApusText
internal import ApusWords

/// What a file is, what of it is understood, and what is left out, by line.
package struct FindingsView: View {
  private let name: String
  private let kind: FileKind
  private let findings: [FileFinding]

  package init(_ findings: [FileFinding], of kind: FileKind, named name: String) {
    (self.findings, self.kind, self.name) = (findings, kind, name)
  }

  package func lines(on screen: Screen) -> [Line] {
    let counts = [
      (FileFinding.Mark.understood, "understood"), (.leftOut, "left out"), (.problem, "in the way"),
    ]
    .map { mark, word in (findings.count { $0.mark == mark }, word) }
    .filter { $0.0 > 0 }.map { retold("\($0.0) \($0.1)") }
    var head = Line(name) + Line(" is \(kind.title)").retold
    if !counts.isEmpty { head.append(": " + counts.joined(separator: ", "), .dim) }
    let digits = findings.compactMap { $0.line.map { "\($0)".count } }.max() ?? 0
    return head.wrappedAtWords(to: screen.width)
      + findings.flatMap { finding -> [Line] in
        let number = finding.line.map(String.init) ?? ""
        var line = Line(String(repeating: " ", count: 2 + digits - number.count) + number + "  ", .dim)
        switch finding.mark {
        case .understood: break
        case .leftOut: line.append(said("left out: "), .dim)
        case .problem: line.append(said("problem: "), .warning)
        }
        line.append(retold(finding.text))
        return line.wrappedAtWords(to: screen.width, indent: digits + 4)
      }
  }
}

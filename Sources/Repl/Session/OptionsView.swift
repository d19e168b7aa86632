internal import ApusText

/// The options, their values and what they mean.
struct OptionsView: View {
  let session: Session

  func lines(on screen: Screen) -> [Line] {
    let width = (SessionOption.names.map(\.utf8.count).max() ?? 0) + 2
    let rows = SessionOption.all.map { option in
      var term = Line(option.name, .key)
      term.pad(to: width)
      return (term + Line(option.shown(in: session), .string).retold, Line(option.meaning, .dim).retold)
    }
    return Glossary(rows, indent: 0).lines(on: screen)
  }
}

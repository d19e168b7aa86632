internal import ApusText

/// The options, their values and what they mean.
struct OptionsView: View {
  let session: Session

  func lines(on screen: Screen) -> [Line] {
    let rows = SessionOption.allCases.map { option in
      var term = Line(option.rawValue, .key)
      term.pad(to: 14)
      return (term + Line(option.shown(in: session), .string), Line(option.meaning, .dim))
    }
    return Glossary(rows, indent: 0).lines(on: screen)
  }
}
